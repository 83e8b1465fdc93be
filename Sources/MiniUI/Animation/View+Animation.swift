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

/// The options of an animation, with UIKit's values.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  /// The bits, as `UIView.AnimationOptions` has them.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Views take touches while they are animated (HT-5).
  public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  /// Interrupts animations of the same properties and starts from their current values.
  public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  /// A nested animation uses its own duration instead of the outer one.
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
  /// A nested animation uses its own curve instead of the outer one.
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
}

/// The timing curves of animations, with UIKit's values.
public enum AnimationCurve: Int, Sendable, CaseIterable {
  /// Slow at the beginning and the end.
  case easeInOut
  /// Slow at the beginning.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Constant speed.
  case linear

  /// Returns the progress of the change at a fraction of the time, both 0 to 1.
  ///
  /// The curves are those that Core Animation names (Apple, `CAMediaTimingFunctionName`).
  public func progress(at time: Double) -> Double {
    let time = min(max(time, 0), 1)
    return switch self {
    case .linear: time
    case .easeIn: Self.height(at: time, 0.42, 1)
    case .easeOut: Self.height(at: time, 0, 0.58)
    case .easeInOut: Self.height(at: time, 0.42, 0.58)
    }
  }

  /// Returns the height at `x` of the cubic Bézier curve with controls (first, 0) and (second, 1).
  ///
  /// It finds the parameter by bisection; 52 steps exhaust the precision of a `Double`.
  private static func height(at x: Double, _ first: Double, _ second: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 1...52 {
      let middle = (low + high) / 2
      if bezier(middle, first, second) < x { low = middle } else { high = middle }
    }
    return x == 1 ? 1 : bezier(low, 0, 1)
  }

  private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
