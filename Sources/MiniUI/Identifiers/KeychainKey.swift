/// What an app names an item of the Keychain by.
public struct KeychainKey: Sendable, Hashable {
  /// What the item belongs to.
  public var service: String
  /// Whose item it is.
  public var account: String
  /// The shared zone that it is in; the app's own zone if there is none.
  public var accessGroup: String?

  /// Names an item.
  public init(service: String, account: String, accessGroup: String? = nil) {
    self.service = service
    self.account = account
    self.accessGroup = accessGroup
  }
}
