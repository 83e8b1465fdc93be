import MiniUI

/// The time of a session on a device's clock.
struct SessionClock {
  private let clock: VirtualClock
  private let start: Duration

  /// A session begins now.
  init(_ clock: VirtualClock) {
    self.clock = clock
    start = clock.uptime
  }

  /// Milliseconds since the session began.
  var now: Int { Int((clock.uptime - start) / .milliseconds(1)) }

  /// How long to wait for a time of the session; nothing for one that is past.
  func wait(until time: Int) -> Duration { .milliseconds(max(0, time - now)) }
}
