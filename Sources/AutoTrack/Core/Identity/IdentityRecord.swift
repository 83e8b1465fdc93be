import MiniUI

/// The part of an identity that the defaults store, besides the anonymous id (S1.1).
struct IdentityRecord {
  private let defaults: Defaults

  init(in defaults: Defaults) {
    self.defaults = defaults
  }

  /// The current login; nil if no person is logged in.
  var login: Login? {
    get {
      guard let key = defaults[Self.loginKey], let value = defaults[Self.loginValue] else {
        return nil
      }
      return Login(key: key, value: value)
    }
    nonmutating set {
      defaults[Self.loginKey] = newValue?.key
      defaults[Self.loginValue] = newValue?.value
    }
  }

  var bound: Properties {
    let keys = defaults.keys.filter { $0.hasPrefix(Self.bound) }
    return Properties(
      keys.compactMap { key in
        defaults[key].map { (String(key.dropFirst(Self.bound.count)), .string($0)) }
      })
  }

  /// The bound value of a key; nil if absent.
  subscript(bound key: String) -> String? {
    get { defaults[Self.bound + key] }
    nonmutating set { defaults[Self.bound + key] = newValue }
  }

  /// The UUID of a device whose system has no IDFV.
  var deviceUUID: String? {
    get { defaults[Self.uuid] }
    nonmutating set { defaults[Self.uuid] = newValue }
  }

  private static let loginKey = "AutoTrack.login.key"
  private static let loginValue = "AutoTrack.login.value"
  private static let bound = "AutoTrack.identity."
  private static let uuid = "AutoTrack.deviceUUID"
}
