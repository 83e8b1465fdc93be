/// The optional methods of a `UIWebView`'s delegate.
enum OldWebMethod: OptionalMethod {
  case shouldStart, didStart, didFinish, didFail

  var selector: SystemSelector {
    switch self {
    case .shouldStart: .`webView:shouldStartLoadWithRequest:navigationType:`
    case .didStart: .`webViewDidStartLoad:`
    case .didFinish: .`webViewDidFinishLoad:`
    case .didFail: .`webView:didFailLoadWithError:`
    }
  }
}

/// The reasons for a navigation, with UIKit's values; pages here have no links or forms.
enum OldNavigationType: Int {
  /// A navigation by code of the app or of the page.
  case other = 5
}

extension Message where S == ObjectToVoid {
  /// `-[UIWebView loadRequest:]`, with a ``WebRequest``; unlike WebKit's, it returns no value.
  @inlinable public static var loadOldRequest: Self { Message(.`loadRequest:`) }
  /// `-webViewDidStartLoad:`, before any content has arrived.
  @inlinable public static var webViewDidStartLoad: Self { Message(.`webViewDidStartLoad:`) }
  /// `-webViewDidFinishLoad:`, after the whole page has arrived.
  @inlinable public static var webViewDidFinishLoad: Self { Message(.`webViewDidFinishLoad:`) }
}

extension Message where S == ObjectsToVoid {
  /// `-webView:didFailLoadWithError:`, with an ``ErrorObject``.
  @inlinable public static var webViewDidFailLoad: Self {
    Message(.`webView:didFailLoadWithError:`)
  }
}

extension Message where S == GeneralShape<Nothing, String?, DynamicObject?> {
  /// `-[UIWebView loadHTMLString:baseURL:]`.
  @inlinable public static var loadOldHTMLString: Self { Message(.`loadHTMLString:baseURL:`) }
}

extension Message where S == GeneralShape<String?, String?> {
  /// `-[UIWebView stringByEvaluatingJavaScriptFromString:]`.
  @inlinable public static var stringByEvaluatingJavaScript: Self {
    Message(.`stringByEvaluatingJavaScriptFromString:`)
  }
}

extension Message where S == GeneralShape<Bool, DynamicObject?, DynamicObject?, Int> {
  /// `-webView:shouldStartLoadWithRequest:navigationType:`; `false` is a veto.
  @inlinable public static var webViewShouldStartLoad: Self {
    Message(.`webView:shouldStartLoadWithRequest:navigationType:`)
  }
}
