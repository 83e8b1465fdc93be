/// The animation of properties: a set value holds at once, only its presentation follows (T182).
extension View {
  /// Animates a block's changes of visible views: frame, bounds, centre, transform, alpha.
  ///
  /// The completion runs once, on the main loop, after delay and duration, even without changes
  /// (T180, T184). It gets `false` if a part was interrupted: by ``removeAllAnimations()``, by
  /// ``AnimationOptions/beginFromCurrentState``, or because a view left its window (Apple,
  /// `UIView.animate`). Negative durations count as zero.
  public static func animate(
    withDuration duration: Duration, delay: Duration = .zero, options: AnimationOptions = [],
    curve: AnimationCurve = .linear, in process: AppProcess, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = Timing(
      duration: max(duration, .zero), delay: max(delay, .zero), curve: curve, options: options)
    process.animator.animate(timing, animations, completion: completion)
  }

  /// Changes views without animation, even inside an animated block.
  public static func performWithoutAnimation(in process: AppProcess, _ actions: () -> Void) {
    process.animator.withoutAnimation(actions)
  }

  /// Interrupts the animations of this view, but not those of its subviews.
  ///
  /// The set values become visible at once, and completions get `false`. It models
  /// `removeAllAnimations` of the view's layer.
  public final func removeAllAnimations() {
    process.animatorIfUsed?.interrupt { $0 === self }
  }

  /// The visible values: intermediate ones during an animation, otherwise the set ones.
  public final var presentation: AnimatableValues {
    process.animator.presentation(of: self, with: AnimatableValues(of: self))
  }
}
