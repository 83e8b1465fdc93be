/// Animations of properties; what is set holds at once, and only what is seen follows (T182).
extension View {
  /// Animates what a block changes on views on display: frame, bounds, centre, transform, alpha.
  ///
  /// The completion runs once, on the main loop, when delay and duration are over; also when
  /// nothing changed (T180, T184). It gets `false` if a part of the animation ended too early:
  /// by ``removeAllAnimations()``, by ``AnimationOptions/beginFromCurrentState``, or because a view
  /// left its window (Apple, `UIView.animate`). A negative time is none.
  public static func animate(
    withDuration duration: Duration, delay: Duration = .zero, options: AnimationOptions = [],
    curve: AnimationCurve = .linear, in process: AppProcess, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = Timing(
      duration: max(duration, .zero), delay: max(delay, .zero), curve: curve, options: options)
    process.animator.animate(timing, animations, completion: completion)
  }

  /// Changes views at once, also inside the block of an animation.
  public static func performWithoutAnimation(in process: AppProcess, _ actions: () -> Void) {
    process.animator.withoutAnimation(actions)
  }

  /// Ends the animations of this view where they are, and not those of its subviews; what is set is
  /// seen at once, and completions get `false`: `removeAllAnimations` of the view's layer.
  public final func removeAllAnimations() {
    process.animatorIfUsed?.interrupt { $0 === self }
  }

  /// What a person sees now: on the way, while an animation runs; else what is set.
  public final var presentation: AnimatableValues {
    process.animator.presentation(of: self, with: AnimatableValues(of: self))
  }
}
