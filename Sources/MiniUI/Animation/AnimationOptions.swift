/// What an animation does otherwise than most, with UIKit's values.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  /// The bits, as `UIView.AnimationOptions` has them.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The views can be touched while they are animated (HT-5).
  public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  /// Another animation of the same property of a view ends, unfinished; this one begins where that
  /// one has come to.
  public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  /// Inside another animation, the own duration counts and not the outer one.
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
  /// Inside another animation, the own curve counts and not the outer one.
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
}
