/// A view that shows web pages: `WKWebView`.
///
/// Pages are ``ScriptedPage``s of the device's ``Web``, never of a real network.
open class WebView: View {
  /// The view's configuration; WebKit copies it, and the copies share their controller.
  @safe @exclusivity(unchecked) public private(set) final var configuration: WebViewConfiguration
  /// The page that is shown.
  @safe @exclusivity(unchecked) public internal(set) final var page: PageWindow?
  /// The address that no server knew; nil after a page was shown.
  package internal(set) final var unknownAddress: String?
  /// The user agent of later pages: ``customUserAgent``, or the one fixed at creation (S2.2).
  public final var userAgent: String { customUserAgent ?? ownUserAgent }
  private final var ownUserAgent: String
  /// The user agent set by the app; nil by default (Apple, `WKWebView`).
  public final var customUserAgent: String?
  /// The navigation delegate with its cached methods (OB-9).
  final var cachedDelegate = CachedDelegate()
  /// The navigation in progress; nil if absent.
  final var underway: WebNavigation?
  /// True once the delegate has been notified of the navigation in progress.
  final var isProvisional = false

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(WebView.self, name: "WKWebView") { methods in
      defineDelegate(methods)
      defineLoading(methods)
      defineScripts(methods)
    }
  }

  /// Makes an empty view; its user agent comes from the app's defaults at this time.
  public required init(of class: DynamicClass?) {
    configuration = WebViewConfiguration(of: `class`?.table[WebViewConfiguration.self])
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
    self.configuration = configuration
  }

  /// The address of the page that is loading, or else of the shown one.
  public final var address: String? { underway?.address ?? page?.address }

  /// The title of the page; empty without a page.
  public final var title: String { page?.title ?? "" }

  /// True while a page is loading.
  public final var isLoading: Bool { underway != nil }
}

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
  private static func defineScripts(_ methods: MethodList<WebView>) {
    methods.define(.evaluateJavaScript) { view, script, completion, _ in
      view.process.mainLoop.schedule(.work, name: "evaluateJavaScript") {
        let value = view.value(of: script ?? "")
        (completion as? Block)?(value.map { TextObject($0, in: view.process) })
      }
    }
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

/// The configuration of a web view: `WKWebViewConfiguration`.
public final class WebViewConfiguration: DynamicObject {
  /// The scripts and handlers for pages; several views may share one controller.
  public var userContentController: UserContentController {
    get { ownController }
    set { ownController = newValue }
  }
  private var ownController: UserContentController

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(WebViewConfiguration.self, name: "WKWebViewConfiguration")
  }

  /// Makes a configuration with a new controller.
  public required init(of class: DynamicClass?) {
    ownController = UserContentController(of: `class`?.table[UserContentController.self])
    super.init(of: `class`)
  }
}
