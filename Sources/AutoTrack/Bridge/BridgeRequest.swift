/// A request that a page makes of the tracker, in the form of an address (S2.2).
enum BridgeRequest: Equatable {
  /// An event; nil where there is none, or none that can be decoded.
  case track(String?)
  /// The page wants to know who uses the app.
  case appInfo
  /// Something else under the tracker's scheme.
  case unknown(String)

  /// What all of them begin with; nobody else may use it.
  static let scheme = "sensorsanalytics://"

  /// Nil for an address that is none of the tracker's business; a fragment says nothing.
  init?(_ address: String) {
    guard address.lowercased().hasPrefix(Self.scheme) else { return nil }
    let rest = address.dropFirst(Self.scheme.count).prefix { $0 != "#" }
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].prefix { $0 != "/" }
    switch name.lowercased() {
    case "trackevent": self = .track(parts.dropFirst().first.flatMap(Self.event))
    case "getappinfo": self = .appInfo
    default: self = .unknown(String(name))
    }
  }

  private static func event(in query: Substring) -> String? {
    let item = query.split(separator: "&").first { $0.hasPrefix("event=") }
    return item.flatMap { PercentCoding.decoded($0.dropFirst("event=".count)) }
  }
}
