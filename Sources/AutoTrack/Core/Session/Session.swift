import MiniUI

/// Where the app stands, and since when it has been in the foreground, as moments tell.
final class Session {
  /// Where the app stands.
  private(set) var state = LifeState.initial
  private var lastStart: Duration?

  /// Whether the app has been in the foreground since the tracker was started.
  var hasStarted: Bool { lastStart != nil }

  /// Moves to another state; each start begins the time in the foreground anew.
  func enter(_ new: LifeState, at uptime: Duration) {
    state = new
    if new == .started { lastStart = uptime }
  }

  /// The time from the last start to an uptime; none before the first start.
  func foregroundTime(until uptime: Duration) -> Duration {
    lastStart.map { uptime - $0 } ?? .zero
  }

  /// Whether a person sees what appears: not before the start of an app that was launched in the
  /// background.
  func isSeen(_ application: Application) -> Bool {
    switch state {
    case .startedPassively: false
    case .initial: application.state != .background
    case .started, .ended, .terminated: true
    }
  }
}
