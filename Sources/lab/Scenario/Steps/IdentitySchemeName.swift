/// Where a tracker keeps the anonymous id, by the SDK's own names (S1.3, S1.4).
package enum IdentitySchemeName: String, CaseIterable, Sendable {
  /// In the app's defaults.
  case scheme1
  /// In the Keychain too.
  case scheme2
}
