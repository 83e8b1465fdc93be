/// Which server and project an address means (capture.md §5.3).
package struct ServerAddress: Equatable {
  /// The server's name in lower case, without a port and whoever logs in there.
  package let host: String
  /// The project; `default` unless the address names one.
  package let project: String

  /// Looks at host and query alone.
  package init(_ address: String) {
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let place = parts[0].split(separator: "/", omittingEmptySubsequences: true)
    host = Self.host(in: place.count > 1 ? place[1] : place.first ?? "")
    let items = parts.count > 1 ? parts[1].split(separator: "&") : []
    let named = items.first { $0.hasPrefix("project=") }
    project = named.map { String($0.dropFirst("project=".count)) } ?? "default"
  }

  /// What stands between `user@` and `:8106`; an address of IPv6 keeps its brackets.
  private static func host(in authority: Substring) -> String {
    let place = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] }
    let host = place ?? authority
    let end = host.hasPrefix("[") ? host.firstIndex(of: "]").map { host.index(after: $0) } : nil
    return String(host[..<(end ?? host.firstIndex(of: ":") ?? host.endIndex)]).lowercased()
  }
}
