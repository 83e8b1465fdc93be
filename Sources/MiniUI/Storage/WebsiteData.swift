/// The data that a browser keeps: local storage by origin, and the cached pages.
public final class WebsiteData {
  private(set) var storages: [String: [String: String]] = [:]
  /// The addresses of the cached pages, without queries.
  private(set) var cached: Set<String> = []

  init(storages: [String: [String: String]] = [:], cached: Set<String> = []) {
    self.storages = storages
    self.cached = cached
  }

  /// A value in the local storage of an address's origin.
  public subscript(key: String, at address: String) -> String? {
    get { storages[WebAddress(address).origin]?[key] }
    set { storages[WebAddress(address).origin, default: [:]][key] = newValue }
  }

  /// Returns true if the page at an address is cached and can be shown without its server.
  public func holds(_ address: String) -> Bool { holds(WebAddress(address)) }

  func holds(_ address: WebAddress) -> Bool { cached.contains(address.place) }

  /// Keeps a page that has been shown.
  func keep(_ address: WebAddress) { cached.insert(address.place) }
}

extension WebsiteData {
  /// The data to keep, without empty storages.
  var state: WebsiteState {
    WebsiteState(storages: storages.filter { !$0.value.isEmpty }, pages: cached)
  }
}

/// The parts of an address that browsers need.
struct WebAddress {
  /// The address without query and fragment, which identifies a page.
  let place: String

  init(_ address: String) {
    let bytes = address.utf8
    let end = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    place = end.map { String(address[..<$0]) } ?? address
  }

  /// The scheme and host, to which local storage belongs.
  var origin: String {
    let bytes = place.utf8
    let slash = UInt8(ascii: "/")
    guard let first = bytes.firstIndex(of: slash) else { return place }
    let second = bytes.index(after: first)
    guard second < bytes.endIndex, bytes[second] == slash else { return place }
    let end = bytes[bytes.index(after: second)...].firstIndex(of: slash)
    return (end.map { String(place[..<$0]) } ?? place).lowercased()
  }

  /// The text before the first colon, in lower case; nil if absent.
  var scheme: String? {
    place.utf8.firstIndex(of: UInt8(ascii: ":")).map { place[..<$0].lowercased() }
  }

  /// Returns true for a scheme that a browser loads; other schemes lead to apps.
  static func isWeb(_ scheme: String?) -> Bool {
    isRemote(scheme) || scheme == "file" || scheme == "about"
  }

  /// Returns true for a scheme whose pages come from a server.
  static func isRemote(_ scheme: String?) -> Bool { scheme == "https" || scheme == "http" }
}
