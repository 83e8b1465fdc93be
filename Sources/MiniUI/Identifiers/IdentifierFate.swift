/// The effect of a device's change on an identifier.
public enum IdentifierFate: Sendable {
  /// The identifier stays the same.
  case kept
  /// The identifier is replaced.
  case new
  /// The identifier is removed until an app makes a new one.
  case lost
}

extension DeviceChange {
  /// Returns the effect of the change on an identifier: a cell of the table (S1.2).
  public func fate(of kind: IdentifierKind) -> IdentifierFate {
    changed[kind] ?? (kind == .uuid ? .new : .kept)
  }

  /// The exceptions in the table; by default a UUID is new and any other identifier is kept.
  private var changed: [IdentifierKind: IdentifierFate] {
    switch self {
    case .relaunch, .update, .reboot: [:]
    case .removal, .reinstall: [.defaults: .lost]
    case .removalOfVendorsLastApp: [.vendor: .new, .defaults: .lost]
    case .removalOfOpenUDIDsLastApp: [.openUDID: .lost, .defaults: .lost]
    case .erase, .reflash:
      [
        .advertising: .new, .vendor: .new, .pushToken: .new,
        .openUDID: .lost, .keychain: .lost, .defaults: .lost,
      ]
    case .restore: [.advertising: .new, .vendor: .new, .pushToken: .new]
    case .keychainRebuildingUpgrade: [.keychain: .lost]
    case .reissuedPushToken: [.pushToken: .new]
    case .advertisingReset, .locationAndPrivacyReset: [.advertising: .new]
    }
  }
}
