/// The web as a device sees it: the pages that there are, and what its browsers keep and ask.
///
/// What a browser keeps belongs to one app (its bundle) or to Safari, and goes with the app.
public final class Web {
  /// What pages have asked of servers by themselves, in order.
  public private(set) var requests: [PageRequest] = []
  private var pages: [String: ScriptedPage] = [:]
  /// What a browser keeps for each app, by the app's bundle.
  var kept: [String: WebsiteData] = [:]

  private unowned let device: Device
  private var knownUserAgent: UserAgent?

  /// A web without pages.
  init(of device: Device) { self.device = device }

  /// Whether any server is reached; without one, only what was seen before is shown.
  var isReachable: Bool { device.network != .none }

  /// How the device's browsers name themselves, found once for each version of the system.
  var userAgent: UserAgent {
    if let known = knownUserAgent, known.osVersion == device.osVersion { return known }
    let new = UserAgent(of: device)
    knownUserAgent = new
    return new
  }

  /// Puts a page in its place, in that of an older one if there is one.
  public func publish(_ page: ScriptedPage) { pages[WebAddress(page.address).place] = page }

  /// The page in a place.
  func page(in place: WebAddress) -> ScriptedPage? { pages[place.place] }

  /// The page at an address, whatever its query is.
  public func page(at address: String) -> ScriptedPage? { page(in: WebAddress(address)) }

  /// What a browser keeps for an app, by the app's bundle; made when it is first asked for.
  public func data(of owner: String) -> WebsiteData {
    if let known = kept[owner] { return known }
    let new = WebsiteData()
    kept[owner] = new
    return new
  }

  /// Forgets what was kept for an app that has been removed, and for all browsers with nil.
  func forget(_ owner: String?) {
    if let owner { kept[owner] = nil } else { kept = [:] }
  }

  /// A page asks a server; nobody answers where none is reached.
  func receive(_ address: String, _ body: String, _ userAgent: String, by owner: String) {
    requests.append(
      PageRequest(
        address: address, body: body, userAgent: userAgent, owner: owner, arrived: isReachable))
  }
}
