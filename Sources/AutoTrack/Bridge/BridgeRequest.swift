/// A page's request to the tracker in the form of a URL (S2.2).
enum BridgeRequest: Equatable {
  /// An event; nil if it is missing or cannot be decoded.
  case track(String?)
  /// A request for the current user's ids.
  case appInfo
  /// Another request of the tracker's scheme.
  case unknown(String)

  static let scheme = "sensorsanalytics://"

  /// Parses a URL without its fragment; nil if it has another scheme.
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
