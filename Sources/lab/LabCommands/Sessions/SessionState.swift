/// The state of the app in a random session, which determines the possible actions.
struct SessionState: Sendable {
  enum Screen: Sendable {
    /// The first screen.
    case home
    /// The screen of a row.
    case product
    /// The ignored screen.
    case payment

    /// The reason of the exception for an unknown message to the screen's controller.
    var crash: String {
      let name =
        switch self {
        case .home: "HomeViewController"
        case .product: "ProductViewController"
        case .payment: "PaymentViewController"
        }
      return "-[\(name) boom]: unrecognized selector sent to instance"
    }
  }

  private(set) var isRunning = false
  /// True while the app is in the foreground.
  private(set) var isInFront = false
  private(set) var screen = Screen.home
  /// True while the tracker runs.
  private(set) var isTracking = true

  /// Returns true if an action is possible now.
  func allows(_ action: SessionAction) -> Bool {
    switch action {
    case .launch: !isRunning
    case .kill, .terminate, .crash, .relaunch: isRunning
    case .background, .interrupt: isInFront
    case .foreground: isRunning && !isInFront
    case .tapButton, .tapRow, .openIgnored, .openDetour, .openNotice:
      isInFront && screen == .home
    case .goBack: isInFront && screen == .product
    case .tapIgnored, .closeIgnored, .typeSecret: isInFront && screen == .payment
    case .track, .trackBad, .profile, .login, .logout, .flush: isRunning && isTracking
    case .stopTracker: isRunning && isTracking
    case .startTracker: isRunning && !isTracking
    case .waitShortly, .wait, .waitLong, .clockForward, .clockBack, .network, .update, .reboot,
      .serverFault, .serverWell, .diskFault, .diskWell:
      true
    }
  }

  /// Updates the state after an action.
  mutating func note(_ action: SessionAction) {
    switch action {
    case .launch, .relaunch:
      self = SessionState()
      (isRunning, isInFront) = (true, true)
    case .kill, .terminate, .crash, .update, .reboot: self = SessionState()
    case .background: isInFront = false
    case .foreground: isInFront = true
    case .tapRow: screen = .product
    case .openIgnored: screen = .payment
    case .goBack, .closeIgnored: screen = .home
    case .stopTracker: isTracking = false
    case .startTracker: isTracking = true
    default: break
    }
  }
}
