/// A URL, split at its delimiters (RFC 3986 §3, SA-E26).
package struct WebAddress: Equatable, Sendable {
  /// The scheme in lower case; nil if absent.
  package let scheme: String?
  /// The host in lower case, without user and port.
  ///
  /// Nil without `//`, and empty if the authority is, as in a URL of a file.
  package let host: String?
  /// The parameters of the query in their order, including repeated names.
  package let queryItems: [QueryItem]

  package struct QueryItem: Equatable, Sendable {
    /// The part before the first `=`.
    package let name: String
    /// The part after it; nil if there is no `=`.
    package let value: String?
  }

  /// Splits a text; every text is accepted, and missing parts are nil or empty.
  package init(_ address: String) {
    let rest = address.prefix { $0 != "#" }
    let place = rest.prefix { $0 != "?" }
    let scheme = Self.scheme(of: place)
    self.scheme = scheme.map { $0.lowercased() }
    host = Self.authority(place.dropFirst(scheme.map { $0.count + 1 } ?? 0)).map(Self.host)
    queryItems = rest.dropFirst(place.count + 1).split(separator: "&").map(QueryItem.init)
  }

  /// The last value of a parameter; nil if it has no value or does not occur.
  package subscript(name: String) -> String? { queryItems.last { $0.name == name }?.value }

  /// Returns the part between `user@` and the port; IPv6 addresses keep their brackets.
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
  /// Splits a parameter; a part with an invalid percent-encoding is not decoded.
  fileprivate init(_ pair: Substring) {
    let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { PercentCoding.decoded($0) ?? String($0) }
    self.init(name: sides[0], value: sides.count > 1 ? sides[1] : nil)
  }
}

/// Percent-encoding of addresses and form bodies (RFC 3986 §2.1).
package enum PercentCoding {
  /// Decodes a percent-encoded text.
  ///
  /// Nil if a percent sign is not followed by two hex digits, or if the bytes are not UTF-8.
  package static func decoded(_ text: some StringProtocol) -> String? {
    let source = Array(text.utf8)
    var bytes: [UInt8] = []
    var place = 0
    while place < source.count {
      guard source[place] == UInt8(ascii: "%") else {
        bytes.append(source[place])
        place += 1
        continue
      }
      // `UInt8(_:radix:)` accepts a sign, which is not a hex digit.
      guard place + 2 < source.count, source[place + 1] != UInt8(ascii: "+"),
        let byte = UInt8(
          String(decoding: source[(place + 1)...(place + 2)], as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(byte)
      place += 3
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
