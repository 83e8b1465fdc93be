/// What a page wants of the tracker, read from its message.
enum PageCall: Equatable {
  /// Take an event.
  case track(PropertyInputs)
  /// Somebody has logged in on the page (G-H08, G-H11).
  case login(id: PropertyInput, key: PropertyInput)
  /// Nobody is logged in on the page any more (G-H08).
  case logout

  /// Calls of other parts of published SDKs, which have no part in this one.
  private static let unused = ["visualized_track", "app_alert", "page_info", "abtest"]

  /// Reads a message by the way it came, among others that say mostly the same.
  init(_ message: PageMessage, among known: inout KnownTexts?) throws(PageFault) {
    let length = message.text.utf8.count
    guard length <= PageMessage.longest else { throw .tooLong(bytes: length) }
    let value = try JSONReader.value(of: message.text, among: &known)
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
  /// The value of a name; the last where there are several.
  subscript(name: String) -> PropertyInput? {
    pairs.last { $0.name == .string(name) }?.value
  }

  /// The value of a name that no other bytes spell, as one of ASCII; the last where there are
  /// several.
  ///
  /// Texts of another length are told by one comparison.
  func value(ofPlain name: String) -> PropertyInput? {
    let pairs = pairs.span
    for place in pairs.indices.reversed() where pairs[place].name.spells(name) {
      return pairs[place].value
    }
    return nil
  }

  /// The texts among the values, by their names; the last where there are several of a name.
  var texts: Properties {
    var texts: [Properties.Pair] = []
    texts.reserveCapacity(pairs.count)
    for pair in pairs {
      guard let key = pair.name.text, let text = pair.value.text else { continue }
      texts.append(Properties.Pair(key: key, value: .string(text)))
    }
    return Properties(sorting: texts)
  }

  /// What lies under a name, if that is an object.
  func object(_ name: String) -> PropertyInputs? {
    if case .dictionary(let object)? = value(ofPlain: name) { object } else { nil }
  }
}

extension PropertyInput {
  /// Whether this is a text of as many bytes, and equal.
  fileprivate func spells(_ name: String) -> Bool {
    guard case .string(let text) = self else { return false }
    return text.utf8.count == name.utf8.count && text == name
  }
}
