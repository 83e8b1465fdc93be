/// The stages of loading, in the order of `WKNavigationDelegate`.
extension WebView {
  /// The time that a page takes to load.
  public static let loadTime: Duration = .milliseconds(200)

  /// Loads an address: sends `loadRequest:`.
  @discardableResult
  public final func load(_ request: WebRequest) -> WebNavigation? {
    send(.loadRequest)(request) as? WebNavigation
  }

  /// Loads HTML with a base address: sends `loadHTMLString:baseURL:`.
  ///
  /// The HTML itself is ignored: the scripts are those of the published page at that address.
  @discardableResult
  public final func loadHTML(_ html: String, from base: URLObject?) -> WebNavigation? {
    send(.loadHTMLString)(html, base) as? WebNavigation
  }

  static func defineLoading(_ methods: MethodList<WebView>) {
    methods.define(.loadRequest) { view, request, _ in view.begin((request as? WebRequest)?.address)
    }
    methods.define(.loadHTMLString) { view, _, base, _ in view.begin((base as? URLObject)?.address)
    }
    methods.define(.loadFileURL) { view, file, _, _ in view.begin((file as? URLObject)?.address) }
    methods.define(.loadData) { view, _, _, _, base, _ in view.begin((base as? URLObject)?.address)
    }
  }

  private func begin(_ address: String?) -> WebNavigation {
    let address = address ?? "about:blank"
    return depart(to: address)
  }

  /// Begins a navigation; the delegate is asked in a later turn, as WebKit's processes do.
  @discardableResult
  private func depart(to address: String) -> WebNavigation {
    cancelUnderway()
    let navigation = WebNavigation(in: process)
    navigation.address = address
    underway = navigation
    ask(
      address, inMainFrame: true, then: { [weak self] in self?.start(navigation) },
      otherwise: { [weak self] in
        if self?.underway === navigation { self?.underway = nil }
      })
    return navigation
  }

  private func ask(
    _ address: String, inMainFrame: Bool, then go: @escaping () -> Void = {},
    otherwise stop: @escaping () -> Void = {}
  ) {
    process.mainLoop.schedule(.work, name: "navigation to \(WebAddress(address).place)") {
      [weak self] in
      guard let self else { return }
      ask(
        about: WebRequest(address, in: process), inMainFrame: inMainFrame, then: go, otherwise: stop
      )
    }
  }

  private func start(_ navigation: WebNavigation) {
    guard underway === navigation else { return }
    isProvisional = true
    tell(.webViewDidStartProvisionalNavigation, navigation)
    process.mainLoop.schedule(.work, after: Self.loadTime, name: "page load") { [weak self] in
      self?.arrive(navigation)
    }
  }

  /// Cancels the navigation in progress; the delegate is notified only if it knows of it.
  private func cancelUnderway() {
    guard let navigation = underway else { return }
    underway = nil
    if isProvisional { tellOfFailure(.cancelled, of: navigation) }
    isProvisional = false
  }

  private func arrive(_ navigation: WebNavigation) {
    guard underway === navigation else { return }
    (underway, isProvisional) = (nil, false)
    do throws(LoadFailure) {
      let owner = process.app.bundle
      let found = try process.device.web.load(navigation.address, for: owner)
      show(found, navigation)
    } catch {
      if error == .unknownHost { unknownAddress = navigation.address }
      tellOfFailure(error, of: navigation)
    }
  }

  /// Shows a page; the app's scripts run before or after the page's own, as they request.
  private func show(_ found: ScriptedPage, _ navigation: WebNavigation) {
    let window = PageWindow(
      of: found, at: navigation.address, in: self, on: process.device, for: process.app.bundle)
    (page, unknownAddress) = (window, nil)
    tell(.webViewDidCommitNavigation, navigation)
    let scripts = configuration.userContentController.userScripts
    for script in scripts where script.isAtStart { window.run(script.statements) }
    found.script(window)
    for script in scripts where !script.isAtStart { window.run(script.statements) }
    tell(.webViewDidFinishNavigation, navigation)
  }
}

extension WebView: PageHost {
  /// Follows a page's navigation, which replaces the current one; a frame's does not.
  final func follow(_ address: String, inMainFrame: Bool) {
    if inMainFrame { return _ = depart(to: address) }
    ask(address, inMainFrame: false)
  }

  final func takesMessages(_ name: String) -> Bool {
    configuration.userContentController.waiting(name) != nil
  }

  /// Messages arrive on a later turn, in the order in which they were posted.
  final func post(_ body: String, to name: String) -> Bool {
    guard let waiting = configuration.userContentController.waiting(name) else { return false }
    process.mainLoop.schedule(.work, name: waiting) { [weak self] in
      guard let self else { return }
      configuration.userContentController.deliver(body, name, from: self)
    }
    return true
  }
}

extension Message
where S == GeneralShape<DynamicObject?, DynamicObject?, String?, String?, DynamicObject?> {
  /// `-[WKWebView loadData:MIMEType:characterEncodingName:baseURL:]`.
  @inlinable public static var loadData: Self {
    Message(.`loadData:MIMEType:characterEncodingName:baseURL:`)
  }
}

/// A navigation of a web view: `WKNavigation`.
public final class WebNavigation: DynamicObject {
  /// The target address.
  public internal(set) var address = ""

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(WebNavigation.self, name: "WKNavigation")
  }
}

/// A navigation to be decided on: `WKNavigationAction`.
public final class NavigationAction: DynamicObject {
  /// The request to load.
  public internal(set) var request: WebRequest?
  /// True for the page itself, false for a frame in it.
  public internal(set) var isForMainFrame = true

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(NavigationAction.self, name: "WKNavigationAction")
  }
}

/// The decisions of a navigation delegate, with WebKit's values.
public enum NavigationPolicy: Int, Sendable {
  /// Drops the navigation without a notification.
  case cancel
  /// Continues the navigation.
  case allow

  /// Calls a decision handler; a second call raises.
  public func tell(_ handler: DynamicObject?) {
    guard let handler = handler as? Block else { return }
    handler(NumberObject(rawValue, in: handler.process))
  }
}

/// A request to load a page: registered as `NSURLRequest`.
public final class WebRequest: DynamicObject {
  /// The address.
  public private(set) var address = ""

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(WebRequest.self, name: "NSURLRequest")
  }

  /// Makes a request for an address.
  public convenience init(_ address: String, in process: AppProcess) {
    self.init(in: process)
    self.address = address
  }
}
