/// The Keychain as one app sees it: its private access group and those in its entitlements (S1.2).
public struct AppKeychain {
  private let app: App
  private let keychain: Keychain

  init(of app: App, in keychain: Keychain) {
    self.app = app
    self.keychain = keychain
  }

  /// Returns the text of an item; `nil` if it does not exist or the app may not read it.
  public func read(_ key: KeychainKey) -> String? { place(of: key).flatMap { keychain[$0] } }

  /// Adds an item; fails if it exists.
  @discardableResult
  public func add(_ text: String, for key: KeychainKey) -> KeychainStatus {
    guard let place = place(of: key) else { return .missingEntitlement }
    guard keychain[place] == nil else { return .duplicateItem }
    keychain[place] = text
    return .success
  }

  /// Updates an item; fails if it does not exist.
  @discardableResult
  public func update(_ text: String, for key: KeychainKey) -> KeychainStatus {
    change(key, to: text)
  }

  /// Deletes an item; fails if it does not exist.
  @discardableResult
  public func delete(_ key: KeychainKey) -> KeychainStatus { change(key, to: nil) }

  private func change(_ key: KeychainKey, to text: String?) -> KeychainStatus {
    guard let place = place(of: key) else { return .missingEntitlement }
    guard keychain[place] != nil else { return .itemNotFound }
    keychain[place] = text
    return .success
  }

  private func place(of key: KeychainKey) -> Keychain.Place? {
    let zone = key.accessGroup ?? app.privateZone
    guard app.mayUse(zone) else { return nil }
    return Keychain.Place(zone: zone, service: key.service, account: key.account)
  }
}

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
