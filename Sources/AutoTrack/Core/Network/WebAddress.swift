/// An address, taken apart at its signs (RFC 3986 §3, SA-E26).
package struct WebAddress: Equatable, Sendable {
  /// What kind of address it is, in lower case; nil where none is said.
  package let scheme: String?
  /// The server's name in lower case, without user and port.
  ///
  /// Nil without `//`, and empty where nothing stands behind it, as in an address of a file.
  package let host: String?
  /// The pairs of the query in their order, repeated names among them.
  package let queryItems: [QueryItem]

  /// A pair of a query.
  package struct QueryItem: Equatable, Sendable {
    /// What stands before the first `=`.
    package let name: String
    /// What stands behind it; nil where there is none.
    package let value: String?
  }

  /// Takes any text apart; one that is no address has no parts.
  package init(_ address: String) {
    let rest = address.prefix { $0 != "#" }
    let place = rest.prefix { $0 != "?" }
    let scheme = Self.scheme(of: place)
    self.scheme = scheme.map { $0.lowercased() }
    host = Self.authority(place.dropFirst(scheme.map { $0.count + 1 } ?? 0)).map(Self.host)
    queryItems = rest.dropFirst(place.count + 1).split(separator: "&").map(QueryItem.init)
  }

  /// The last value under a name; nil where the name stands alone, or not at all.
  package subscript(name: String) -> String? { queryItems.last { $0.name == name }?.value }

  /// What stands between `user@` and `:8106`; an address of IPv6 keeps its brackets.
  static func host(in authority: Substring) -> String {
    let place = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] }
    let host = place ?? authority
    let end = host.hasPrefix("[") ? host.firstIndex(of: "]").map { host.index(after: $0) } : nil
    return String(host[..<(end ?? host.firstIndex(of: ":") ?? host.endIndex)]).lowercased()
  }

  private static func scheme(of place: Substring) -> Substring? {
    let scheme = place.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    guard scheme.first?.isLetter == true, place.dropFirst(scheme.count).first == ":" else {
      return nil
    }
    return scheme
  }

  private static func authority(_ rest: Substring) -> Substring? {
    rest.hasPrefix("//") ? rest.dropFirst(2).prefix { $0 != "/" } : nil
  }
}

extension WebAddress.QueryItem {
  /// What is not percent-encoded as it should be stays as it is.
  fileprivate init(_ pair: Substring) {
    let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { PercentCoding.decoded($0) ?? String($0) }
    self.init(name: sides[0], value: sides.count > 1 ? sides[1] : nil)
  }
}
