import MiniUI
import Testing

/// The rows of the published table: form, sharing, survival and end of each identifier.
@Suite struct IdentifierRows {
  private typealias Cells = [Bool]

  /// Relaunch, reinstallation while others stay, reboot.
  private func survivals(_ kind: IdentifierKind, os: String = "15.2") throws -> Cells {
    let apps = (Household.app, Household.sibling, Household.stranger)
    return try [
      { $0.apply(.relaunch, to: Household.app.bundle) },
      { try $0.reinstall(Household.app.bundle) },
      { $0.apply(.reboot) },
    ].map { (change: (Device) throws -> Void) in
      let home = try Household(os: os, apps.0, apps.1, apps.2)
      for app in [apps.1, apps.2] { _ = home.text(kind, in: app) }
      return try home.keeps(kind, after: change)
    }
  }

  /// Returns true if another app of the vendor, and another vendor's app, read the same identifier.
  private func sharing(_ kind: IdentifierKind, os: String = "15.2") throws -> Cells {
    let home = try Household(os: os, Household.app, Household.sibling, Household.stranger)
    let own = home.text(kind)
    return [Household.sibling, Household.stranger].map { home.text(kind, in: $0) == own }
  }

  @Test func `S1.2 a UDID is 40 hex digits that the device keeps and all apps can read`() throws {
    let udid = try #require(try Household(os: "4.3").text(.udid))
    #expect(udid.wholeMatch(of: /[0-9a-f]{40}/) != nil)
    #expect(try sharing(.udid, os: "4.3") == [true, true])
    #expect(try survivals(.udid, os: "4.3") == [true, true, true])
  }

  @Test func `S1.2 code cannot read the UDID since iOS 5`() throws {
    #expect(try Household(os: "4.3.5").text(.udid) != nil)
    #expect(try Household(os: "5.0").text(.udid) == nil)
    #expect(try Household(os: "15.2").text(.udid) == nil)
  }

  @Test func `S1.2 a UUID is new at every call and is not shared`() throws {
    let identifiers = try Household(Household.app).device.start(Household.app).identifiers
    let first = identifiers.makeUUID()
    #expect(first.wholeMatch(of: /[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/) != nil)
    #expect(identifiers.makeUUID() != first)
    #expect(try sharing(.uuid) == [false, false])
    #expect(try survivals(.uuid) == [false, false, false])
  }

  @Test func `S1.2 a MAC address is 6 bytes that the device keeps and all apps can read`() throws {
    let process = try Household(os: "6.1").device.start(Household.app)
    let address = try #require(process.identifiers.macAddress)
    #expect(address.bytes.count == 6)
    #expect(address.text.wholeMatch(of: /[0-9A-F]{2}(:[0-9A-F]{2}){5}/) != nil)
    #expect(try sharing(.macAddress, os: "6.1") == [true, true])
    #expect(try survivals(.macAddress, os: "6.1") == [true, true, true])
  }

  @Test func `S1.2 since iOS 7 every device returns the same MAC address`() throws {
    let texts = try ["6.1.6", "7.0", "15.2"].map { os in
      try [1, 2].map { try Household(os: os, seed: $0).text(.macAddress) }
    }
    #expect(texts[0][0] != texts[0][1])
    #expect(texts[1] == ["02:00:00:00:00:00", "02:00:00:00:00:00"])
    #expect(texts[2] == ["02:00:00:00:00:00", "02:00:00:00:00:00"])
  }

  @Test func `S1.2 an IMEI is 15 digits that code can read on iOS 2 to 4 only`() throws {
    let imei = try #require(try Household(os: "4.3").text(.imei))
    #expect(imei.wholeMatch(of: /[0-9]{15}/) != nil)
    #expect(try sharing(.imei, os: "4.3") == [true, true])
    #expect(try survivals(.imei, os: "4.3") == [true, true, true])
    let readable = try ["1.1", "2.0", "4.3.5", "5.0"].map { try Household(os: $0).text(.imei) }
    #expect(readable.map { $0 == nil } == [true, false, false, true])
  }

