import MiniUI

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

extension AppProcess {
  /// The IDFA, from a class that only exists if the app links AdSupport (S1.5).
  fileprivate var allowedAdvertisingIdentifier: String? {
    guard let source = classes["ASIdentifierManager"]?.send(.sharedManager)(),
      source.send(.isAdvertisingTrackingEnabled)()
    else { return nil }
    return source.send(.advertisingIdentifier)()
  }
}
