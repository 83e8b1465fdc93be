enum PageCall: Equatable {
  case track(PropertyInputs)
  /// Logs a person in (G-H08, G-H11).
  case login(id: PropertyInput, key: PropertyInput)
  /// Logs the person out (G-H08).
  case logout

  /// The calls of published SDKs that this one does not support.
  private static let unused = ["visualized_track", "app_alert", "page_info", "abtest"]

  /// Decodes a message by its way.
  init(_ message: PageMessage) throws(PageFault) {
    let length = message.text.utf8.count
    guard length <= PageMessage.longest else { throw .tooLong(bytes: length) }
    let value = try JSONReader.value(of: message.text)
    guard case .dictionary(let object) = value else { throw .notObject }
    self = message.way == .event ? .track(object) : try Self.call(object)
  }

  private static func call(_ object: PropertyInputs) throws(PageFault) -> PageCall {
    let name = object.value(ofPlain: "callType")?.text ?? ""
    let data = object.object("data")
    switch name {
    case "app_h5_track":
      guard let data else { throw .notObject }
      return .track(data)
    case "login":
      return .login(id: data?["id"] ?? .null, key: data?["key"] ?? .string(IdentityKey.login))
    case "logout": return .logout
    default: throw unused.contains(name) ? .unusedCall(name) : .unknownCall(name)
    }
  }
}

extension PropertyInputs {
  /// The value of a name; the last one if the name is repeated.
  subscript(name: String) -> PropertyInput? {
    pairs.last { $0.name == .string(name) }?.value
  }

  /// Returns the value of a name with a single spelling in bytes, such as ASCII; the last one wins.
  ///
  /// Names of other lengths cost one comparison.
  func value(ofPlain name: String) -> PropertyInput? {
    let pairs = pairs.span
    for place in pairs.indices.reversed() where pairs[place].name.spells(name) {
      return pairs[place].value
    }
    return nil
  }

  /// The values that are texts, by name; the last one of a repeated name wins.
  var texts: Properties {
    var texts: [Properties.Pair] = []
    texts.reserveCapacity(pairs.count)
    for pair in pairs {
      guard let key = pair.name.text, let text = pair.value.text else { continue }
      texts.append(Properties.Pair(key: key, value: .string(text)))
    }
    return Properties(sorting: texts)
  }

  func object(_ name: String) -> PropertyInputs? {
    if case .dictionary(let object)? = value(ofPlain: name) { object } else { nil }
  }
}

extension PropertyInput {
  /// Returns true for an equal text of the same length in bytes.
  fileprivate func spells(_ name: String) -> Bool {
    guard case .string(let text) = self else { return false }
    return text.utf8.count == name.utf8.count && text == name
  }
}

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
