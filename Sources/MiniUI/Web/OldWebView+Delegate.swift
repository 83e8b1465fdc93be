/// What a `UIWebView` asks and tells its delegate.
enum OldWebMethod: OptionalMethod {
  case shouldStart, didStart, didFinish, didFail

  /// Objective-C's spelling of the method.
  var selector: SystemSelector {
    switch self {
    case .shouldStart: .`webView:shouldStartLoadWithRequest:navigationType:`
    case .didStart: .`webViewDidStartLoad:`
    case .didFinish: .`webViewDidFinishLoad:`
    case .didFail: .`webView:didFailLoadWithError:`
    }
  }
}

/// Why a `UIWebView` navigates, with UIKit's values; pages here know no links or forms.
enum OldNavigationType: Int {
  /// Code of the app or of the page.
  case other = 5
}

extension Message where S == ObjectToVoid {
  /// `-[UIWebView loadRequest:]`, with a ``WebRequest``; WebKit's answers something.
  @inlinable public static var loadOldRequest: Self { Message(.`loadRequest:`) }
  /// `-webViewDidStartLoad:`, when nothing has come yet.
  @inlinable public static var webViewDidStartLoad: Self { Message(.`webViewDidStartLoad:`) }
  /// `-webViewDidFinishLoad:`, when all of the page is there.
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
  /// `-webView:shouldStartLoadWithRequest:navigationType:`; false, and nothing is loaded.
  @inlinable public static var webViewShouldStartLoad: Self {
    Message(.`webView:shouldStartLoadWithRequest:navigationType:`)
  }
}
