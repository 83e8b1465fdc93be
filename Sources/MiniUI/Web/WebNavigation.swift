/// A navigation of a web view: `WKNavigation`.
public final class WebNavigation: DynamicObject {
  /// The target address.
  public internal(set) var address = ""

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(WebNavigation.self, name: "WKNavigation", superclass: DynamicObject.self)
  }
}

/// A navigation to be decided on: `WKNavigationAction`.
public final class NavigationAction: DynamicObject {
  /// The request to load.
  public internal(set) var request: WebRequest?
  /// True for the page itself, false for a frame in it.
  public internal(set) var isForMainFrame = true

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(
      NavigationAction.self, name: "WKNavigationAction", superclass: DynamicObject.self)
  }
}

/// The decisions of a navigation delegate, with WebKit's values.
public enum NavigationPolicy: Int, Sendable {
  /// Drops the navigation without a notification.
  case cancel
  /// Continues the navigation.
  case allow

  /// Calls a decision handler; a second call raises.
  public func tell(_ handler: DynamicObject?) {
    guard let handler = handler as? Block else { return }
    handler(NumberObject(rawValue, in: handler.process))
  }
}
