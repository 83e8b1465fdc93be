/// A page that is shown, as its scripts see it: JavaScript's `window`.
///
/// Nothing of it has any effect once the page has been left.
public final class PageWindow {
  /// The whole address, query included.
  public let address: String
  /// The page's title.
  public let title: String
  /// How the browser names itself; it does not change while the browser lives.
  public let userAgent: String
  /// The device that the browser runs on, for clock and chance; a page cannot ask it anything.
  ///
  /// The device keeps its browsers, and these keep their pages, so that no page keeps the device.
  public unowned let device: Device
  /// What a person finds on the page, by names; each is what a tap on it does.
  public var elements: [String: () -> Void] = [:]
  /// What code outside of the page can call, by names, with one text.
  public var functions: [String: (String) -> String?] = [:]
  /// What scripts have assigned, by paths without `window.`: texts, or `{}` for an object.
  public internal(set) var variables: [String: String] = [:]
  private weak var host: (any PageHost)?
  private let owner: String

  init(
    of page: ScriptedPage, at address: String, in host: any PageHost, on device: Device,
    for owner: String
  ) {
    (self.address, title) = (address, page.title)
    (self.host, self.device, self.owner) = (host, device, owner)
    userAgent = host.userAgent
  }

  /// Whether the page is still shown.
  public var isOpen: Bool { host?.page === self }

  /// What the page's origin has kept in this browser.
  public subscript(stored key: String) -> String? {
    get { device.web.data(of: owner)[key, at: address] }
    set { if isOpen { device.web.data(of: owner)[key, at: address] = newValue } }
  }

  /// Goes elsewhere, in the place of a navigation that is still under way.
  public func navigate(to address: String) {
    if isOpen { host?.follow(address, inMainFrame: true) }
  }

  /// Shows an address in a frame of its own, beside whatever else is under way.
  public func openFrame(at address: String) {
    if isOpen { host?.follow(address, inMainFrame: false) }
  }

  /// Whether the browser's app takes messages by a name.
  public func hasMessageHandler(_ name: String) -> Bool { host?.takesMessages(name) == true }

  /// `window.webkit.messageHandlers.<name>.postMessage(body)`.
  ///
  /// - Returns: Whether there is such a handler; without one, JavaScript throws.
  @discardableResult
  public func post(_ body: String, to name: String) -> Bool {
    isOpen && host?.post(body, to: name) == true
  }

  /// Asks a server; the device remembers it.
  public func request(_ address: String, body: String = "") {
    if isOpen { device.web.receive(address, body, userAgent, by: owner) }
  }

  /// A person taps what has a name on the page.
  ///
  /// - Returns: Whether there is such a thing.
  @discardableResult
  public func tap(_ element: String) -> Bool {
    guard isOpen, let action = elements[element] else { return false }
    action()
    return true
  }
}

/// A browser: what a page can ask of it.
protocol PageHost: AnyObject {
  /// How it names itself.
  var userAgent: String { get }
  /// The page that it shows.
  var page: PageWindow? { get }
  /// Goes to an address, for a page.
  func follow(_ address: String, inMainFrame: Bool)
  /// Whether somebody takes messages by a name.
  func takesMessages(_ name: String) -> Bool
  /// Hands a message to whoever takes it; false where nobody does.
  func post(_ body: String, to name: String) -> Bool
}
