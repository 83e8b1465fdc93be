/// The timing of an animation.
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
