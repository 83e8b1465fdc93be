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
