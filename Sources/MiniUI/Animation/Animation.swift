/// What one block changed, and when.
final class Animation {
  /// The uptime at which the change begins, after its delay.
  let start: Duration
  /// How long it takes, and how it goes.
  let timing: Timing
  /// The views that differ after the block.
  let changes: [PropertyChange]

  init(start: Duration, timing: Timing, changes: [PropertyChange]) {
    (self.start, self.timing, self.changes) = (start, timing, changes)
  }

  /// How much of the way is done at an uptime.
  func progress(at uptime: Duration) -> Double {
    guard uptime > start else { return 0 }
    guard timing.duration > .zero else { return 1 }
    return timing.curve.progress(at: (uptime - start) / timing.duration)
  }
}
