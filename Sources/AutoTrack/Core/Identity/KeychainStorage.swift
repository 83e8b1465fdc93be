public import MiniUI

/// The item of the Keychain that keeps the anonymous id, and how it is written (S1.4).
public struct KeychainStorage: Equatable, Sendable {
  /// Service, account and access group of the item.
  public var key: KeychainKey
  /// How an id gets there.
  public var writing: Writing

  /// Two published ways to write an item (S1.4).
  public enum Writing: String, CaseIterable, Sendable {
    /// An item that is there is updated, otherwise one is added.
    case updateOrAdd
    /// An item that is there is deleted, then one is added.
    case deleteThenAdd
  }

  /// An item in the app's own zone, unless the key names a group that apps share.
  public init(key: KeychainKey = standardKey, writing: Writing = .updateOrAdd) {
    self.key = key
    self.writing = writing
  }

  /// The item of an app that names none.
  public static let standardKey = KeychainKey(service: "AutoTrack", account: "anonymousID")

  /// Writes an id, or removes it for nil; how the Keychain answers to the last that is done.
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
