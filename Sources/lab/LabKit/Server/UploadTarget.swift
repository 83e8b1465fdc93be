package import AutoTrack
import LabLanguage

/// The server outside of the lab that replaces the simulated one.
package struct UploadTarget: Sendable {
  let address: String
  /// The encoding of events; nil for the scenario's own.
  let encoding: EventEncoding?
  let makeClient: HTTPClientMaker

  package init(address: String, encoding: EventEncoding?, makeClient: @escaping HTTPClientMaker) {
    self.address = address
    self.encoding = encoding
    self.makeClient = makeClient
  }
}

/// The rules for addresses of servers for events: `http://host:port/path`, or `https`.
package enum UploadAddress {
  /// Returns the fault in an address, if any: it needs a host and no characters to encode.
  ///
  /// A name and a password are rejected because addresses are shown. IPv6 addresses in brackets are
  /// rejected because the platform's network does not accept them on Linux.
  package static func fault(of text: String) -> String? {
    guard let rest = ["http://", "https://"].lazy.compactMap(text.rest(after:)).first else {
      return "\(shown(text)) does not begin with http:// or https://"
    }
    let place = rest.prefix { !"/?".contains($0) }
    guard !place.contains("@") else {
      return "a name and a password would be shown; remove the part before the '@'"
    }
    let odd = rest.unicodeScalars.first { !(0x21...0x7E).contains($0.value) || isForbidden($0) }
    if let odd { return "\(shown(text)) contains \(String(odd).quoted)" }
    return fault(ofPlace: place).map { "\(shown(text)) has \($0)" }
  }

  /// Returns true for the characters that addresses must encode: `"#<>@\^``{|}`.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    "\"#<>@\\^`{|}".unicodeScalars.contains(scalar)
  }

  /// Returns the fault in a host and a port, if any.
  private static func fault(ofPlace text: Substring) -> String? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if text.contains("[") { return "an IPv6 address; use a host name" }
    guard let host = parts.first, !host.isEmpty, parts.count <= 2 else { return "no host" }
    guard parts.count == 2 else { return nil }
    let isPort = UInt16(parts[1]).map { $0 > 0 } == true && parts[1].first != "+"
    return isPort ? nil : "no port from 1 to 65535 after the ':'"
  }

  /// Returns the text, unless it may contain a password.
  private static func shown(_ text: String) -> String {
    text.contains("@") ? "the address" : text.quoted
  }
}

extension TrackerDescription {
  /// Returns the same description with delivery to another server.
  func delivering(to target: UploadTarget) -> TrackerDescription {
    var copy = self
    copy.configuration.delivery?.address = target.address
    if let encoding = target.encoding { copy.configuration.delivery?.encoding = encoding }
    return copy
  }
}

extension String {
  /// Returns the text after a prefix, compared without case; nil without the prefix.
  fileprivate func rest(after start: String) -> Substring? {
    prefix(start.count).lowercased() == start ? dropFirst(start.count) : nil
  }
}
