/// Which server and project an address means.
struct ServerAddress: Equatable {
  /// The server's name, in lower case.
  let host: String
  /// The project; `default` unless the address names one.
  let project: String

  /// Looks at host and query alone.
  init(_ address: String) {
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let place = parts[0].split(separator: "/", omittingEmptySubsequences: true)
    host = (place.count > 1 ? place[1] : place.first ?? "").lowercased()
    let items = parts.count > 1 ? parts[1].split(separator: "&") : []
    let named = items.first { $0.hasPrefix("project=") }
    project = named.map { String($0.dropFirst("project=".count)) } ?? "default"
  }
}
