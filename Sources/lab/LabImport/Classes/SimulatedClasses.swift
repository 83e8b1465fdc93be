/// The names of UIKit's classes that the lab simulates, and the superclasses of all others.
///
/// The engine knows the simulated classes; an import needs only their names and superclasses.
package struct SimulatedClasses: Sendable {
  /// Each simulated class with the names of the class and of those above it.
  private let kinds: [String: Set<String>]

  /// The classes, each with the names of the class and of those above it.
  package init(_ kinds: [String: Set<String>]) {
    self.kinds = kinds
  }

  /// Returns true if the lab simulates a class.
  package func contains(_ name: String) -> Bool { kinds[name] != nil }

  /// Returns true if the class, or the nearest one above it that the lab simulates, is of a kind.
  package func isKind(_ name: String, of kind: String) -> Bool {
    kinds[nearest(to: name)]?.contains(kind) ?? false
  }

  /// Returns the class, or the nearest one above it that the lab simulates.
  package func nearest(to name: String) -> String {
    var name = name
    // Ends: every line of superclasses leads to a view, a controller or a recogniser.
    while !contains(name) { name = superclass(of: name) }
    return name
  }

  /// Returns the superclass of a class of UIKit's that the lab lacks.
  package func superclass(of name: String) -> String {
    Self.superclasses[name] ?? UIKitClasses.superclasses[name]
      ?? (name.hasSuffix("GestureRecognizer")
        ? "UIGestureRecognizer" : name.hasSuffix("ViewController") ? "UIViewController" : "UIView")
  }

  /// Returns true for a simulated class, or one of UIKit's tree.
  func isKnown(_ name: String) -> Bool {
    contains(name) || UIKitClasses.superclasses[name] != nil || name == "NSObject"
  }

  /// Returns true if a class is another one, or inherits from it.
  package func inherits(_ name: String, from other: String) -> Bool {
    var next = name
    while !contains(next), next != other, isKnown(next), next != "NSObject" {
      next = superclass(of: next)
    }
    return next == other || contains(next) && isKind(next, of: other)
  }

  /// Returns the most special of several classes; of two that are unrelated, the first.
  package func mostSpecial(of names: [String]) -> String {
    names.dropFirst().reduce(names[0]) { inherits($1, from: $0) ? $1 : $0 }
  }

  /// The superclasses of private classes that dumps of older systems have.
  private static let superclasses: [String: String] = [
    "UIRoundedRectButton": "UIButton", "UITextFieldLabel": "UILabel",
    "UIFieldEditor": "UIScrollView",
  ]
}
