/// An identifier of a shape's types; a table compares it before it runs an implementation.
///
/// Each hexadecimal digit is a ``PassedType``: the last digit is the result, the digits before it
/// are the arguments, the first one rightmost. So `0x12` takes an object and returns a `Bool`.
@frozen public struct ShapeKind: Hashable, Sendable {
  /// The digits.
  public let rawValue: UInt32

  /// Makes a kind from its digits.
  @inlinable public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Packs the types of a result and of at most seven arguments.
  public init(_ result: PassedType, taking arguments: [PassedType]) {
    precondition(arguments.count <= 7, "a message takes at most seven arguments")
    rawValue = arguments.reversed().reduce(0) { $0 << 4 | $1.rawValue } << 4 | result.rawValue
  }

  /// The result type.
  public var result: PassedType { Self.type(rawValue & 0xF) }

  /// The argument types, in order.
  public var arguments: [PassedType] {
    sequence(first: rawValue >> 4) { $0 >> 4 }.prefix { $0 != 0 }.map { Self.type($0 & 0xF) }
  }

  /// True if the message has no result.
  public var returnsNothing: Bool { result == .nothing }

  /// Returns the types of a message to an object of the named class: `(UIView, Bool) -> ()`.
  public func types(of receiver: String) -> String {
    let all = [receiver] + arguments.map(\.spelling)
    return "(\(all.joined(separator: ", "))) -> \(result.spelling)"
  }

  private static func type(_ digit: UInt32) -> PassedType {
    PassedType(rawValue: digit) ?? .nothing
  }
}

extension ShapeKind: CustomStringConvertible {
  /// The types of a message to an object of any class.
  public var description: String { types(of: "id") }
}

/// A type that messages can carry, as a digit of a ``ShapeKind``.
public enum PassedType: UInt32, Sendable, CaseIterable {
  case nothing, object, bool, int, double, text, selector, point, rect, float

  /// The printed type; the Objective-C name if there is one.
  var spelling: String {
    switch self {
    case .nothing: "()"
    case .object: "id"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .text: "NSString"
    case .selector: "SEL"
    case .point: "CGPoint"
    case .rect: "CGRect"
    case .float: "Float"
    }
  }
}

/// The shapes that are written out because they are sent often.
extension ShapeKind {
  /// `() -> ()`.
  @inlinable public static var toVoid: Self { Self(rawValue: 0x0) }
  /// `(Bool) -> ()`.
  @inlinable public static var boolToVoid: Self { Self(rawValue: 0x20) }
  /// `(Int) -> ()`.
  @inlinable public static var intToVoid: Self { Self(rawValue: 0x30) }
  /// `(NSString) -> ()`.
  @inlinable public static var textToVoid: Self { Self(rawValue: 0x50) }
  /// `(id) -> ()`.
  @inlinable public static var objectToVoid: Self { Self(rawValue: 0x10) }
  /// `(id, id) -> ()`.
  @inlinable public static var objectsToVoid: Self { Self(rawValue: 0x110) }
  /// `(SEL) -> ()`.
  @inlinable public static var selectorToVoid: Self { Self(rawValue: 0x60) }
  /// `(SEL, id, id) -> ()`.
  @inlinable public static var actionToVoid: Self { Self(rawValue: 0x1160) }
  /// `() -> Bool`.
  @inlinable public static var toBool: Self { Self(rawValue: 0x2) }
  /// `(id) -> Bool`.
  @inlinable public static var objectToBool: Self { Self(rawValue: 0x12) }
  /// `(id, id) -> Bool`.
  @inlinable public static var objectsToBool: Self { Self(rawValue: 0x112) }
  /// `(SEL) -> Bool`.
  @inlinable public static var selectorToBool: Self { Self(rawValue: 0x62) }
  /// `(SEL, id, id, id) -> Bool`.
  @inlinable public static var actionToBool: Self { Self(rawValue: 0x11162) }
  /// `(CGPoint, id) -> Bool`.
  @inlinable public static var pointToBool: Self { Self(rawValue: 0x172) }
  /// `() -> id`.
  @inlinable public static var toObject: Self { Self(rawValue: 0x1) }
  /// `(id) -> id`.
  @inlinable public static var objectToObject: Self { Self(rawValue: 0x11) }
  /// `(SEL) -> id`.
  @inlinable public static var selectorToObject: Self { Self(rawValue: 0x61) }
  /// `(CGPoint, id) -> id`.
  @inlinable public static var pointToObject: Self { Self(rawValue: 0x171) }
  /// `() -> Int`.
  @inlinable public static var toInt: Self { Self(rawValue: 0x3) }
  /// `() -> Double`.
  @inlinable public static var toDouble: Self { Self(rawValue: 0x4) }
  /// `() -> NSString`.
  @inlinable public static var toText: Self { Self(rawValue: 0x5) }
}
