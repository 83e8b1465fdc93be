/// What a random session has to know of the app, to do nothing that cannot be done.
struct SessionState: Sendable {
  /// The screens of the app.
  enum Screen: Sendable {
    /// The first one.
    case home
    /// What a row shows.
    case product
    /// What gives no events.
    case payment

    /// Why an app ends whose screen is sent what it does not know.
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

  /// Whether the app runs.
  private(set) var isRunning = false
  /// Whether a person sees it.
  private(set) var isInFront = false
  /// Which screen is shown.
  private(set) var screen = Screen.home
  /// Whether the tracker watches.
  private(set) var isTracking = true

  /// Whether something can happen now.
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

  /// Notes that it has happened.
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
