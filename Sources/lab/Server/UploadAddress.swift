/// Addresses of servers that events can be sent to: `http://host:port/path`, or `https`.
enum UploadAddress {
  /// Whether a text is one: a host, and nothing that an address has to encode.
  ///
  /// A name and a password are refused, because an address is shown, and so are addresses of IPv6
  /// in brackets, which the platform's network does not take on Linux.
  static func isValid(_ text: String) -> Bool {
    guard let rest = ["http://", "https://"].lazy.compactMap(text.rest(after:)).first,
      rest.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !forbidden.contains($0) })
    else { return false }
    return isPlace(rest.prefix { !"/?".contains($0) })
  }

  /// What has another meaning in addresses, or none: `"#<>@\^``{|}`.
  private static let forbidden = Set("\"#<>@\\^`{|}".utf8)

  /// Whether it is a host that has a name, and a port if any.
  private static func isPlace(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let host = parts.first, !host.isEmpty, parts.count <= 2, !host.contains("[") else {
      return false
    }
    return parts.count == 1 || UInt16(parts[1]).map { $0 > 0 } == true && parts[1].first != "+"
  }
}

extension String {
  /// What follows a beginning, in whatever case that is written; nil for another beginning.
  fileprivate func rest(after start: String) -> Substring? {
    prefix(start.count).lowercased() == start ? dropFirst(start.count) : nil
  }
}
