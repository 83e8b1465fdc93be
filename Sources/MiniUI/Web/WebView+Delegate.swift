/// What a web view asks and tells its navigation delegate: `WKNavigationDelegate`.
enum WebNavigationMethod: OptionalMethod {
  case decidePolicy, didStart, didCommit, didFinish, didFailEarly, didFail

  /// Objective-C's spelling of the method.
  var selector: SystemSelector {
    switch self {
    case .decidePolicy: .`webView:decidePolicyForNavigationAction:decisionHandler:`
    case .didStart: .`webView:didStartProvisionalNavigation:`
    case .didCommit: .`webView:didCommitNavigation:`
    case .didFinish: .`webView:didFinishNavigation:`
    case .didFailEarly: .`webView:didFailProvisionalNavigation:withError:`
    case .didFail: .`webView:didFailNavigation:withError:`
    }
  }
}

extension WebView {
  /// Who decides about navigations and is told of them; not retained, asked once (OB-9).
  public final var navigationDelegate: DynamicObject? {
    get { send(.navigationDelegate)() }
    set { send(.setNavigationDelegate)(newValue) }
  }

  static func defineDelegate(_ methods: MethodList<WebView>) {
    methods.define(.navigationDelegate, Body { view, _ in view.asked.object })
    methods.define(
      .setNavigationDelegate,
      Body { view, delegate, _ in
        view.asked.set(delegate, of: view, as: "navigation delegate")
      })
  }

  /// Tells the delegate of a stage of a navigation.
  final func tell(
    _ method: WebNavigationMethod, _ message: Message<ObjectsToVoid>, _ navigation: WebNavigation
  ) {
    asked(method)?.send(message)(self, navigation)
  }

  /// Tells the delegate that a navigation came to nothing before its page was there.
  final func tellOfFailure(_ failure: LoadFailure, of navigation: WebNavigation) {
    let error = ErrorObject(
      "NSURLErrorDomain", code: failure.rawValue, failure.words, in: process)
    error.failingAddress = navigation.address
    asked(.didFailEarly)?.send(.webViewDidFailProvisionalNavigation)(self, navigation, error)
  }

  /// Asks the delegate, if it wants to be asked; what it allows happens when it says so.
  final func ask(about request: WebRequest, inMainFrame: Bool, then go: @escaping () -> Void) {
    guard let delegate = asked(.decidePolicy) else { return go() }
    let action = NavigationAction(in: process)
    (action.request, action.isForMainFrame) = (request, inMainFrame)
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
      if (policy as? NumberObject)?.integer == NavigationPolicy.allow.rawValue { go() }
    }
    delegate.send(.webViewDecidePolicy)(self, action, handler)
  }
}

extension Message where S == ObjectToVoid {
  /// `-[WKWebView setNavigationDelegate:]`.
  @inlinable public static var setNavigationDelegate: Self { Message(.`setNavigationDelegate:`) }
}

extension Message where S == ToObject {
  /// `-[WKWebView navigationDelegate]`.
  @inlinable public static var navigationDelegate: Self { Message(.navigationDelegate) }
}

/// What the delegate is told, with the web view and the navigation.
extension Message where S == ObjectsToVoid {
  /// `-webView:didStartProvisionalNavigation:`, when nothing has come yet.
  @inlinable public static var webViewDidStartProvisionalNavigation: Self {
    Message(.`webView:didStartProvisionalNavigation:`)
  }
  /// `-webView:didCommitNavigation:`, when the page begins to arrive.
  @inlinable public static var webViewDidCommitNavigation: Self {
    Message(.`webView:didCommitNavigation:`)
  }
  /// `-webView:didFinishNavigation:`, when all of the page is there.
  @inlinable public static var webViewDidFinishNavigation: Self {
    Message(.`webView:didFinishNavigation:`)
  }
}

extension Message where S == GeneralShape<Nothing, DynamicObject?, DynamicObject?, DynamicObject?> {
  /// `-webView:decidePolicyForNavigationAction:decisionHandler:`; the handler is a ``Block`` that
  /// takes a ``NumberObject`` of a ``NavigationPolicy``.
  @inlinable public static var webViewDecidePolicy: Self {
    Message(.`webView:decidePolicyForNavigationAction:decisionHandler:`)
  }
  /// `-webView:didFailProvisionalNavigation:withError:`, with an ``ErrorObject``.
  @inlinable public static var webViewDidFailProvisionalNavigation: Self {
    Message(.`webView:didFailProvisionalNavigation:withError:`)
  }
  /// `-webView:didFailNavigation:withError:`, for a page that had begun to arrive.
  @inlinable public static var webViewDidFailNavigation: Self {
    Message(.`webView:didFailNavigation:withError:`)
  }
}
