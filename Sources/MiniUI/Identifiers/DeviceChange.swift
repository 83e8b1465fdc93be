/// The changes of a device or an app that may change identifiers (S1.2).
public enum DeviceChange: String, CaseIterable, Sendable {
  /// An app ends and starts again.
  case relaunch
  /// A newer version replaces an app.
  case update
  /// An app is removed.
  case removal
  /// An app is removed and installed again.
  case reinstall
  /// The last app of a vendor is removed.
  case removalOfVendorsLastApp
  /// The last app with a copy of the OpenUDID is removed.
  case removalOfOpenUDIDsLastApp
  /// The device is restarted.
  case reboot
  /// "Erase all content and settings", which removes every app.
  case erase
  /// A backup is restored, with its apps and their data.
  case restore
  /// The system is installed from outside, which removes every app.
  case reflash
  /// The system is upgraded and rebuilds its Keychain.
  case keychainRebuildingUpgrade
  /// Apple issues a new push token.
  case reissuedPushToken
  /// "Reset advertising identifier".
  case advertisingReset
  /// "Reset location & privacy".
  case locationAndPrivacyReset

  var removesEveryApp: Bool { self == .erase || self == .reflash }
}

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

extension Device {
  /// Applies a change to every identifier, as the table says (S1.2).
  ///
  /// Running processes are not affected until they end. ``install(_:)``, ``update(to:)``,
  /// ``uninstall(_:)`` and ``reinstall(_:)`` apply their changes themselves.
  ///
  /// - Parameters:
  /// - change: The change.
  /// - bundle: The affected app; by default all apps and the data of removed ones.
  public func apply(_ change: DeviceChange, to bundle: String? = nil) {
    for kind in IdentifierKind.allCases where change.fate(of: kind) != .kept {
      discard(kind, of: bundle)
    }
    guard change.removesEveryApp else { return }
    installedApps.removeAll()
    identifiers.forgetPeople()
  }

  /// Installs another version of the system; the apps' data is kept.
  ///
  /// Running processes continue with the old version; end them first.
  public func upgrade(to version: String) {
    osVersion = version
    system = .profile(of: version)
  }

  /// Discards an identifier; the system draws a new one on the next use.
  private func discard(_ kind: IdentifierKind, of bundle: String?) {
    switch kind {
    case .udid, .uuid, .macAddress, .imei: break
    case .openUDID: OpenUDID.remove(from: &identifiers.pasteboards)
    case .advertising: identifiers.renewAdvertising()
    case .vendor: identifiers.forgetVendor(of: bundle)
    case .pushToken: identifiers.forgetPushToken(of: bundle)
    case .keychain: keychain.erase()
    case .defaults: removeDefaults(of: bundle)
    }
  }
}
