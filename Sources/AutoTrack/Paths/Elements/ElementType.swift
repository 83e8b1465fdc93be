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

  /// Returns the type of a class's views.
  static func type(ofViewsOf type: DynamicClass) -> String {
    bars[type.name] ?? type.name
  }

  /// Returns the public alias of a private class of bars; ignoring one of both ignores the other.
  static func alias(of type: DynamicClass) -> String? { bars[type.name] }
}
