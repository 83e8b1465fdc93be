/// The Keychain as one app sees it: its own zone and the groups that its entitlements name (S1.2).
public struct AppKeychain {
  private let app: App
  private let keychain: Keychain

  init(of app: App, in keychain: Keychain) {
    self.app = app
    self.keychain = keychain
  }

  /// The text of an item; `nil` if there is none, or if it is not the app's to read.
  public func read(_ key: KeychainKey) -> String? { place(of: key).flatMap { keychain[$0] } }

  /// Adds an item that is not there yet.
  @discardableResult
  public func add(_ text: String, for key: KeychainKey) -> KeychainStatus {
    guard let place = place(of: key) else { return .missingEntitlement }
    guard keychain[place] == nil else { return .duplicateItem }
    keychain[place] = text
    return .success
  }

  /// Changes an item that is there.
  @discardableResult
  public func update(_ text: String, for key: KeychainKey) -> KeychainStatus {
    change(key, to: text)
  }

  /// Deletes an item that is there.
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
