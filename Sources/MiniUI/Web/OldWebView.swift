/// The view for pages of the time before WebKit's own process: `UIWebView`.
///
/// It has one delegate, runs scripts at once, and takes no script messages.
open class OldWebView: View {
  /// The page that is shown.
  public internal(set) final var page: PageWindow?
  /// How the view names itself, settled when it is made (S2.2).
  public private(set) final var userAgent: String
  private var asked = Asked<OldWebMethod>()
  private var underway: WebNavigation?
  private var isStarted = false

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(OldWebView.self, name: "UIWebView", superclass: View.self) { methods in
      methods.define(.delegate, Body { view, _ in view.asked.object })
      methods.define(
        .setDelegate, Body { view, delegate, _ in view.asked.set(delegate, of: view) })
      methods.define(
        .loadOldRequest,
        Body { view, request, _ in view.depart(to: (request as? WebRequest)?.address) })
      methods.define(
        .loadOldHTMLString,
        Body { view, _, base, _ in view.depart(to: (base as? URLObject)?.address) })
      methods.define(
        .stringByEvaluatingJavaScript, Body { view, script, _ in view.value(of: script ?? "") })
    }
  }

  /// Makes a view that shows nothing, under the name that the app's defaults give at this moment.
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

  /// Who is asked about navigations and told of them; not retained, asked once (OB-9).
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  /// The address of the page, or of the one that is on its way.
  public final var address: String? { underway?.address ?? page?.address }

  /// Whether a page is on its way.
  public final var isLoading: Bool { underway != nil }

  /// Goes to an address: sends `loadRequest:`.
  public final func load(_ request: WebRequest) { send(.loadOldRequest)(request) }

  /// Shows HTML as if it came from an address: sends `loadHTMLString:baseURL:`.
  public final func loadHTML(_ html: String, from base: URLObject?) {
    send(.loadOldHTMLString)(html, base)
  }

  /// Runs a script on the page and answers its value: sends
  /// `stringByEvaluatingJavaScriptFromString:`.
  public final func value(ofScript script: String) -> String? {
    send(.stringByEvaluatingJavaScript)(script)
  }

  /// An empty view has no page, and still knows its name.
  private func value(of script: String) -> String? {
    let nothing = ScriptedPage(at: "about:blank")
    let window =
      page
      ?? PageWindow(
        of: nothing, at: nothing.address, in: self, on: process.device, for: process.app.bundle)
    return window.evaluate(script)
  }
}

/// How the view gets from one page to another, in the order of `UIWebViewDelegate`.
extension OldWebView {
  private func depart(to address: String?) {
    cancelUnderway()
    let navigation = WebNavigation(in: process)
    navigation.address = address ?? "about:blank"
    underway = navigation
    ask(about: navigation.address, .other) { [weak self] in self?.start(navigation) }
  }

  /// Asks the delegate on a later turn; a frame's address goes nowhere else.
  private func ask(
    about address: String, _ type: OldNavigationType, then go: @escaping () -> Void
  ) {
    process.mainLoop.schedule(.work, name: "navigation to \(WebAddress(address).place)") {
      [weak self] in
      guard let self else { return }
      let request = WebRequest(address, in: process)
      let isAllowed =
        asked(.shouldStart)?.send(.webViewShouldStartLoad)(self, request, type.rawValue) ?? true
      if isAllowed { go() } else if underway?.address == address { underway = nil }
    }
  }

  private func start(_ navigation: WebNavigation) {
    guard underway === navigation else { return }
    isStarted = true
    asked(.didStart)?.send(.webViewDidStartLoad)(self)
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
      asked(.didFinish)?.send(.webViewDidFinishLoad)(self)
    } catch {
      tellOfFailure(error, of: navigation)
    }
  }

  private func tellOfFailure(_ failure: LoadFailure, of navigation: WebNavigation) {
    let error = ErrorObject(
      "NSURLErrorDomain", code: failure.rawValue, failure.words, in: process)
    error.failingAddress = navigation.address
    asked(.didFail)?.send(.webViewDidFailLoad)(self, error)
  }
}

extension OldWebView: PageHost {
  final func follow(_ address: String, inMainFrame: Bool) {
    if inMainFrame { return depart(to: address) }
    ask(about: address, .other) {}
  }

  final func takesMessages(_ name: String) -> Bool { false }

  final func post(_ body: String, to name: String) -> Bool { false }
}
