/// A view that shows pages of the web: `WKWebView`.
///
/// Pages come as ``ScriptedPage``s from the device's ``Web``, never from a real network.
open class WebView: View {
  /// What the view was made with; WebKit copies it, and the copies share their controller.
  public final var configuration: WebViewConfiguration { ownConfiguration }
  private final var ownConfiguration: WebViewConfiguration
  /// The page that is shown.
  public final var page: PageWindow? { shownPage }
  final var shownPage: PageWindow?
  /// How the view names itself to pages that it loads from now on: ``customUserAgent``, or else
  /// what was settled when it was made (S2.2).
  public final var userAgent: String { customUserAgent ?? ownUserAgent }
  private final var ownUserAgent: String
  /// The app's own name for the view; nil unless set (Apple, `WKWebView`).
  public final var customUserAgent: String?
  /// The delegate, and what it answered to when it was set (OB-9).
  final var asked = Asked<WebNavigationMethod>()
  /// The way to the next page, until that is there.
  final var underway: WebNavigation?
  /// Whether the delegate has been told of it.
  final var isProvisional = false

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(WebView.self, name: "WKWebView", superclass: View.self) { methods in
      defineDelegate(methods)
      defineLoading(methods)
      defineScripts(methods)
    }
  }

  /// Makes a view that shows nothing, under the name that the app's defaults give at this moment.
  public required init(of class: DynamicClass?) {
    ownConfiguration = WebViewConfiguration(of: `class`?.table[WebViewConfiguration.self])
    ownUserAgent = ""
    super.init(of: `class`)
    let defaults = process.device.defaults(of: process.app.bundle)
    ownUserAgent = defaults[UserAgent.defaultsKey] ?? process.device.web.userAgent.webView
    clipsToBounds = true
    let content = process.device.system.web.content.build(in: process).root
    content.fillsSuperview = true
    addSubview(content)
  }

  /// Makes a view with a configuration.
  public convenience init(_ configuration: WebViewConfiguration, in process: AppProcess) {
    self.init(in: process)
    ownConfiguration = configuration
  }

  /// The address of the page, or of the one that is on its way.
  public final var address: String? { underway?.address ?? page?.address }

  /// The title of the page; empty while there is none.
  public final var title: String { page?.title ?? "" }

  /// Whether a page is on its way.
  public final var isLoading: Bool { underway != nil }
}
