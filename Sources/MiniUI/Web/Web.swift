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

  /// The page in a place.
  func page(in place: WebAddress) -> ScriptedPage? { pages[place.place] }

  /// The page at an address, whatever its query is.
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
