/// The app's stays in the foreground, as moments tell of them.
final class Session {
  /// Where the app stands.
  private(set) var state = LifeState.initial
  private var lastStart: Duration?

  /// Whether the app has been in the foreground since the tracker was started.
  var hasStarted: Bool { lastStart != nil }

  /// Moves to another state; time in the foreground is counted from each start anew.
  func enter(_ new: LifeState, at uptime: Duration) {
    state = new
    if new == .started { lastStart = uptime }
  }

  /// How long the app has been in the foreground since its last start; none before the first.
  func foregroundTime(until uptime: Duration) -> Duration {
    lastStart.map { uptime - $0 } ?? .zero
  }
}
