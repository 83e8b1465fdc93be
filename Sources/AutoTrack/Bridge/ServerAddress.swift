/// Which server and project an address means (S2.2).
package struct ServerAddress: Equatable {
  /// The server's name in lower case, without a port and whoever logs in there.
  package let host: String
  /// The project; `default` unless the address names one.
  package let project: String

  /// Looks at host and query alone.
  package init(_ address: String) {
    let whole = WebAddress(address)
    host = whole.host ?? WebAddress.host(in: address.prefix { !"/?#".contains($0) })
    project = whole["project"] ?? "default"
  }
}
