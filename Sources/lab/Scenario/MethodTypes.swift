import MiniUI

/// Which types a method has whose selector a file names.
enum MethodTypes {
  /// The types of the method that a class has, or that UIKit calls by that name; else nil.
  static func known(_ selector: String, in type: DynamicClass, _ table: ClassTable) -> ShapeKind? {
    type.method(for: table.selector(selector))?.implementation?.kind
      ?? DelegateMethods.kind(of: selector)
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
