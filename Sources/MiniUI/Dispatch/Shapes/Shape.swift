/// The argument and result types of a message, as a class whose closure has just these types.
///
/// A closure of concrete type costs one indirect call; a generic one costs a thunk and several
/// retains per layer. That is why every shape is written out (docs/dispatch.md has the figures).
/// A further shape is a case of ``ShapeKind`` and a copy of a neighbour with other types.
public protocol Shape: Implementation {
  /// Which shape this is.
  static var kind: ShapeKind { get }
  /// An implementation that packs its arguments into an ``Invocation`` and forwards them.
  static func forwarder() -> Self
}

/// Names a shape; the table compares these before it runs an implementation.
public enum ShapeKind: UInt8, Sendable, CaseIterable {
  case toVoid
  case boolToVoid
  case intToVoid
  case textToVoid
  case objectToVoid
  case objectsToVoid
  case selectorToVoid
  case actionToVoid
  case toBool
  case objectToBool
  case objectsToBool
  case selectorToBool
  case actionToBool
  case pointToBool
  case toObject
  case objectToObject
  case selectorToObject
  case pointToObject
  case toInt
  case toDouble
  case toText

  /// Whether nothing comes back.
  public var returnsNothing: Bool { spelling.result == "()" }

  /// The types of a message to an object of the named class: `(UIView, Bool) -> ()`.
  public func types(of receiver: String) -> String {
    let (arguments, result) = spelling
    return "(\(([receiver] + arguments).joined(separator: ", "))) -> \(result)"
  }

  private var spelling: (arguments: [String], result: String) {
    switch self {
    case .toVoid: ([], "()")
    case .boolToVoid: (["Bool"], "()")
    case .intToVoid: (["Int"], "()")
    case .textToVoid: (["NSString"], "()")
    case .objectToVoid: (["id"], "()")
    case .objectsToVoid: (["id", "id"], "()")
    case .selectorToVoid: (["SEL"], "()")
    case .actionToVoid: (["SEL", "id", "id"], "()")
    case .toBool: ([], "Bool")
    case .objectToBool: (["id"], "Bool")
    case .objectsToBool: (["id", "id"], "Bool")
    case .selectorToBool: (["SEL"], "Bool")
    case .actionToBool: (["SEL", "id", "id", "id"], "Bool")
    case .pointToBool: (["CGPoint", "id"], "Bool")
    case .toObject: ([], "id")
    case .objectToObject: (["id"], "id")
    case .selectorToObject: (["SEL"], "id")
    case .pointToObject: (["CGPoint", "id"], "id")
    case .toInt: ([], "Int")
    case .toDouble: ([], "Double")
    case .toText: ([], "NSString")
    }
  }
}

extension ShapeKind: CustomStringConvertible {
  /// The types, to an object of any class.
  public var description: String { types(of: "id") }
}
