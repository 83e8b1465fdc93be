/// How the Keychain answers, with the numbers of Apple's `SecBase.h`.
public enum KeychainStatus: Int, Sendable {
  /// Done: `errSecSuccess`.
  case success = 0
  /// An item is there already: `errSecDuplicateItem`.
  case duplicateItem = -25_299
  /// No such item: `errSecItemNotFound`.
  case itemNotFound = -25_300
  /// The entitlements do not open the zone to the app: `errSecMissingEntitlement`.
  case missingEntitlement = -34_018
}
