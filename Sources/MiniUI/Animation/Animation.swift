/// The animated changes of one block.
final class Animation {
  /// The uptime at which the change begins, after the delay.
  let start: Duration
  /// The duration, the delay and the curve.
  let timing: Timing
  /// The changed views, without interrupted properties.
  private(set) var changes: [PropertyChange]
  /// True if a part of the animation was interrupted.
  private(set) var isInterrupted = false
  var end: MainLoop.Token?
  private let completion: ((Bool) -> Void)?

  init(
    start: Duration, timing: Timing, changes: [PropertyChange], completion: ((Bool) -> Void)?
  ) {
    (self.start, self.timing, self.changes) = (start, timing, changes)
    self.completion = completion
  }

  /// Returns the progress at an uptime, 0 to 1.
  func progress(at uptime: Duration) -> Double {
    guard uptime > start else { return 0 }
    guard timing.duration > .zero else { return 1 }
    return timing.curve.progress(at: (uptime - start) / timing.duration)
  }

  func interrupt(_ properties: AnimatedProperties, of view: View) {
    for index in changes.indices where changes[index].view === view {
      guard !changes[index].properties.isDisjoint(with: properties) else { continue }
      changes[index].properties.subtract(properties)
      isInterrupted = true
    }
    changes.removeAll(where: \.properties.isEmpty)
  }

  /// True if every change was interrupted.
  var isOver: Bool { isInterrupted && changes.isEmpty }

  /// Runs the completion; its argument is true if no part was interrupted.
  func complete() { completion?(!isInterrupted) }
}
