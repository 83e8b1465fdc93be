/// A message from a page to the app: `WKScriptMessage`.
public final class ScriptMessage: DynamicObject {
  /// Under which name.
  public var name: String { givenName }
  var givenName = ""
  /// What: a ``TextObject``.
  public var body: DynamicObject? { givenBody }
  var givenBody: DynamicObject?
  /// From which view's page.
  public internal(set) weak var webView: WebView?

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(ScriptMessage.self, name: "WKScriptMessage", superclass: DynamicObject.self)
  }
}

extension Message where S == ObjectsToVoid {
  /// `-userContentController:didReceiveScriptMessage:`, with a ``ScriptMessage`` (S2.3).
  @inlinable public static var didReceiveScriptMessage: Self {
    Message(.`userContentController:didReceiveScriptMessage:`)
  }
}
