public import MiniUI

/// The item of the Keychain that stores the anonymous id, and the way it is written (S1.4).
public struct KeychainStorage: Equatable, Sendable {
  /// The service, account and access group of the item.
  public var key: KeychainKey
  /// The way in which an id is written.
  public var writing: Writing

  /// The two published ways to write an item (S1.4).
  public enum Writing: String, CaseIterable, Sendable {
    /// Updates the item; adds one without one.
    case updateOrAdd
    /// Deletes the item, then adds one.
    case deleteThenAdd
  }

  /// Creates the storage; without an access group in the key, the item is the app's own.
  public init(key: KeychainKey = standardKey, writing: Writing = .updateOrAdd) {
    self.key = key
    self.writing = writing
  }

  /// The default item.
  public static let standardKey = KeychainKey(service: "AutoTrack", account: "anonymousID")

  /// Writes an id, or removes it for nil; returns the status of the last operation.
  func write(_ id: String?, to keychain: AppKeychain) -> KeychainStatus {
    guard let id else { return keychain.delete(key) }
    switch writing {
    case .updateOrAdd:
      let status = keychain.update(id, for: key)
      return status == .itemNotFound ? keychain.add(id, for: key) : status
    case .deleteThenAdd:
      keychain.delete(key)
      return keychain.add(id, for: key)
    }
  }
}
