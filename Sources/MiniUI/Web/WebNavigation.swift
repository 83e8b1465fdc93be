/// One way of a web view to a page: `WKNavigation`.
public final class WebNavigation: DynamicObject {
  /// Where it leads.
  public internal(set) var address = ""

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(WebNavigation.self, name: "WKNavigation", superclass: DynamicObject.self)
  }
}

/// What is about to be navigated to, for whoever decides about it: `WKNavigationAction`.
public final class NavigationAction: DynamicObject {
  /// What would be loaded.
  public internal(set) var request: WebRequest?
  /// Whether the page itself would be left, and not a frame in it.
  public internal(set) var isForMainFrame = true

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(
      NavigationAction.self, name: "WKNavigationAction", superclass: DynamicObject.self)
  }
}

/// What a navigation delegate decides, with WebKit's values.
public enum NavigationPolicy: Int, Sendable {
  /// Nothing is loaded, and nobody is told.
  case cancel
  /// The navigation goes on.
  case allow

  /// Calls a decision handler; a second call ends the app.
  public func tell(_ handler: DynamicObject?) {
    guard let handler = handler as? Block else { return }
    handler(NumberObject(rawValue, in: handler.process))
  }
}
