/// A view with values changed by a block.
struct PropertyChange {
  /// The view, retained until the animation ends.
  let view: View
  /// The visible values before the block.
  var start: AnimatableValues
  /// The values set by the block.
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
