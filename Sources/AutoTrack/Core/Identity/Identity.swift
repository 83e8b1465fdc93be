import MiniUI

/// The identity of the installation and of the person who is logged in (S1.1).
///
/// Changes are stored at once and read at the next launch.
final class Identity {
  /// The author of the next event.
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

  /// Changes the login and stores it.
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

  /// Changes the anonymous id and stores it.
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
