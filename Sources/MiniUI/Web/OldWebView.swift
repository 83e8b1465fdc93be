/// The web view from before WebKit's separate process: `UIWebView`.
///
/// It has one delegate, runs scripts synchronously, and has no script messages.
open class OldWebView: View {
  /// The shown page.
  public internal(set) final var page: PageWindow?
  /// The user agent, fixed when the view is made (S2.2).
  public private(set) final var userAgent: String
  private var cachedDelegate = CachedDelegate()
  private var underway: WebNavigation?
  private var isStarted = false

  /// The optional methods of a `UIWebView`'s delegate.
  private static let delegateMethods: [SystemSelector] = [
    .`webView:shouldStartLoadWithRequest:navigationType:`, .`webViewDidStartLoad:`,
    .`webViewDidFinishLoad:`, .`webView:didFailLoadWithError:`,
  ]

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(OldWebView.self, name: "UIWebView") { methods in
      methods.define(.delegate) { view, _ in view.cachedDelegate.object }
      methods.define(.setDelegate) { view, delegate, _ in
        view.cachedDelegate.set(delegate, of: view, asking: delegateMethods)
      }
      methods.define(.loadOldRequest) { view, request, _ in
        view.depart(to: (request as? WebRequest)?.address)
      }
      methods.define(.loadOldHTMLString) { view, _, base, _ in
        view.depart(to: (base as? URLObject)?.address)
      }
      methods.define(.stringByEvaluatingJavaScript) { view, script, _ in
        view.value(of: script ?? "")
      }
    }
  }

  /// Makes an empty view; its user agent comes from the app's defaults at this time.
  public required init(of class: DynamicClass?) {
    userAgent = ""
    super.init(of: `class`)
    let defaults = process.device.defaults(of: process.app.bundle)
    userAgent = defaults[UserAgent.defaultsKey] ?? process.device.web.userAgent.webView
    clipsToBounds = true
    let content = process.device.system.web.oldContent.build(in: process).root
    content.fillsSuperview = true
    addSubview(content)
  }

  /// The delegate, whose methods are cached when it is set; not retained (OB-9).
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  /// The address of the page that is loading, or else of the shown one.
  public final var address: String? { underway?.address ?? page?.address }

  /// True while a page is loading.
  public final var isLoading: Bool { underway != nil }

  /// Loads an address: sends `loadRequest:`.
  public final func load(_ request: WebRequest) { send(.loadOldRequest)(request) }

  /// Loads HTML with a base address: sends `loadHTMLString:baseURL:`.
  public final func loadHTML(_ html: String, from base: URLObject?) {
    send(.loadOldHTMLString)(html, base)
  }

  /// Runs a script and returns its value: sends `stringByEvaluatingJavaScriptFromString:`.
  public final func value(ofScript script: String) -> String? {
    send(.stringByEvaluatingJavaScript)(script)
  }

  /// Evaluates a script; an empty view still answers `navigator.userAgent`.
  private func value(of script: String) -> String? {
    let nothing = ScriptedPage(at: "about:blank")
    let window =
      page
      ?? PageWindow(
        of: nothing, at: nothing.address, in: self, on: process.device, for: process.app.bundle)
    return window.evaluate(script)
  }
}

/// The stages of loading, in the order of `UIWebViewDelegate`.
extension OldWebView {
  private func depart(to address: String?) {
    cancelUnderway()
    let navigation = WebNavigation(in: process)
    navigation.address = address ?? "about:blank"
    underway = navigation
    ask(about: navigation.address, .other) { [weak self] isAllowed in
      if isAllowed { return self?.start(navigation) ?? () }
      if self?.underway === navigation { self?.underway = nil }
    }
  }

  /// Asks the delegate in a later turn; a frame's address is only asked about, not loaded.
  private func ask(
    about address: String, _ type: OldNavigationType, then decided: @escaping (Bool) -> Void
  ) {
    process.mainLoop.schedule(.work, name: "navigation to \(WebAddress(address).place)") {
      [weak self] in
      guard let self else { return }
      let request = WebRequest(address, in: process)
      decided(
        cachedDelegate.send(.webViewShouldStartLoad)?(self, request, type.rawValue) ?? true)
    }
  }

  private func start(_ navigation: WebNavigation) {
    guard underway === navigation else { return }
    isStarted = true
    cachedDelegate.send(.webViewDidStartLoad)?(self)
    process.mainLoop.schedule(.work, after: WebView.loadTime, name: "page load") { [weak self] in
      self?.arrive(navigation)
    }
  }

  private func cancelUnderway() {
    guard let navigation = underway else { return }
    underway = nil
    if isStarted { tellOfFailure(.cancelled, of: navigation) }
    isStarted = false
  }

  private func arrive(_ navigation: WebNavigation) {
    guard underway === navigation else { return }
    (underway, isStarted) = (nil, false)
    do throws(LoadFailure) {
      let owner = process.app.bundle
      let found = try process.device.web.load(navigation.address, for: owner)
      let window = PageWindow(
        of: found, at: navigation.address, in: self, on: process.device, for: owner)
      page = window
      found.script(window)
      cachedDelegate.send(.webViewDidFinishLoad)?(self)
    } catch {
      tellOfFailure(error, of: navigation)
    }
  }

  private func tellOfFailure(_ failure: LoadFailure, of navigation: WebNavigation) {
    let error = ErrorObject(
      "NSURLErrorDomain", code: failure.rawValue, failure.words, in: process)
    error.failingAddress = navigation.address
    cachedDelegate.send(.webViewDidFailLoad)?(self, error)
  }
}

extension OldWebView: PageHost {
  final func follow(_ address: String, inMainFrame: Bool) {
    if inMainFrame { return depart(to: address) }
    ask(about: address, .other) { _ in }
  }

  final func takesMessages(_ name: String) -> Bool { false }

  final func post(_ body: String, to name: String) -> Bool { false }
}

/// The reasons for a navigation, with UIKit's values; pages here have no links or forms.
enum OldNavigationType: Int {
  /// A navigation by code of the app or of the page.
  case other = 5
}
