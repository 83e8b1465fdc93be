/// The animated changes of one block.
final class Animation {
  /// The uptime at which the change begins, after the delay.
  let start: Duration
  /// The duration, the delay and the curve.
  let timing: Timing
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

  var isOver: Bool { isInterrupted && changes.isEmpty }

  /// Runs the completion; its argument is true if no part was interrupted.
  func complete() { completion?(!isInterrupted) }
}

struct Timing {
  var duration: Duration
  /// The delay before the change.
  var delay: Duration
  var curve: AnimationCurve
  var options: AnimationOptions

  /// Returns the timing of a nested block, which inherits duration and curve unless overridden.
  func inheriting(from outer: Timing?) -> Timing {
    guard let outer else { return self }
    var timing = self
    if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { timing.curve = outer.curve }
    return timing
  }
}

/// A view with values changed by a block.
struct PropertyChange {
  /// The view, retained until the animation ends.
  let view: View
  /// The visible values before the block.
  var start: AnimatableValues
  let end: AnimatableValues
  /// The changed properties, without interrupted ones.
  var properties: AnimatedProperties

  /// Compares the values before and after a block; `nil` if they are equal.
  init?(of view: View, from start: AnimatableValues, to end: AnimatableValues) {
    guard start != end else { return nil }
    (self.view, self.start, self.end) = (view, start, end)
    properties = AnimatedProperties(from: start, to: end)
  }

  /// True if the change animates a property that has not been set again since.
  func moves<Value: Equatable>(
    _ property: KeyPath<AnimatableValues, Value>, _ part: AnimatedProperties,
    in set: AnimatableValues
  ) -> Bool {
    properties.contains(part) && start[keyPath: property] != end[keyPath: property]
      && set[keyPath: property] == end[keyPath: property]
  }
}

/// The properties of a view that can be animated.
struct AnimatedProperties: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let bounds = AnimatedProperties(rawValue: 1 << 0)
  static let center = AnimatedProperties(rawValue: 1 << 1)
  static let transform = AnimatedProperties(rawValue: 1 << 2)
  static let alpha = AnimatedProperties(rawValue: 1 << 3)
  static let all: AnimatedProperties = [.bounds, .center, .transform, .alpha]

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(from start: AnimatableValues, to end: AnimatableValues) {
    self = []
    if start.bounds != end.bounds { insert(.bounds) }
    if start.center != end.center { insert(.center) }
    if start.transform != end.transform { insert(.transform) }
    if start.alpha != end.alpha { insert(.alpha) }
  }
}
