import MiniUI

/// The identity of the installation and of the person who is logged in (S1.1).
///
/// Changes are stored at once and read at the next launch.
final class Identity {
  private(set) var author: Author
  /// The device's identity, the same for all users: its IDFV, or a UUID.
  let device: (key: String, value: String)
  /// The current login; nil if no person is logged in.
  private(set) var login: Login?
  private(set) var bound: Identities
  /// The author of the last page event, memoised by the page's identities and the app's author.
  var met: (known: Properties, of: Author, author: Author)?
  private let store: AnonymousIDStore
  private let record: IdentityRecord
  /// The Keychain's last refusal of the anonymous id; nil if there was none.
  private(set) var refusal: IdentityRefusal?

  /// Reads the stored identity, or finds and stores an anonymous id.
  init(in process: AppProcess, _ scheme: IdentityScheme = .scheme1) {
    store = AnonymousIDStore(of: process, scheme)
    record = IdentityRecord(in: process.device.defaults(of: process.app.bundle))
    device = Self.device(of: process, record)
    login = record.login
    bound = Identities(record.bound)
    let anonymousID = store.kept ?? store.find()
    author = Author(anonymousID: anonymousID)
    refusal = store.keep(anonymousID)
    author = makeAuthor(anonymousID)
  }

  /// The device's id for `$device_id`, independent of logins.
  var deviceID: String { device.value }

  func change(login: Login?) {
    self.login = login
    record.login = login
    author = makeAuthor(author.anonymousID)
  }

  /// Binds or unbinds one key and stores it, without reading the others.
  func change(bound value: String?, under key: String) {
    if let value { bound.add(key, value) } else { bound.remove(key) }
    record[bound: key] = value
    author = makeAuthor(author.anonymousID)
  }

  /// Removes the bound identities; the author changes with the next call of `change(login:)`.
  func forgetBound() {
    for (key, _) in bound.all { record[bound: key] = nil }
    bound = Identities()
  }

  func change(anonymousID: String) {
    refusal = store.keep(anonymousID)
    author = makeAuthor(anonymousID)
  }

  /// Removes the stored anonymous id; events keep it until the process ends (S1.4).
  func forgetAnonymousID() -> IdentityOutcome {
    refusal = store.keep(nil)
    return .changed
  }

  func makeUUID() -> String { store.makeUUID() }

  private func makeAuthor(_ anonymousID: String) -> Author {
    var identities = bound
    identities.add(device.key, device.value)
    if let login { identities.add(login.key, login.value) }
    return Author(anonymousID: anonymousID, loginID: login?.id, identities)
  }

  private static func device(
    of process: AppProcess, _ record: IdentityRecord
  ) -> (key: String, value: String) {
    if let vendor = process.identifiers.vendor { return (IdentityKey.vendor, vendor) }
    let uuid = record.deviceUUID ?? process.identifiers.makeUUID()
    record.deviceUUID = uuid
    return (IdentityKey.uuid, uuid)
  }
}

/// The login of a person: the id's kind and the id.
struct Login: Equatable {
  let key: String
  let value: String

  /// The login id; only under the SDK's own key it is the value alone (SA-I24).
  var id: String { key == IdentityKey.login ? value : "\(key)+\(value)" }
}

/// The part of an identity that the defaults store, besides the anonymous id (S1.1).
private struct IdentityRecord {
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

/// Binding of an app's own identities, such as a telephone number or an address.
extension Identity {
  /// Binds an identity, replacing one with the same key (SA-I07, SA-I09).
  func bind(_ key: PropertyInput, _ value: PropertyInput) -> IdentityOutcome {
    outcome { () throws(IdentityFault) in
      let pair = try pair(key, value)
      if pair.key == login?.key { throw .loginKey }
      change(bound: pair.value, under: pair.key)
      return .announced(IdentityAnnouncement(kind: .bind, author: author))
    }
  }

  /// Unbinds an identity with this value; the event reports the requested pair (SA-I14).
  ///
  /// Unbinding the app's own key of the current login logs the person out.
  func unbind(_ key: PropertyInput, _ value: PropertyInput) -> IdentityOutcome {
    outcome { () throws(IdentityFault) in
      let pair = try pair(key, value)
      remove(pair.key, pair.value)
      return .announced(
        IdentityAnnouncement(
          kind: .unbind, author: author.with(identities: [pair.key: .string(pair.value)])))
    }
  }

  private func remove(_ key: String, _ value: String) {
    if Login(key: key, value: value) == login {
      change(login: nil)
    } else if bound[key] == .string(value) {
      change(bound: nil, under: key)
    }
  }

  private func pair(
    _ key: PropertyInput, _ value: PropertyInput
  ) throws(IdentityFault) -> (key: String, value: String) {
    (try IdentityKey.text(of: key).get(), try IdentityKey.value(of: value).get())
  }
}
