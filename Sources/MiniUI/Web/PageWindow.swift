/// A shown page as its scripts see it: JavaScript's `window`.
///
/// It has no effect once the browser has left the page.
public final class PageWindow {
  /// The full address, query included.
  public let address: String
  /// The title of the page.
  public let title: String
  /// The browser's user agent when the page was loaded.
  public let userAgent: String
  /// The device of the browser, for its clock and random numbers; real pages cannot access it.
  ///
  /// The device retains its browsers and these their pages, so a page must not retain the device.
  public unowned let device: Device
  /// The named elements on the page with the actions of a tap.
  public var elements: [String: () -> Void] = [:]
  /// The functions that code outside the page can call, by name, with one text.
  public var functions: [String: (String) -> String?] = [:]
  /// The values assigned by scripts, by paths without `window.`: texts, or `{}` for an object.
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

  /// True while the page is shown.
  public var isOpen: Bool { host?.page === self }

  /// The local storage of the page's origin in this browser.
  public subscript(stored key: String) -> String? {
    get { device.web.data(of: owner)[key, at: address] }
    set { if isOpen { device.web.data(of: owner)[key, at: address] = newValue } }
  }

  /// Navigates to another address, replacing a navigation in progress.
  public func navigate(to address: String) {
    if isOpen { host?.follow(address, inMainFrame: true) }
  }

  /// Loads an address in a frame, independent of other navigations.
  public func openFrame(at address: String) {
    if isOpen { host?.follow(address, inMainFrame: false) }
  }

  /// True if the app has a message handler of this name.
  public func hasMessageHandler(_ name: String) -> Bool { host?.takesMessages(name) == true }

  /// Posts a message: `window.webkit.messageHandlers.<name>.postMessage(body)`.
  ///
  /// - Returns: True if the handler exists; without it, JavaScript throws.
  @discardableResult
  public func post(_ body: String, to name: String) -> Bool {
    isOpen && host?.post(body, to: name) == true
  }

  /// Sends a request to a server; the device records it.
  public func request(_ address: String, body: String = "") {
    if isOpen { device.web.receive(address, body, userAgent, by: owner) }
  }

  /// Taps a named element on the page, as the user does.
  ///
  /// - Returns: True if the element exists.
  @discardableResult
  public func tap(_ element: String) -> Bool {
    guard isOpen, let action = elements[element] else { return false }
    action()
    return true
  }
}

/// A browser as pages use it.
protocol PageHost: AnyObject {
  var userAgent: String { get }
  var page: PageWindow? { get }
  func follow(_ address: String, inMainFrame: Bool)
  func takesMessages(_ name: String) -> Bool
  /// Posts a message to its handler; false without a handler.
  func post(_ body: String, to name: String) -> Bool
}

/// A web page: its address and the behaviour of its scripts.
public struct ScriptedPage {
  /// The address; queries and fragments go to the script, but do not identify a page.
  public let address: String
  /// The title.
  public let title: String
  /// The behaviour of the page's scripts, run after loading.
  public let script: (PageWindow) -> Void

  /// Makes a page.
  public init(
    at address: String, title: String = "", script: @escaping (PageWindow) -> Void = { _ in }
  ) {
    self.address = address
    self.title = title
    self.script = script
  }
}

/// A request that a page has sent to a server without the app's help (S2.1).
public struct PageRequest: Equatable, Sendable {
  /// The address of the request.
  public let address: String
  /// The body of the request.
  public let body: String
  /// The user agent of the browser.
  public let userAgent: String
  /// The bundle identifier of the app that showed the page, or Safari's.
  public let owner: String
  /// True if the request reached the server; otherwise it is lost.
  public let arrived: Bool
}
