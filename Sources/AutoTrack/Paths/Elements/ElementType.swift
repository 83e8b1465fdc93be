import MiniUI

/// `$element_type`: an element's class name at run time, or the public alias of a private class.
///
/// A Swift class keeps its module here, as in `$screen_name`; only paths omit it (SA-A02).
enum ElementType {
  /// The private classes of bars with their public aliases.
  private static let bars = [
    "UINavigationButton": "UIBarButtonItem", "_UIButtonBarButton": "UIBarButtonItem",
    "UITabBarButton": "UITabBarItem",
  ]

  static func type(of view: View) -> String {
    type(ofViewsOf: view.class)
  }

  static func type(ofViewsOf type: DynamicClass) -> String {
    bars[type.name] ?? type.name
  }

  /// Returns the public alias of a private class of bars; ignoring one of both ignores the other.
  static func alias(of type: DynamicClass) -> String? { bars[type.name] }
}

/// A cache of which classes of a process inherit from one of some names.
///
/// A class keeps its address while its process lives, and never changes its superclass. It is the
/// fast path of the figure of a screen put into a window, of which it saves 12 % (22,120
/// instructions instead of 25,170). `DynamicClass.inherits(fromOneOf:)` is the plain version, and
/// the suite `InheritanceMemos` compares the two.
final class InheritanceMemo {
  private let names: Set<String>
  private var known: [ObjectIdentifier: Bool] = [:]

  init(_ names: Set<String>) {
    self.names = names
  }

  /// Returns true if a class or an ancestor has one of the names.
  func holds(for type: DynamicClass) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = type.inherits(fromOneOf: names)
    // Swapped out during the change: no long access to `known`, so no exclusivity checks.
    var all = known
    known = [:]
    all[ObjectIdentifier(type)] = answer
    known = all
    return answer
  }
}

extension DynamicClass {
  /// Returns true if the class or an ancestor has a name.
  func inherits(from name: String) -> Bool { ancestry.contains { $0.name == name } }

  func inherits(fromOneOf names: Set<String>) -> Bool {
    var next: DynamicClass? = self
    while let type = next {
      if names.contains(type.name) { return true }
      next = type.superclass
    }
    return false
  }
}
