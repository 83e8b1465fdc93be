/// What one block changed, and when.
final class Animation {
  /// The uptime at which the change begins, after its delay.
  let start: Duration
  /// How long it takes, and how it goes.
  let timing: Timing
  /// The views that differ after the block, without what has been interrupted.
  private(set) var changes: [PropertyChange]
  /// Whether a part of it ended before its time.
  private(set) var isInterrupted = false
  /// The turn of the main loop that ends it.
  var end: MainLoop.Token?
  private let completion: ((Bool) -> Void)?

  init(
    start: Duration, timing: Timing, changes: [PropertyChange], completion: ((Bool) -> Void)?
  ) {
    (self.start, self.timing, self.changes) = (start, timing, changes)
    self.completion = completion
  }

  /// How much of the way is done at an uptime.
  func progress(at uptime: Duration) -> Double {
    guard uptime > start else { return 0 }
    guard timing.duration > .zero else { return 1 }
    return timing.curve.progress(at: (uptime - start) / timing.duration)
  }

  /// Ends some properties of a view before their time.
  func interrupt(_ properties: AnimatedProperties, of view: View) {
    for index in changes.indices where changes[index].view === view {
      guard !changes[index].properties.isDisjoint(with: properties) else { continue }
      changes[index].properties.subtract(properties)
      isInterrupted = true
    }
    changes.removeAll(where: \.properties.isEmpty)
  }

  /// Whether nothing is left that could move, because all of it was interrupted.
  var isOver: Bool { isInterrupted && changes.isEmpty }

  /// Tells whether everything reached its end.
  func complete() { completion?(!isInterrupted) }
}
