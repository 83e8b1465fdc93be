extension WebView {
  private static let delegateMethods: [SystemSelector] = [
    .`webView:decidePolicyForNavigationAction:decisionHandler:`,
    .`webView:didStartProvisionalNavigation:`, .`webView:didCommitNavigation:`,
    .`webView:didFinishNavigation:`, .`webView:didFailProvisionalNavigation:withError:`,
    .`webView:didFailNavigation:withError:`,
  ]

  /// The navigation delegate, whose methods are cached when it is set; not retained (OB-9).
  public final var navigationDelegate: DynamicObject? {
    get { send(.navigationDelegate)() }
    set { send(.setNavigationDelegate)(newValue) }
  }

  static func defineDelegate(_ methods: MethodList<WebView>) {
    methods.define(.navigationDelegate) { view, _ in view.cachedDelegate.object }
    methods.define(.setNavigationDelegate) { view, delegate, _ in
      view.cachedDelegate.set(
        delegate, of: view, as: "navigation delegate", asking: delegateMethods)
    }
  }

  /// Notifies the delegate of a stage of a navigation.
  final func tell(_ message: Message<ObjectsToVoid>, _ navigation: WebNavigation) {
    cachedDelegate.send(message)?(self, navigation)
  }

  /// Notifies the delegate that a navigation failed before its page arrived.
  final func tellOfFailure(_ failure: LoadFailure, of navigation: WebNavigation) {
    let error = ErrorObject(
      "NSURLErrorDomain", code: failure.rawValue, failure.words, in: process)
    error.failingAddress = navigation.address
    cachedDelegate.send(.webViewDidFailProvisionalNavigation)?(self, navigation, error)
  }

  /// Asks the delegate for its policy; the handler lets the navigation continue, or stops it.
  final func ask(
    about request: WebRequest, inMainFrame: Bool, then go: @escaping () -> Void,
    otherwise stop: @escaping () -> Void
  ) {
    guard let delegate = cachedDelegate.receiver(of: .webViewDecidePolicy) else { return go() }
    let action = NavigationAction(in: process)
    (action.request, action.isForMainFrame) = (request, inMainFrame)
    // Read now, because the handler may be called after the delegate was freed.
    let name = delegate.class.name
    var isDecided = false
    let handler = Block(in: process) { [table] policy in
      guard !isDecided else {
        return table.raise(
          .inconsistency(
            "Completion handler passed to -[\(name) webView:decidePolicyForNavigationAction:"
              + "decisionHandler:] was called more than once"))
      }
      isDecided = true
      (policy as? NumberObject)?.integer == NavigationPolicy.allow.rawValue ? go() : stop()
    }
    delegate.send(.webViewDecidePolicy)(self, action, handler)
  }
}
