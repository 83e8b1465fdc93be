import MiniUI

/// The time of a session on a device's clock.
struct SessionClock {
  private let clock: VirtualClock
  private let start: Duration

  /// A session that begins now.
  init(_ clock: VirtualClock) {
    self.clock = clock
    start = clock.uptime
  }

  /// Milliseconds since the session began.
  var now: Int {
    let (seconds, attoseconds) = (clock.uptime - start).components
    return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
  }

  /// Returns the wait from now until a time of the session; zero for a past time.
  static func wait(until time: Int, from now: Int) -> Duration { .milliseconds(max(0, time - now)) }
}
