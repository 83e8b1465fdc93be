import MiniUI

/// A refusal of the Keychain to store the anonymous id.
struct IdentityRefusal: Equatable {
  /// The access group that is missing in the app's entitlements.
  let accessGroup: String
  let status: KeychainStatus
}
