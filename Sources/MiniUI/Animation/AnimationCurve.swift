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
