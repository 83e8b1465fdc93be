/// What happens to a device or to an app on it, and may change what the device is known by (S1.2).
public enum DeviceChange: String, CaseIterable, Sendable {
  /// An app ends and is started again.
  case relaunch
  /// A newer version of an app replaces the older one.
  case update
  /// An app is removed.
  case removal
  /// An app is removed and installed again.
  case reinstall
  /// With the app goes the last one of its vendor.
  case removalOfVendorsLastApp
  /// With the app goes the last one that shares the OpenUDID.
  case removalOfOpenUDIDsLastApp
  /// The device is switched off and on.
  case reboot
  /// "Erase all content and settings", which takes every app along.
  case erase
  /// A backup comes back, with its apps and what they keep.
  case restore
  /// The system is put on the device from outside, and every app is gone.
  case reflash
  /// The system is upgraded, and makes its Keychain anew.
  case keychainRebuildingUpgrade
  /// Apple gives an app another push token.
  case reissuedPushToken
  /// "Reset advertising identifier".
  case advertisingReset
  /// "Reset location & privacy".
  case locationAndPrivacyReset

  /// Whether no app is on the device afterwards.
  var removesEveryApp: Bool { self == .erase || self == .reflash }
}
