/// A view whose values a block changed.
struct PropertyChange {
  /// The view, kept until the animation ends.
  let view: View
  /// What was seen before the block.
  var start: AnimatableValues
  /// What was set after it.
  let end: AnimatableValues
  /// What the block changed, without what has been interrupted.
  var properties: AnimatedProperties

  /// What differs between the values before and after a block; `nil` if nothing does.
  init?(of view: View, from start: AnimatableValues, to end: AnimatableValues) {
    guard start != end else { return nil }
    (self.view, self.start, self.end) = (view, start, end)
    properties = AnimatedProperties(from: start, to: end)
  }

  /// Whether the change moves a property whose end nobody has set anew since.
  func moves<Value: Equatable>(
    _ property: KeyPath<AnimatableValues, Value>, _ part: AnimatedProperties,
    in set: AnimatableValues
  ) -> Bool {
    properties.contains(part) && start[keyPath: property] != end[keyPath: property]
      && set[keyPath: property] == end[keyPath: property]
  }
}

/// The properties of a view that an animation moves.
struct AnimatedProperties: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// ``View/bounds``.
  static let bounds = AnimatedProperties(rawValue: 1 << 0)
  /// ``View/center``.
  static let center = AnimatedProperties(rawValue: 1 << 1)
  /// ``View/transform``.
  static let transform = AnimatedProperties(rawValue: 1 << 2)
  /// ``View/alpha``.
  static let alpha = AnimatedProperties(rawValue: 1 << 3)
  /// All of them.
  static let all: AnimatedProperties = [.bounds, .center, .transform, .alpha]

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// What differs between two states of a view.
  init(from start: AnimatableValues, to end: AnimatableValues) {
    self = []
    if start.bounds != end.bounds { insert(.bounds) }
    if start.center != end.center { insert(.center) }
    if start.transform != end.transform { insert(.transform) }
    if start.alpha != end.alpha { insert(.alpha) }
  }
}
