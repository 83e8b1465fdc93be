/// The evaluation of scripts on the shown page.
extension WebView {
  /// Runs a script in a later turn: sends `evaluateJavaScript:completionHandler:`.
  ///
  /// The closure gets the script's value. An empty view still answers `navigator.userAgent` (S2.2).
  public final func evaluate(_ script: String, then tell: ((String?) -> Void)? = nil) {
    let block = tell.map { tell in
      Block(in: process) { tell(($0 as? TextObject)?.text) }
    }
    send(.evaluateJavaScript)(script, block)
  }

  /// Defines the evaluation, which retains the view until the answer, as in WebKit.
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
