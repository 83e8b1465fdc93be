/// A stopwatch for one event, on a monotonic clock.
struct EventTimer: Equatable, Sendable {
  let name: EventName
  private var counted = Duration.zero
  private var begin: Duration?
  private var isPaused = false

  init(_ name: EventName, at now: Duration) {
    self.name = name
    begin = now
  }

  /// Pauses the timer; a second pause has no effect (SA-T05).
  mutating func pause(at now: Duration) {
    suspend(at: now)
    isPaused = true
  }

  /// Resumes a paused timer; has no effect on others (SA-T05).
  mutating func resume(at now: Duration) {
    guard isPaused else { return }
    isPaused = false
    begin = now
  }

  /// Stops counting without a pause, until ``restart(at:)`` (SA-T03).
  mutating func suspend(at now: Duration) {
    counted = elapsed(at: now)
    begin = nil
  }

  /// Resumes counting, unless the timer is paused (SA-T02).
  mutating func restart(at now: Duration) {
    guard !isPaused else { return }
    begin = now
  }

  /// Returns the counted time, never negative.
  func elapsed(at now: Duration) -> Duration {
    guard let begin else { return counted }
    return counted + max(now - begin, .zero)
  }
}
