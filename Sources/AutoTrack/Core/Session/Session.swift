import MiniUI

/// The life state of the app and its time in the foreground.
final class Session {
  private(set) var state = LifeState.initial
  private var lastStart: Duration?

  /// True if the app has been in the foreground since the tracker started.
  var hasStarted: Bool { lastStart != nil }

  /// Changes the state; each start resets the time in the foreground.
  func enter(_ new: LifeState, at uptime: Duration) {
    state = new
    if new == .started { lastStart = uptime }
  }

  /// Returns the time since the last start; zero before the first.
  func foregroundTime(until uptime: Duration) -> Duration {
    lastStart.map { uptime - $0 } ?? .zero
  }

  /// Returns true if screens are visible to a person.
  ///
  /// They are not before the first start of an app that was launched in the background.
  func isSeen(_ application: Application) -> Bool {
    switch state {
    case .startedPassively: false
    case .initial: application.state != .background
    case .started, .ended, .terminated: true
    }
  }
}
