/// The web of a device: its pages, its browsers' data and their requests.
///
/// The data of a browser belongs to an app's bundle or to Safari, and is removed with the app.
public final class Web {
  /// The requests that pages have sent to servers, in order.
  public private(set) var requests: [PageRequest] = []
  private var pages: [String: ScriptedPage] = [:]
  private unowned let device: Device
  private var knownUserAgent: UserAgent?

  init(of device: Device) { self.device = device }

  /// True if the device has a network connection; otherwise only cached pages load.
  var isReachable: Bool { device.network != .none }

  /// The default user agents, computed once per system version.
  var userAgent: UserAgent {
    if let known = knownUserAgent, known.osVersion == device.osVersion { return known }
    let new = UserAgent(of: device)
    knownUserAgent = new
    return new
  }

  /// Publishes a page, replacing one at the same address.
  public func publish(_ page: ScriptedPage) { pages[WebAddress(page.address).place] = page }

  func page(in place: WebAddress) -> ScriptedPage? { pages[place.place] }

  /// The page at an address, ignoring the query.
  public func page(at address: String) -> ScriptedPage? { page(in: WebAddress(address)) }

  /// Returns the website data of an owner, made on first use.
  public func data(of owner: String) -> WebsiteData {
    if let known = device.websites[owner] { return known }
    let new = WebsiteData()
    device.websites[owner] = new
    return new
  }

  /// Records a page's request to a server; without a network it does not arrive.
  func receive(_ address: String, _ body: String, _ userAgent: String, by owner: String) {
    requests.append(
      PageRequest(
        address: address, body: body, userAgent: userAgent, owner: owner, arrived: isReachable))
  }
}

extension Device {
  /// The reachable web pages, and the website data of the device's browsers.
  public var web: Web { part { Web(of: self) } }
  /// The system's browser.
  public var safari: Safari { part { Safari(on: self) } }
}

/// The reason why a page cannot be loaded, with the numbers of `NSURLErrorDomain`.
enum LoadFailure: Int, Error {
  /// A later navigation has replaced this one.
  case cancelled = -999
  /// The scheme is not one of the web.
  case unsupported = -1002
  /// The server does not exist.
  case unknownHost = -1003
  /// The device has no network connection.
  case offline = -1009

  /// The system's error message.
  var words: String {
    switch self {
    case .cancelled: "The operation couldn’t be completed."
    case .unsupported: "unsupported URL"
    case .unknownHost: "A server with the specified hostname could not be found."
    case .offline: "The Internet connection appears to be offline."
    }
  }
}

extension Web {
  /// Returns the page at an address and caches it.
  ///
  /// A page that this browser has cached needs no server.
  func load(_ address: String, for owner: String) throws(LoadFailure) -> ScriptedPage {
    let place = WebAddress(address)
    let scheme = place.scheme
    guard WebAddress.isWeb(scheme) else { throw .unsupported }
    if scheme == "about" { return ScriptedPage(at: address) }
    let data = data(of: owner)
    if !isReachable, WebAddress.isRemote(scheme), !data.holds(place) { throw .offline }
    guard let page = page(in: place) else { throw .unknownHost }
    data.keep(place)
    return page
  }
}

/// The default user agents of a device's browsers.
struct UserAgent {
  let webView: String
  let safari: String
  let osVersion: String

  /// Builds the user agents, which name the kind of device but not its model.
  init(of device: Device) {
    let kind = device.model.prefix(while: \.isLetter)
    let version = device.osVersion.split(separator: ".").joined(separator: "_")
    let os = kind == "iPhone" ? "CPU iPhone OS" : "CPU OS"
    let system =
      "Mozilla/5.0 (\(kind); \(os) \(version) like Mac OS X) "
      + "AppleWebKit/605.1.15 (KHTML, like Gecko)"
    osVersion = device.osVersion
    webView = system + " Mobile/15E148"
    safari = system + " Version/\(osVersion) Mobile/15E148 Safari/604.1"
  }

  /// The key in the defaults by which an app, or a library in it, sets another user agent (S2.2).
  static let defaultsKey = "UserAgent"
}
