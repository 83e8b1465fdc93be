/// A value that a message of a ``GeneralShape`` can carry.
public protocol Passable: SendableMetatype {
  /// The digit of the type in a ``ShapeKind``.
  static var passedType: PassedType { get }
  /// The result of a message that runs nothing (OB-19).
  static var zero: Self { get }
  /// Converts an object argument to a parameter of this type.
  static func passing(_ object: DynamicObject?) -> Self
}

extension Passable {
  /// Returns zero; types that can represent an object override this.
  public static func passing(_ object: DynamicObject?) -> Self { .zero }
}

/// A type that a message can return: any passable type except ``Nothing``.
public protocol Answer: Passable {}

/// The result of a message without a result.
public struct Nothing: Passable, Hashable, Sendable {
  /// The only value.
  public static var zero: Nothing { Nothing() }
  /// `()`.
  public static var passedType: PassedType { .nothing }
}

extension Bool: Answer {
  /// `Bool`.
  public static var passedType: PassedType { .bool }
  /// `false`.
  public static var zero: Bool { false }
  /// True for a non-nil object, as a non-zero pointer reads as a `BOOL`.
  public static func passing(_ object: DynamicObject?) -> Bool { object != nil }
}

extension Int: Answer {
  /// `Int`.
  public static var passedType: PassedType { .int }
}

extension Double: Answer {
  /// `Double`.
  public static var passedType: PassedType { .double }
}

extension Float: Answer {
  /// `float`.
  public static var passedType: PassedType { .float }
}

extension SelectorID: Answer {
  /// `SEL`.
  public static var passedType: PassedType { .selector }
  /// A selector without a method.
  public static var zero: SelectorID { .unresolved }
}

/// A type that is passed as an optional: a string or an object.
public protocol PassableOrAbsent {
  /// The digit of the type in a ``ShapeKind``.
  static var passedType: PassedType { get }
}

extension String: PassableOrAbsent {
  /// `NSString`.
  public static var passedType: PassedType { .text }
}

extension DynamicObject: PassableOrAbsent {
  /// `id`.
  public static var passedType: PassedType { .object }
}

extension Optional: Passable, Answer where Wrapped: PassableOrAbsent {
  /// The digit of the wrapped type.
  public static var passedType: PassedType { Wrapped.passedType }
  /// `nil`.
  public static var zero: Wrapped? { nil }
  /// Returns the object if it is of the wrapped type.
  public static func passing(_ object: DynamicObject?) -> Wrapped? {
    // `object as? Wrapped` of nil crashes in code that Swift 6.3 has optimised.
    object.flatMap { $0 as? Wrapped }
  }
}

extension Point: Answer {
  /// `CGPoint`.
  public static var passedType: PassedType { .point }
}

extension Rect: Answer {
  /// `CGRect`.
  public static var passedType: PassedType { .rect }
}
