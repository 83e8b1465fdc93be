import MiniUI

/// The Keychain did not keep the anonymous id.
struct IdentityRefusal: Equatable {
  /// The group that the app's entitlements do not open.
  let accessGroup: String
  /// How the Keychain answered.
  let status: KeychainStatus
}
