/// What becomes of an identifier when the device changes.
public enum IdentifierFate: Sendable {
  /// It is the same afterwards.
  case kept
  /// It is another one afterwards.
  case new
  /// It is gone, until an app makes one again.
  case lost
}

extension DeviceChange {
  /// What the change does to an identifier: a cell of the table (S1.2).
  public func fate(of kind: IdentifierKind) -> IdentifierFate {
    changed[kind] ?? (kind == .uuid ? .new : .kept)
  }

  /// The table, but for what every change has in common: a UUID is new, the rest is kept.
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
