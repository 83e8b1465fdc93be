import MiniUI

/// `$element_type`: what an element passes for, usually its class, by the runtime's own name.
///
/// So a Swift class keeps its module here, as in `$screen_name`; paths alone leave it out (SA-A02).
enum ElementType {
  /// Private classes of bars, and what a person would call them.
  private static let bars = [
    "UINavigationButton": "UIBarButtonItem", "_UIButtonBarButton": "UIBarButtonItem",
    "UITabBarButton": "UITabBarItem",
  ]

  /// The type of a view.
  static func type(of view: View) -> String {
    type(ofViewsOf: view.class)
  }

  /// The type of the views of a class.
  static func type(ofViewsOf type: DynamicClass) -> String {
    bars[type.name] ?? type.name
  }

  /// The public type that a private class of bars passes for, so that ignoring one ignores both.
  static func alias(of type: DynamicClass) -> String? { bars[type.name] }
}
