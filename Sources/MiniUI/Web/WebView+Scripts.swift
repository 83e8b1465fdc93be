/// What code asks of the page that is shown.
extension WebView {
  /// Runs a script on the page, later, and tells its value: sends
  /// `evaluateJavaScript:completionHandler:`.
  ///
  /// An empty view has no page, and still knows its name (S2.2).
  public final func evaluate(_ script: String, then tell: ((String?) -> Void)? = nil) {
    let block = tell.map { tell in
      Block(in: process) { tell(($0 as? TextObject)?.text) }
    }
    send(.evaluateJavaScript)(script, block)
  }

  /// The view lives until the answer is there, as in WebKit.
  static func defineScripts(_ methods: MethodList<WebView>) {
    methods.define(
      .evaluateJavaScript,
      Body { view, script, completion, _ in
        view.process.mainLoop.schedule(.work, name: "evaluateJavaScript") {
          let value = view.value(of: script ?? "")
          (completion as? Block)?(value.map { TextObject($0, in: view.process) })
        }
      })
  }

  private func value(of script: String) -> String? {
    let nothing = ScriptedPage(at: "about:blank")
    let window =
      page
      ?? PageWindow(
        of: nothing, at: nothing.address, in: self, on: process.device, for: process.app.bundle)
    return window.evaluate(script)
  }
}

extension Message where S == GeneralShape<Nothing, String?, DynamicObject?> {
  /// `-[WKWebView evaluateJavaScript:completionHandler:]`; the block gets a ``TextObject``.
  @inlinable public static var evaluateJavaScript: Self {
    Message(.`evaluateJavaScript:completionHandler:`)
  }
}
