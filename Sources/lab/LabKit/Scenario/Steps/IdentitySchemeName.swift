/// The storage of the anonymous id, under the SDK's own names (S1.3, S1.4).
package enum IdentitySchemeName: String, CaseIterable, Sendable {
  /// The app's defaults.
  case scheme1
  /// The defaults and the Keychain.
  case scheme2
}
