/// An address taken apart, as far as browsers need it.
struct WebAddress {
  /// Without query and fragment: what names a page.
  let place: String
  /// Scheme and host, which local storage belongs to.
  let origin: String
  /// What stands before the first colon, in lower case.
  let scheme: String?

  init(_ address: String) {
    let place = String(address.prefix { $0 != "?" && $0 != "#" })
    self.place = place
    let parts = place.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    let hasHost = parts.count >= 3 && parts[1].isEmpty
    origin = hasHost ? parts[..<3].joined(separator: "/").lowercased() : place
    let colon = place.firstIndex(of: ":")
    scheme = colon.map { place[..<$0].lowercased() }
  }

  /// Whether a browser looks for a page there; it has no use for any other scheme.
  var isWeb: Bool { scheme.map(["http", "https", "file", "about"].contains) == true }

  /// Whether a server has to be asked.
  var isRemote: Bool { scheme == "http" || scheme == "https" }
}
