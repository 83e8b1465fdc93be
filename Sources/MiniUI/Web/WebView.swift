/// A view that shows web pages: `WKWebView`.
///
/// Pages are ``ScriptedPage``s of the device's ``Web``, never of a real network.
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
  /// The user agent set by the app; nil by default (Apple, `WKWebView`).
  public final var customUserAgent: String?
  /// The navigation delegate with its cached methods (OB-9).
  final var asked = Asked<WebNavigationMethod>()
  /// The navigation in progress; nil if absent.
  final var underway: WebNavigation?
  /// True once the delegate has been notified of the navigation in progress.
  final var isProvisional = false

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(WebView.self, name: "WKWebView", superclass: View.self) { methods in
      defineDelegate(methods)
      defineLoading(methods)
      defineScripts(methods)
    }
  }

  /// Makes an empty view; its user agent comes from the app's defaults at this time.
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

  /// The address of the page that is loading, or else of the shown one.
  public final var address: String? { underway?.address ?? page?.address }

  /// The title of the page; empty without a page.
  public final var title: String { page?.title ?? "" }

  /// True while a page is loading.
  public final var isLoading: Bool { underway != nil }
}
