import MiniUI

/// Whom events are about: the installation, and whoever logs in (S1.1).
///
/// Everything it changes is kept at once, and read back at the next launch.
final class Identity {
  /// Whom events are about from now on.
  private(set) var author: Author
  /// What the device is known by, whoever uses it: its IDFV, or a UUID.
  let device: (key: String, value: String)
  /// Who has logged in.
  private(set) var login: Login?
  /// What was bound, by key.
  private(set) var bound: Identities
  /// Whom the last event of a page was about: by what the page knew, and by the author then.
  var met: (known: Properties, of: Author, author: Author)?
  private let store: AnonymousIDStore
  private let record: IdentityRecord
  /// How the Keychain refused to keep the anonymous id; nil unless it did.
  private(set) var refusal: IdentityRefusal?

  /// Reads what is kept, or finds an anonymous id and keeps it.
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

  /// What tells the device from others, whoever is logged in: `$device_id`.
  var deviceID: String { device.value }

  /// Changes who has logged in, and keeps it.
  func change(login: Login?) {
    self.login = login
    record.login = login
    author = makeAuthor(author.anonymousID)
  }

  /// Binds or unbinds what a key stands for, and keeps it; of the others nothing is read.
  func change(bound value: String?, under key: String) {
    if let value { bound.add(key, value) } else { bound.remove(key) }
    record[bound: key] = value
    author = makeAuthor(author.anonymousID)
  }

  /// Forgets what is bound; who has logged in is to follow.
  func forgetBound() {
    for (key, _) in bound.all { record[bound: key] = nil }
    bound = Identities()
  }

  /// Changes the anonymous id, and keeps it.
  func change(anonymousID: String) {
    refusal = store.keep(anonymousID)
    author = makeAuthor(anonymousID)
  }

  /// Forgets the kept anonymous id; events go on with it until the process ends (S1.4).
  func forgetAnonymousID() -> IdentityOutcome {
    refusal = store.keep(nil)
    return .changed
  }

  /// A UUID that nobody has had.
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
