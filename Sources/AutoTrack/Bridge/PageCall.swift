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

  /// Reads a message by the way it came.
  init(_ message: PageMessage) throws(PageFault) {
    let length = message.text.utf8.count
    guard length <= PageMessage.longest else { throw .tooLong(bytes: length) }
    let value = try JSONReader.value(of: message.text)
    guard case .dictionary(let object) = value else { throw .notObject }
    self = message.way == .event ? .track(object) : try Self.call(object)
  }

  private static func call(_ object: PropertyInputs) throws(PageFault) -> PageCall {
    let name = object["callType"]?.text ?? ""
    let data: PropertyInputs? =
      if case .dictionary(let data)? = object["data"] { data } else { nil }
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

  /// The texts among the values, by their names.
  var texts: Properties {
    Properties(
      pairs.compactMap { pair in
        guard let key = pair.name.text, let text = pair.value.text else { return nil }
        return (key: key, value: .string(text))
      })
  }

  /// What lies under a name, if that is an object.
  func object(_ name: String) -> PropertyInputs? {
    if case .dictionary(let object)? = self[name] { object } else { nil }
  }
}