  @Test func `S1.2 an IMEI ends with Luhn's check digit`() throws {
    let imei = try #require(try Household(os: "4.3").text(.imei))
    let digits = imei.compactMap(\.wholeNumberValue)
    let sum = digits.enumerated().reduce(0) { sum, entry in
      let value = entry.offset.isMultiple(of: 2) ? entry.element : entry.element * 2
      return sum + value / 10 + value % 10
    }
    #expect(sum.isMultiple(of: 10))
  }

  @Test func `S1.2 an OpenUDID is shared on pasteboards and removed with its last app`() throws {
    #expect(try sharing(.openUDID) == [true, true])
    #expect(try survivals(.openUDID) == [true, true, true])
    let alone = try Household(Household.app)
    #expect(try !alone.keeps(.openUDID) { try $0.reinstall(Household.app.bundle) })
  }

  @Test func `S1.2 an OpenUDID survives the removal of its creator for later apps`() throws {
    let home = try Household(Household.app, Household.stranger, Household.sibling)
    let made = home.text(.openUDID)
    #expect(home.text(.openUDID, in: Household.stranger) == made)
    #expect(home.device.identifiers.pasteboards.text(on: "org.OpenUDID.slot.1") == made)
    try home.device.uninstall(Household.app.bundle)
    #expect(home.device.identifiers.pasteboards.owner(of: "org.OpenUDID.slot.0") == nil)
    #expect(home.text(.openUDID, in: Household.sibling) == made)
  }

  @Test func `S1.2 an IDFA is the same for all apps, also after a reinstallation`() throws {
    let idfa = try #require(try Household(Household.app).text(.advertising))
    #expect(idfa.wholeMatch(of: /[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/) != nil)
    #expect(try sharing(.advertising) == [true, true])
    #expect(try survivals(.advertising) == [true, true, true])
    let alone = try Household(Household.app)
    #expect(try alone.keeps(.advertising) { try $0.reinstall(Household.app.bundle) })
  }

  @Test func `S1.2 an IDFV is the same for all apps of one vendor`() throws {
    #expect(try sharing(.vendor) == [true, false])
    #expect(try survivals(.vendor) == [true, true, true])
    #expect((Household.app.vendor, App(bundle: "solo").vendor) == ("com.example", "solo"))
  }

  @Test func `S1.2 an IDFV is new after the vendor's last app was removed`() throws {
    let home = try Household(Household.app, Household.stranger)
    let other = home.text(.vendor, in: Household.stranger)
    #expect(try !home.keeps(.vendor) { try $0.reinstall(Household.app.bundle) })
    #expect(home.text(.vendor, in: Household.stranger) == other)
  }

  @Test func `S1.2 IDFA and IDFV exist since iOS 6`() throws {
    for kind in [IdentifierKind.advertising, .vendor] {
      #expect(try Household(os: "5.1.1").text(kind) == nil)
      #expect(try Household(os: "6.0").text(kind) != nil)
    }
  }

  @Test func `S1.2 a push token belongs to one app, needs a network and may be reissued`() throws {
    #expect(try sharing(.pushToken) == [false, false])
    #expect(try survivals(.pushToken) == [true, true, true])
    let home = try Household(Household.app)
    home.device.network = .none
    #expect(home.text(.pushToken) == nil)
    home.device.network = .wifi
    let changes: (Device) -> Void = { $0.apply(.reissuedPushToken, to: Household.app.bundle) }
    #expect(!home.keeps(.pushToken, after: changes))
  }

  @Test
  func `S1.2 a UUID in the Keychain belongs to one app and survives a reinstallation`() throws {
    #expect(try sharing(.keychain) == [false, false])
    #expect(try survivals(.keychain) == [true, true, true])
  }

  @Test func `S1.3 a UUID in the defaults is lost with the app`() throws {
    #expect(try sharing(.defaults) == [false, false])
    #expect(try survivals(.defaults) == [true, false, true])
  }
}
