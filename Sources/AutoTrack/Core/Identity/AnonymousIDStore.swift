public import MiniUI

/// The storage of the anonymous id between launches, which also finds the first one (S1.3, S1.4).
struct AnonymousIDStore {
  private let defaults: Defaults
  private let storage: KeychainStorage?
  /// A class of the process whose identifiers and Keychain are read.
  ///
  /// It stands for the process, which must not be retained; a weak reference to the process itself
  /// would make every later retain of it slower.
  private weak let applicationClass: DynamicClass?

  init(of process: AppProcess, _ scheme: IdentityScheme) {
    defaults = process.device.defaults(of: process.app.bundle)
    storage = scheme.storage
    applicationClass = process.classes[Application.self]
  }

  private var process: AppProcess? { applicationClass?.process }

  /// The stored id: that of the Keychain, or else of the defaults (S1.4).
  var kept: String? { inKeychain ?? defaults[Self.key] }

  /// Stores an id, or removes it for nil; returns the Keychain's refusal, if any (S1.4).
  func keep(_ id: String?) -> IdentityRefusal? {
    defaults[Self.key] = id
    guard let storage, let keychain = process?.identifiers.keychain else { return nil }
    let status = storage.write(id, to: keychain)
    guard status == .missingEntitlement else { return nil }
    return IdentityRefusal(accessGroup: storage.key.accessGroup ?? "", status: status)
  }

  /// Returns the first of these: the IDFA, unless limited; the IDFV; a new UUID (S1.3).
  func find() -> String {
    guard let process else { return "" }
    return process.allowedAdvertisingIdentifier ?? process.identifiers.vendor
      ?? process.identifiers.makeUUID()
  }

  func makeUUID() -> String { process?.identifiers.makeUUID() ?? "" }

  private var inKeychain: String? {
    storage.flatMap { process?.identifiers.keychain.read($0.key) }
  }

  private static let key = "AutoTrack.anonymousID"
}

/// The storage of the anonymous id between launches.
public enum IdentityScheme: Equatable, Sendable {
  /// The app's defaults, which are removed with the app (S1.3).
  case scheme1
  /// The Keychain as well, which survives a removal of the app (S1.4).
  case scheme2(KeychainStorage)

  /// The item of the Keychain; nil in scheme 1.
  var storage: KeychainStorage? {
    if case .scheme2(let storage) = self { storage } else { nil }
  }
}

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

struct IdentityRefusal: Equatable {
  /// The access group that is missing in the app's entitlements.
  let accessGroup: String
  let status: KeychainStatus
}

extension AppProcess {
  /// The IDFA, from a class that only exists if the app links AdSupport (S1.5).
  fileprivate var allowedAdvertisingIdentifier: String? {
    guard let source = classes["ASIdentifierManager"]?.send(.sharedManager)(),
      source.send(.isAdvertisingTrackingEnabled)()
    else { return nil }
    return source.send(.advertisingIdentifier)()
  }
}
