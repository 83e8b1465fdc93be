/// How long an animation takes, and how it goes.
struct Timing {
  /// How long the change takes.
  var duration: Duration
  /// How long it waits before that.
  var delay: Duration
  /// How it spreads over its time.
  var curve: AnimationCurve
  /// What it does otherwise than most.
  var options: AnimationOptions

  /// An inner block takes its duration and curve from the outer one, unless it overrides them.
  func inheriting(from outer: Timing?) -> Timing {
    guard let outer else { return self }
    var timing = self
    if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { timing.curve = outer.curve }
    return timing
  }
}
