extension Event {
  /// Returns a value of the envelope; `lib.` and `identities.` lead into its two objects.
  ///
  /// The key `identities` gives their number. Nil for a key that this event's envelope, or every
  /// envelope, lacks.
  public func envelope(_ key: String) -> Value? {
    if let inner = key.stripping(prefix: "lib.") { return library[inner] }
    if let inner = key.stripping(prefix: "identities.") { return person?.identities[inner] }
    return switch key {
    case "_hybrid_h5": extras?.page == nil ? nil : true
    case "_track_id": .integer(Int(trackID))
    case "anonymous_id": person.flatMap { $0.namesInstallation ? .string($0.anonymousID) : nil }
    case "distinct_id": person.map { .string($0.distinctID) }
    case "identities": person.map { .integer($0.identities.count) }
    case "item_id": extras?.item.map { .string($0.id) }
    case "item_type": extras?.item.map { .string($0.type) }
    case "login_id": loginID.map(Value.string)
    case "original_id": extras?.originalID.map(Value.string)
    case "project": project.map(Value.string)
    case "time": .integer(time)
    case "token": token.map(Value.string)
    case "type": .string(kind.rawValue)
    default: nil
    }
  }

  /// The keys of ``envelope(_:)``, except those inside objects.
  public static let envelopeKeys = [
    "_hybrid_h5", "_track_id", "anonymous_id", "distinct_id", "identities", "item_id", "item_type",
    "login_id", "original_id", "project", "time", "token", "type",
  ]
}

extension String {
  fileprivate func stripping(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
