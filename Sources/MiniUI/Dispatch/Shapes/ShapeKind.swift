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
    guard arguments.count <= 7 else { fatalError("a message takes at most seven arguments") }
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

extension ShapeKind {
  /// `() -> ()`.
  public static var toVoid: Self { ToVoid.kind }
  /// `(Bool) -> ()`.
  public static var boolToVoid: Self { BoolToVoid.kind }
  /// `(Int) -> ()`.
  public static var intToVoid: Self { IntToVoid.kind }
  /// `(NSString) -> ()`.
  public static var textToVoid: Self { TextToVoid.kind }
  /// `(id) -> ()`.
  public static var objectToVoid: Self { ObjectToVoid.kind }
  /// `(id, id) -> ()`.
  public static var objectsToVoid: Self { ObjectsToVoid.kind }
  /// `(SEL) -> ()`.
  public static var selectorToVoid: Self { SelectorToVoid.kind }
  /// `(SEL, id, id) -> ()`.
  public static var actionToVoid: Self { ActionToVoid.kind }
  /// `() -> Bool`.
  public static var toBool: Self { ToBool.kind }
  /// `(id) -> Bool`.
  public static var objectToBool: Self { ObjectToBool.kind }
  /// `(id, id) -> Bool`.
  public static var objectsToBool: Self { ObjectsToBool.kind }
  /// `(SEL) -> Bool`.
  public static var selectorToBool: Self { SelectorToBool.kind }
  /// `(SEL, id, id, id) -> Bool`.
  public static var actionToBool: Self { ActionToBool.kind }
  /// `(CGPoint, id) -> Bool`.
  public static var pointToBool: Self { PointToBool.kind }
  /// `() -> id`.
  public static var toObject: Self { ToObject.kind }
  /// `(id) -> id`.
  public static var objectToObject: Self { ObjectToObject.kind }
  /// `(SEL) -> id`.
  public static var selectorToObject: Self { SelectorToObject.kind }
  /// `(CGPoint, id) -> id`.
  public static var pointToObject: Self { PointToObject.kind }
  /// `() -> Int`.
  public static var toInt: Self { ToInt.kind }
  /// `() -> Double`.
  public static var toDouble: Self { ToDouble.kind }
  /// `() -> NSString`.
  public static var toText: Self { ToText.kind }
}
