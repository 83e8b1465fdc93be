/// The results of the Keychain, with the numbers of Apple's `SecBase.h`.
public enum KeychainStatus: Int, Sendable {
  /// The operation succeeded: `errSecSuccess`.
  case success = 0
  /// The item exists already: `errSecDuplicateItem`.
  case duplicateItem = -25_299
  /// The item does not exist: `errSecItemNotFound`.
  case itemNotFound = -25_300
  /// The entitlements do not include the access group: `errSecMissingEntitlement`.
  case missingEntitlement = -34_018
}
