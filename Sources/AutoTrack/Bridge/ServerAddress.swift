/// The server and the project of a URL (S2.2).
package struct ServerAddress: Equatable {
  /// The host in lower case, without user and port.
  package let host: String
  /// The project; `default` if the URL names none.
  package let project: String

  /// Reads host and query of a URL.
  package init(_ address: String) {
    let whole = WebAddress(address)
    host = whole.host ?? WebAddress.host(in: address.prefix { !"/?#".contains($0) })
    project = whole["project"] ?? "default"
  }
}
