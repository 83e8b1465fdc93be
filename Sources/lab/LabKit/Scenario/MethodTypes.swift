import MiniUI

/// The types of the methods that a file names.
enum MethodTypes {
  /// Returns the types of a class's method, or of UIKit's of that name; nil if unknown.
  static func known(_ selector: String, in type: DynamicClass, _ table: ClassTable) -> ShapeKind? {
    type.method(for: table.selector(selector))?.implementation?.kind
      ?? DelegateMethods.kind(of: selector)
  }

  /// Returns the types of a new method: an object per colon, no result.
  ///
  /// Nil for more than two arguments, which an action cannot have.
  static func natural(_ selector: String) -> ShapeKind? {
    switch selector.count(where: { $0 == ":" }) {
    case 0: .toVoid
    case 1: .objectToVoid
    case 2: .objectsToVoid
    default: nil
    }
  }
}
