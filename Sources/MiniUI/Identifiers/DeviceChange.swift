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

  /// True if the change removes all apps.
  var removesEveryApp: Bool { self == .erase || self == .reflash }
}
