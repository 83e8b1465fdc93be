import MiniUI

/// A generator of a random session's steps; each is possible in its state.
struct SessionWriter {
  private var chance: Chance
  private var state: SessionState
  private var count = 0

  /// A writer for a tracker that starts at launch, or late.
  init(chance: Chance, startsLate: Bool) {
    self.chance = chance
    state = SessionState(startsLate: startsLate)
  }

  mutating func next() -> SessionPlan.Step { written(draw()) }

  /// Returns the step of an action; nil if it is not possible now.
  mutating func step(of action: SessionAction) -> SessionPlan.Step? {
    state.allows(action) ? written(action) : nil
  }

  private mutating func written(_ action: SessionAction) -> SessionPlan.Step {
    count += 1
    defer { state.note(action) }
    let fault: SessionFault? =
      switch action {
      case .serverFault: SessionFault.ofServer.randomElement(using: &chance)
      case .diskFault: SessionFault.ofDisk.randomElement(using: &chance)
      default: nil
      }
    return SessionPlan.Step(
      action: action, fault: fault, text: fault?.step(&chance) ?? text(of: action))
  }

  /// Draws among the possible actions, by weight.
  private mutating func draw() -> SessionAction {
    let possible = SessionAction.allCases.filter(state.allows)
    let total = possible.reduce(0) { $0 + $1.weight }
    var place = Int.random(in: 0..<total, using: &chance)
    for action in possible {
      place -= action.weight
      if place < 0 { return action }
    }
    return .waitShortly
  }

  private mutating func text(of action: SessionAction) -> String {
    switch action {
    case .launch, .kill, .terminate, .relaunch, .background, .foreground, .interrupt, .logout,
      .flush:
      "{ \(action.rawValue): {} }"
    case .crash: "{ send: \"boom\", crash: \"\(state.screen.crash)\" }"
    case .tapButton: "{ tap: \"#buy\" }"
    case .tapRow:
      "{ tap: { row: \"0:\(Int.random(in: 0...3, using: &chance))\", in: \"#products\" } }"
    case .goBack: "{ tap: { back: true } }"
    case .openDetour: "{ tap: \"#detour\" }"
    case .openNotice: "{ tap: \"#notice\" }"
    case .openIgnored: "{ tap: \"#pay\" }"
    case .tapIgnored: "{ tap: \"#secret\" }"
    case .closeIgnored: "{ tap: \"#close\" }"
    case .openPage: "{ tap: \"#web\" }"
    case .tapPage: "{ page: [{ tap: \"\(element(of: SessionApp.pageElements))\" }] }"
    case .typeWord: "{ type: \"\(element(of: SessionApp.words))\", into: \"#search\" }"
    case .tapSearch: "{ tap: \"#go\" }"
    case .typeSecret: "{ type: \"\(SessionApp.secret)\", into: \"#card\" }"
    case .track: "{ track: \"paid\", properties: { amount: \(count) } }"
    case .trackBad: "{ track: \"paid\", properties: { \"1st\": \(count), sum: NaN } }"
    case .profile: "{ profile: { set: { visits: \(count) } } }"
    case .login: "{ login: \"user \(Int.random(in: 1...3, using: &chance))\" }"
    case .stopTracker: "{ tracker: \"stop\" }"
    case .startTracker: "{ tracker: \"start\" }"
    case .waitShortly: "{ wait: \"\(Int.random(in: 1...40, using: &chance) * 100)ms\" }"
    case .wait: "{ wait: \"\(Int.random(in: 5...300, using: &chance))s\" }"
    case .waitLong: "{ wait: \"24h\" }"
    case .clockForward: "{ device: { clock: \"2031-05-\(day())T08:00:00Z\" } }"
    case .clockBack: "{ device: { clock: \"2019-05-\(day())T08:00:00Z\" } }"
    case .network: "{ device: { network: \"\(network())\" } }"
    case .update:
      "{ device: { update: \"\(SessionApp.bundle)\", version: \"2.\(count)\" } }"
    case .reboot: "{ device: { reboot: {} } }"
    case .serverWell: "{ server: \"well\" }"
    case .diskWell: "{ device: { disk: \"well\" } }"
    case .serverFault, .diskFault: ""
    }
  }

  private mutating func network() -> String {
    let network = element(of: ["none", "wifi", "4G", "3G"])
    state.isOnline = network != "none"
    return network
  }

  private mutating func element(of texts: [String]) -> String {
    texts.randomElement(using: &chance) ?? ""
  }

  /// Returns a day of a month, with two digits.
  private mutating func day() -> String { "\(Int.random(in: 10...28, using: &chance))" }
}

/// The state of the app in a random session, which determines the possible actions.
struct SessionState: Sendable {
  enum Screen: Sendable {
    /// The first screen.
    case home
    case product
    case payment
    case page

    /// The reason of the exception for an unknown message to the screen's controller.
    var crash: String {
      let name =
        switch self {
        case .home: "HomeViewController"
        case .product: "ProductViewController"
        case .payment: "PaymentViewController"
        case .page: "PageViewController"
        }
      return "-[\(name) boom]: unrecognized selector sent to instance"
    }
  }

  private(set) var isRunning = false
  /// True while the app is in the foreground.
  private(set) var isInFront = false
  private(set) var screen = Screen.home
  /// True while the tracker runs.
  private(set) var isTracking: Bool
  /// True while the phone has a network connection.
  var isOnline = true
  /// True if a step starts the tracker of each process.
  private let startsLate: Bool

  /// The state before the first launch.
  init(startsLate: Bool) {
    self.startsLate = startsLate
    isTracking = !startsLate
  }

  /// Returns true if an action is possible now.
  func allows(_ action: SessionAction) -> Bool {
    switch action {
    case .launch: !isRunning
    case .kill, .terminate, .crash, .relaunch: isRunning
    case .background, .interrupt: isInFront
    case .foreground: isRunning && !isInFront
    case .tapButton, .tapRow, .openIgnored, .openDetour, .openNotice:
      isInFront && screen == .home
    case .openPage: isInFront && screen == .home && isOnline
    case .goBack: isInFront && (screen == .product || screen == .page)
    case .typeWord, .tapSearch: isInFront && screen == .product
    case .tapPage: isInFront && screen == .page
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
      end()
      (isRunning, isInFront) = (true, true)
    case .kill, .terminate, .crash, .update, .reboot: end()
    case .background: isInFront = false
    case .foreground: isInFront = true
    case .tapRow: screen = .product
    case .openIgnored: screen = .payment
    case .openPage: screen = .page
    case .goBack, .closeIgnored: screen = .home
    case .stopTracker: isTracking = false
    case .startTracker: isTracking = true
    default: break
    }
  }

  private mutating func end() {
    (isRunning, isInFront, screen, isTracking) = (false, false, .home, !startsLate)
  }
}
