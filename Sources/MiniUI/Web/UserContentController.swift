/// The scripts and message handlers that an app provides to pages: `WKUserContentController`.
public final class UserContentController: DynamicObject {
  /// Replaced, never changed in place, so that a read needs no exclusivity check.
  @safe @exclusivity(unchecked) private var handlers: [Handler] = []
  /// The scripts that every page gets, in the order in which they were added.
  public private(set) var userScripts: [UserScript] = []

  /// The receiver of the messages of a name.
  private struct Handler {
    let name: String
    let object: DynamicObject
    /// The name of a message's entry in the main loop.
    let waiting: String
  }

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(UserContentController.self, name: "WKUserContentController") { methods in
      methods.define(.addScriptMessageHandler) { controller, handler, name, _ in
        controller.keep(handler, name)
      }
      methods.define(.removeScriptMessageHandler) { controller, name, _ in
        controller.handlers = controller.handlers.filter { $0.name != name }
      }
      methods.define(.addUserScript) { controller, script, _ in
        if let script = script as? UserScript { controller.userScripts.append(script) }
      }
      methods.define(.removeAllUserScripts) { controller, _ in controller.userScripts = [] }
    }
  }

  /// Adds a handler for messages of a name and retains it (S2.3).
  ///
  /// A name that already has a handler raises.
  public func add(_ handler: DynamicObject, name: String) {
    send(.addScriptMessageHandler)(handler, name)
  }

  /// Removes a handler.
  public func removeHandler(_ name: String) { send(.removeScriptMessageHandler)(name) }

  /// Adds a script to every page loaded from now on.
  public func add(_ script: UserScript) { send(.addUserScript)(script) }

  /// Removes all scripts.
  public func removeAllUserScripts() { send(.removeAllUserScripts)() }

  /// Returns the handler for messages of a name.
  public func handler(of name: String) -> DynamicObject? { find(name)?.object }

  /// Returns the name of a message's entry in the main loop; nil without a handler.
  func waiting(_ name: String) -> String? { find(name)?.waiting }

  private func find(_ name: String) -> Handler? { handlers.first { $0.name == name } }

  /// Delivers a message, if its handler still exists.
  func deliver(_ body: String, _ name: String, from view: WebView) {
    guard let handler = handler(of: name) else { return }
    let message = ScriptMessage(in: process)
    (message.givenName, message.webView) = (name, view)
    message.givenBody = TextObject(body, in: process)
    handler.send(.didReceiveScriptMessage)(self, message)
  }

  private func keep(_ handler: DynamicObject?, _ name: String?) {
    guard let handler, let name else { return }
    guard self.handler(of: name) == nil else {
      return table.raise(
        .invalidArgument(
          "Attempt to add script message handler with name '\(name)' when one already exists."))
    }
    let new = Handler(name: name, object: handler, waiting: "script message '\(name)'")
    handlers = handlers + [new]
  }
}

/// A script that an app adds to the pages of its web views: `WKUserScript`.
public final class UserScript: DynamicObject {
  /// The source: statements that ``PageWindow/evaluate(_:)`` supports.
  public private(set) var source = ""
  /// The statements of the source, parsed when the first page runs it.
  private(set) lazy var statements = PageStatementReader.statements(of: source)
  /// True if it runs before the page's own scripts, false if it runs after them.
  public private(set) var isAtStart = true

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(UserScript.self, name: "WKUserScript")
  }

  /// Makes a script.
  public convenience init(_ source: String, atStart: Bool = true, in process: AppProcess) {
    self.init(in: process)
    (self.source, isAtStart) = (source, atStart)
  }
}

/// A message from a page to the app: `WKScriptMessage`.
public final class ScriptMessage: DynamicObject {
  /// The name of the handler that it was posted to.
  public var name: String { givenName }
  @safe @exclusivity(unchecked) var givenName = ""
  /// The content: a ``TextObject``.
  public var body: DynamicObject? { givenBody }
  @safe @exclusivity(unchecked) var givenBody: DynamicObject?
  /// The web view of the page that posted it.
  public internal(set) weak var webView: WebView?

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(ScriptMessage.self, name: "WKScriptMessage")
  }
}
