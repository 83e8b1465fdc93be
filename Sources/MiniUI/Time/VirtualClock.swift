/// A device's two times: the wall time, which can be set, and the monotonic uptime.
///
/// The device owns it, so it survives a relaunch. Time passes only through a process's
/// ``MainLoop``, or through the device while no process runs; the machine's clock is never read.
public final class VirtualClock {
  /// The time since the device was made; changes of the wall time do not affect it.
  ///
  /// The counterpart of Apple's `ProcessInfo.systemUptime`, by which intervals are measured.
  public var uptime: Duration { elapsed }
  private var elapsed: Duration = .zero

  /// The wall time at uptime zero, shifted by every jump.
  private var wallTimeAtZero: Instant

  /// Makes a clock at uptime zero with this wall time.
  public init(startingAt start: Instant) {
    wallTimeAtZero = start
  }

  /// Continues another clock; an uptime outside the bounds is clamped.
  init(uptime: Duration, now: Instant) {
    elapsed = min(max(.zero, uptime), Self.end)
    wallTimeAtZero = now - elapsed
  }

  /// The wall time shown in the status bar; a jump may set it back.
  public var now: Instant { Instant(timeSince1970: wallTimeAtZero.timeSince1970 + elapsed) }

  /// The largest uptime, 100,000,000 days; the clock does not advance beyond it.
  ///
  /// Sums of durations saturate here instead of overflowing, as ``Instant`` does.
  static let end = Instant.latest.timeSince1970

  /// Returns the uptime after a duration, at most ``end``.
  func uptime(after duration: Duration) -> Duration {
    duration < Self.end - uptime ? uptime + duration : Self.end
  }

  /// Sets the wall time, as a user does in Settings; scheduled entries are not affected.
  public func jump(to instant: Instant) {
    wallTimeAtZero = instant - uptime
  }

  /// Advances both times, up to ``end``; a negative duration is a programmer error.
  func advance(by duration: Duration) {
    guard duration >= .zero else {
      fatalError("the clock cannot go back by \(duration); to set the wall time, use jump(to:)")
    }
    elapsed = uptime(after: duration)
  }

  /// Advances both times to an uptime, which must come from ``uptime(after:)``.
  func advance(to uptime: Duration) {
    guard uptime >= elapsed else { fatalError("the clock cannot go back to \(uptime)") }
    elapsed = uptime
  }
}
