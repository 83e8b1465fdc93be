/// A value that a message of a ``GeneralShape`` can carry.
public protocol Passable {
  /// The digit of the type.
  static var passedType: PassedType { get }
  /// What comes back where nothing runs: OB-19.
  static var zero: Self { get }
  /// What a method gets that has this type where its caller passes an object.
  static func passing(_ object: DynamicObject?) -> Self
}

extension Passable {
  /// Zero: only types that an object fits into say more.
  public static func passing(_ object: DynamicObject?) -> Self { .zero }
}

/// What a message can answer: anything but ``Nothing``.
public protocol Answer: Passable {}

/// The result of a message that answers nothing.
public struct Nothing: Passable, Hashable, Sendable {
  /// The only value.
  public static var zero: Nothing { Nothing() }
  /// `()`.
  public static var passedType: PassedType { .nothing }
}

extension Bool: Answer {
  /// `Bool`.
  public static var passedType: PassedType { .bool }
  /// No.
  public static var zero: Bool { false }
  /// Whether there is an object: the pointer is not zero.
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
  /// A selector that nobody implements.
  public static var zero: SelectorID { .unresolved }
}

/// A value that can be absent: a string, or an object.
public protocol PassableOrAbsent {
  /// The digit of the type.
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
  /// The digit of what can be absent.
  public static var passedType: PassedType { Wrapped.passedType }
  /// Absent.
  public static var zero: Wrapped? { nil }
  /// The object, if it is of this type.
  public static func passing(_ object: DynamicObject?) -> Wrapped? { object as? Wrapped }
}

extension Point: Answer {
  /// `CGPoint`.
  public static var passedType: PassedType { .point }
}

extension Rect: Answer {
  /// `CGRect`.
  public static var passedType: PassedType { .rect }
}
