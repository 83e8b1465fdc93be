/// The key of an item in the Keychain, as an app names it.
public struct KeychainKey: Sendable, Hashable {
  /// The service of the item.
  public var service: String
  /// The account of the item.
  public var account: String
  /// The access group of the item; nil for the app's private one.
  public var accessGroup: String?

  /// Makes a key.
  public init(service: String, account: String, accessGroup: String? = nil) {
    self.service = service
    self.account = account
    self.accessGroup = accessGroup
  }
}
