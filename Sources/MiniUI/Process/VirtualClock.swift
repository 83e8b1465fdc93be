/// A device's two times: the one on the wall, which may be set, and the one that only grows.
///
/// It survives a relaunch, because the device owns it. Time passes only when a process's
/// ``MainLoop`` lets it, or the device where no process runs; nothing reads the machine's clock.
public final class VirtualClock {
  /// Since the device was made; a change of the wall time leaves it alone.
  ///
  /// The counterpart of Apple's `ProcessInfo.systemUptime`: intervals are measured with it.
  public var uptime: Duration { elapsed }
  private var elapsed: Duration = .zero

  /// What the wall would have shown at uptime zero, had it never been set since.
  private var wallTimeAtZero: Instant

  /// Starts at this wall time; a device without a wish of its own takes ``Instant/defaultEpoch``.
  public init(startingAt start: Instant) {
    wallTimeAtZero = start
  }

  /// Goes on where another clock stood; what lies outside of the uptime's bounds becomes a bound.
  init(uptime: Duration, now: Instant) {
    elapsed = min(max(.zero, uptime), Self.end)
    wallTimeAtZero = now - elapsed
  }

  /// What the user sees in the status bar; a jump may set it back.
  public var now: Instant { Instant(timeSince1970: wallTimeAtZero.timeSince1970 + elapsed) }

  /// The uptime at which no further time passes: 100,000,000 days.
  ///
  /// Sums of durations end here instead of ending the program, as ``Instant`` ends there.
  static let end = Instant.latest.timeSince1970

  /// Where the uptime stands when a duration has passed, but never beyond ``end``.
  func uptime(after duration: Duration) -> Duration {
    duration < Self.end - uptime ? uptime + duration : Self.end
  }

  /// Sets the wall time, as a user does in Settings; what is scheduled stays when it was.
  public func jump(to instant: Instant) {
    wallTimeAtZero = instant - uptime
  }

  /// Lets both times grow, up to ``end``; zero is allowed, a step back is the caller's mistake.
  func advance(by duration: Duration) {
    precondition(
      duration >= .zero,
      "the clock cannot go back by \(duration); to set the wall time, use jump(to:)")
    elapsed = uptime(after: duration)
  }

  /// Lets both times grow until the uptime is this, which ``uptime(after:)`` has answered.
  func advance(to uptime: Duration) {
    precondition(uptime >= elapsed, "the clock cannot go back to \(uptime)")
    elapsed = uptime
  }
}
