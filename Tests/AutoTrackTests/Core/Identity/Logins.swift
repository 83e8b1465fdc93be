import MiniUI
import Testing

@testable import AutoTrack

/// Logins and identities (S1.1, §3.9 of the SDKs).
@Suite final class Logins: FirstLaunch {
  @Test func `S1.1 SA-I05 the distinct id is the login id, or the anonymous id before a login`() {
    #expect(identity.author.distinctID == identity.author.anonymousID)
    #expect(identity.author.loginID == nil)
    _ = identity.login("new_login_id")
    #expect(identity.author.loginID == "new_login_id")
    #expect((identity.author.distinctID, identity.author.anonymousID) == ("new_login_id", vendor))
  }

  @Test func `S1.1 the login id is read back at the next launch`() {
    _ = identity.login("U", key: "phone")
    _ = identity.bind("xyz", "1")
    let next = home.launch()
    #expect((next.author, next.author.loginID) == (identity.author, "phone+U"))
    #expect(next.author.known == ["$identity_idfv": vendor, "phone": "U", "xyz": "1"])
  }

  @Test func `SA-I03 a repeated login is ignored`() {
    #expect(identity.login("X").announced != nil)
    let author = identity.author
    #expect(identity.login("X") == .ignored(.sameLogin))
    #expect(identity.author === author)
    #expect(identity.login("X", key: "phone").announced != nil)
  }

  @Test func `SA-I03 SA-I24 a repeated login by its whole id is ignored`() {
    #expect(identity.login("testLoginId", key: "testKey").announced != nil)
    #expect(identity.login("testKey+testLoginId") == .ignored(.sameLogin))
    #expect(identity.login("other", key: "testKey").announced != nil)
  }

  @Test func `SA-I03 a login with the anonymous id is ignored`() {
    #expect(identity.login(.string(vendor)) == .ignored(.loginIsAnonymousID))
    #expect(identity.author.loginID == nil)
  }

  @Test(arguments: [
    ("7", "7", nil), ("7", "7", "phone"), ("phone+7", "7", "phone"), ("phone+7", "phone+7", nil),
    ("phone+7", "phone+7", "phone"),
  ])
  func `SA-I03 the anonymous id is ignored as a login under any key, by value or whole id`(
    anonymousID: String, id: String, key: String?
  ) {
    _ = identity.identify(.string(anonymousID))
    let outcome = key.map { identity.login(.string(id), key: .string($0)) }
    #expect((outcome ?? identity.login(.string(id))) == .ignored(.loginIsAnonymousID))
    #expect(identity.author.loginID == nil)
  }

  @Test func `SA-I03 a login without an id or with a bad key is ignored`() {
    #expect(identity.login("") == .ignored(.emptyValue))
    #expect(identity.login(nil) == .ignored(.missingValue))
    #expect(identity.login(["a"]) == .ignored(.valueNotText))
    #expect(identity.login("U", key: "") == .ignored(.key(.empty)))
    #expect(identity.login("U", key: "$identity_idfv") == .ignored(.reservedKey))
    #expect(identity.author.loginID == nil)
  }

  @Test
  func `SA-I05 the sign-up carries all identities, later events the device's and the login's`() {
    _ = identity.bind("$identity_mobile", "131")
    let outcome = identity.login("new_login_id")
    let login = ["$identity_idfv": vendor, "$identity_login_id": "new_login_id"]
    let all: Properties = [
      "$identity_idfv": .string(vendor), "$identity_login_id": "new_login_id",
      "$identity_mobile": "131",
    ]
    #expect(
      outcome
        == .announced(
          IdentityAnnouncement(
            kind: .signUp(originalID: vendor),
            author: Author(anonymousID: vendor, loginID: "new_login_id", identities: all))))
    #expect((identity.author.known, home.launch().author.known) == (login, login))
  }

  @Test func `SA-I05 a second login replaces the first`() {
    _ = identity.login("first")
    _ = identity.bind("xyz", "1")
    let announced = identity.login("second").announced
    #expect(announced?.known.keys.sorted() == ["$identity_idfv", "$identity_login_id", "xyz"])
    #expect(identity.author.loginID == "second")
    #expect(identity.author.known == ["$identity_idfv": vendor, "$identity_login_id": "second"])
  }

  @Test func `SA-I24 a login under another key is announced with the previous login`() {
    _ = identity.login("first")
    let announced = identity.login("131", key: "phone").announced
    #expect(
      announced?.known
        == ["$identity_idfv": vendor, "$identity_login_id": "first", "phone": "131"])
    #expect(identity.author.loginID == "phone+131")
    #expect(identity.author.known == ["$identity_idfv": vendor, "phone": "131"])
  }

  @Test func `SA-I06 a logout keeps the device's identities`() {
    _ = identity.login("new_login_id")
    _ = identity.bind("xyz", "1")
    #expect(identity.logout() == .changed)
    #expect(identity.author.loginID == nil)
    #expect(identity.author.distinctID == vendor)
    #expect(identity.author.known == ["$identity_idfv": vendor])
    #expect(home.launch().author.known == ["$identity_idfv": vendor])
    #expect(identity.logout() == .ignored(.notLoggedIn))
  }

  @Test func `SA-I01 identify after a login changes only the anonymous id`() {
    _ = identity.login("U")
    _ = identity.identify("A")
    #expect((identity.author.distinctID, identity.author.anonymousID) == ("U", "A"))
  }

  @Test func `a device without an IDFV keeps a stored UUID`() throws {
    let home = Installation(os: "5.1")
    let first = home.launch().author.known
    #expect((first.keys.sorted(), home.launch().author.known) == (["$identity_ios_uuid"], first))
  }

  @Test func `events share one author until the identity changes`() {
    let author = identity.author
    #expect(identity.author === author)
    _ = identity.bind("xyz", "1")
    #expect(identity.author !== author)
    #expect(author.known == ["$identity_idfv": vendor])
  }
}

/// The state of an app that has just been installed and launched.
class FirstLaunch {
  /// The app on its device.
  let home = Installation()
  /// The identity of the app's user.
  let identity: Identity
  /// The device's name for the app's vendor.
  let vendor: String

  init() throws {
    identity = home.launch()
    vendor = try #require(home.process?.identifiers.vendor)
  }
}
