/// A view whose values a block changed.
struct PropertyChange {
  /// The view, kept until the animation ends.
  let view: View
  /// What was seen before the block.
  var start: AnimatableValues
  /// What was set after it.
  let end: AnimatableValues

  /// Whether the change moves a property whose end nobody has set anew since.
  func moves<Value: Equatable>(
    _ property: KeyPath<AnimatableValues, Value>, in set: AnimatableValues
  ) -> Bool {
    start[keyPath: property] != end[keyPath: property]
      && set[keyPath: property] == end[keyPath: property]
  }
}
