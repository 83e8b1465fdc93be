import MiniUI
import Testing

@testable import AutoTrack

@Suite final class BoundIdentities: FirstLaunch {
  @Test func `SA-I07 bad keys and the SDK's own keys are refused`() {
    let rows: [(PropertyInput, IdentityFault)] = [
      ("111", .key(.invalid)), ("date", .key(.invalid)), ("$identity_idfv", .reservedKey),
      ("$identity_anonymous_id", .reservedKey), ("$identity_login_id", .reservedKey),
      ("$identity_ios_uuid", .reservedKey), ([:], .key(.notString)),
      ("xcx###", .key(.invalid)), (nil, .key(.missing)), ("", .key(.empty)),
    ]
    for (key, fault) in rows {
      #expect(identity.bind(key, "1") == .ignored(fault), "\(key)")
      #expect(identity.unbind(key, "1") == .ignored(fault), "\(key)")
    }
    #expect(identity.author.known == ["$identity_idfv": vendor])
  }

  @Test func `SA-I09 a value that is empty or not a string is refused`() {
    #expect(identity.bind("xyz", "") == .ignored(.emptyValue))
    #expect(identity.bind("xyz", [:]) == .ignored(.valueNotText))
    #expect(identity.bind("xyz", nil) == .ignored(.missingValue))
    #expect(identity.author.known == ["$identity_idfv": vendor])
  }

  @Test func `SA-E20 a long key is bound`() {
    let key = String(repeating: "k", count: 101)
    #expect(identity.bind(.string(key), "1").announced?.known[key] == "1")
  }

  @Test func `a bound identity is in its event and in later ones, and is stored`() {
    let announced = identity.bind("$identity_mobile", "131").announced
    #expect(announced?.known == ["$identity_idfv": vendor, "$identity_mobile": "131"])
    #expect((identity.author, home.launch().author) == (announced, announced))
  }

  @Test func `binding a bound key replaces its value`() {
    _ = identity.bind("$identity_mobile", "131")
    _ = identity.bind("$identity_mobile", "151")
    #expect(identity.author.known == ["$identity_idfv": vendor, "$identity_mobile": "151"])
  }

  @Test func `SA-I14 an unbinding announces only the requested pair`() {
    _ = identity.bind("$identity_mobile", "131")
    _ = identity.bind("email", "a@b.c")
    #expect(identity.author.identities.count == 3)
    let announced = identity.unbind("email", "a@b.c").announced
    #expect(announced?.known == ["email": "a@b.c"])
    #expect(identity.author.known == ["$identity_idfv": vendor, "$identity_mobile": "131"])
    #expect(home.launch().author == identity.author)
  }

  @Test func `SA-I14 an unbinding with another value is announced and changes nothing`() {
    _ = identity.bind("$identity_mobile", "131")
    let author = identity.author
    #expect(
      identity.unbind("$identity_mobile", "151").announced?.known == ["$identity_mobile": "151"])
    #expect(identity.author === author)
  }

  @Test func `SA-I14 an identity bound after a login is kept beside the login`() {
    _ = identity.login("U")
    _ = identity.bind("xyz", "1")
    #expect(
      identity.author.identities.map(\.key) == ["$identity_idfv", "$identity_login_id", "xyz"])
  }

  @Test func `a login's key is bound by a login only, and unbinding it logs out`() {
    _ = identity.login("131", key: "phone")
    #expect(identity.bind("phone", "151") == .ignored(.loginKey))
    let announced = identity.unbind("phone", "131").announced
    #expect(announced?.known == ["phone": "131"])
    #expect(identity.author.loginID == nil)
    #expect(identity.author.known == ["$identity_idfv": vendor])
  }
}
