import MiniUI

/// Which types a method has whose selector a file names.
enum MethodTypes {
  /// The types of the method that a class has; nil where nobody has it.
  static func known(_ selector: String, in type: DynamicClass, _ table: ClassTable) -> ShapeKind? {
    guard let method = type.method(for: table.selector(selector)),
      let implementation = method.implementation
    else { return nil }
    return (Swift.type(of: implementation) as? any Shape.Type)?.kind
  }

  /// The types of a method that is new: an object for each colon, nothing comes back.
  ///
  /// Nil beyond two arguments, which no action has.
  static func natural(_ selector: String) -> ShapeKind? {
    switch selector.count(where: { $0 == ":" }) {
    case 0: .toVoid
    case 1: .objectToVoid
    case 2: .objectsToVoid
    default: nil
    }
  }
}

extension ShapeKind {
  /// Whether a list of steps can be such a method: nothing has to come back.
  var returnsNothing: Bool {
    switch self {
    case .toVoid, .boolToVoid, .intToVoid, .textToVoid, .objectToVoid, .objectsToVoid,
      .selectorToVoid, .actionToVoid:
      true
    default: false
    }
  }
}
