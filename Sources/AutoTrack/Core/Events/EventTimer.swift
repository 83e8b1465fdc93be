/// One event's stopwatch, on a clock that only goes forward.
struct EventTimer: Equatable, Sendable {
  /// The event that it times.
  let name: EventName
  private var counted = Duration.zero
  private var begin: Duration?
  private var isPaused = false

  /// Counts from now on.
  init(_ name: EventName, at now: Duration) {
    self.name = name
    begin = now
  }

  /// Stops until it is resumed; a second pause changes nothing (SA-T05).
  mutating func pause(at now: Duration) {
    suspend(at: now)
    isPaused = true
  }

  /// Goes on after a pause; without one, nothing changes (SA-T05).
  mutating func resume(at now: Duration) {
    guard isPaused else { return }
    isPaused = false
    begin = now
  }

  /// Keeps what was counted, without being paused; nothing counts until ``restart(at:)`` (SA-T03).
  mutating func suspend(at now: Duration) {
    counted = elapsed(at: now)
    begin = nil
  }

  /// Counts from now on, unless it is paused (SA-T02).
  mutating func restart(at now: Duration) {
    guard !isPaused else { return }
    begin = now
  }

  /// What was counted, never negative.
  func elapsed(at now: Duration) -> Duration {
    guard let begin else { return counted }
    return counted + max(now - begin, .zero)
  }
}
