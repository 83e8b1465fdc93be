import MiniUI
import Testing
import Wording

@testable import AutoTrack

/// The sources and the storage of the anonymous id (S1.3, S1.4, S1.5).
@Suite struct AnonymousIDs {
  private let scheme2 = IdentityScheme.scheme2(KeychainStorage())

  @Test func `S1.3 the IDFA is the first choice`() throws {
    let home = Installation(linksAdSupport: true)
    #expect(home.launch().author.anonymousID == home.device.identifiers.advertising)
    #expect(home.process?.identifiers.vendor != home.device.identifiers.advertising)
  }

  @Test func `S1.3 a limited IDFA is skipped in favour of the IDFV`() throws {
    let home = Installation(linksAdSupport: true)
    home.device.identifiers.limitsAdTracking = true
    let id = home.launch().author.anonymousID
    #expect(id != DeviceIdentifiers.limitedAdvertising)
    #expect(id == home.process?.identifiers.vendor)
  }

  @Test func `S1.5 without AdSupport the anonymous id is the IDFV`() {
    let home = Installation(linksAdSupport: false)
    #expect(home.launch().author.anonymousID == home.process?.identifiers.vendor)
  }

  @Test func `S1.3 below iOS 6 the anonymous id is a new UUID`() {
    let home = Installation(os: "5.1", linksAdSupport: true)
    let id = home.launch().author.anonymousID
    #expect(home.process?.identifiers.vendor == nil)
    #expect(id.wholeMatch(of: /[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/) != nil)
    #expect(home.launch().author.anonymousID == id)
  }

  @Test func `S1.3 scheme 1 loses the id when the app is removed`() throws {
    let home = Installation(os: "5.1", .scheme1)
    let id = home.launch().author.anonymousID
    #expect(try home.reinstall().author.anonymousID != id)
  }

  @Test func `S1.4 scheme 2 restores the id after a reinstallation`() throws {
    for os in ["5.1", "15.2"] {
      let home = Installation(os: os, scheme2)
      let id = home.launch().author.distinctID
      #expect(try home.reinstall().author.distinctID == id)
    }
  }

  @Test func `S1.4 memory precedes the Keychain, which precedes the defaults`() {
    let home = Installation(os: "5.1", scheme2)
    let identity = home.launch()
    home.process?.identifiers.keychain.update("K", for: KeychainStorage.standardKey)
    home.defaults["AutoTrack.anonymousID"] = "D"
    #expect(identity.author.anonymousID != "K")
    #expect(home.launch().author.anonymousID == "K")
    home.defaults["AutoTrack.anonymousID"] = "D"
    home.device.apply(.keychainRebuildingUpgrade)
    #expect(home.launch().author.anonymousID == "D")
    #expect(home.process?.identifiers.keychain.read(KeychainStorage.standardKey) == "D")
  }

  @Test func `S1.4 the defaults precede the IDFA`() {
    let home = Installation(linksAdSupport: true)
    home.defaults["AutoTrack.anonymousID"] = "D"
    #expect(home.launch().author.anonymousID == "D")
  }

  @Test(arguments: KeychainStorage.Writing.allCases)
  func `S1.4 storing an id replaces or adds the item, and nil removes it`(
    _ writing: KeychainStorage.Writing
  ) throws {
    let home = Installation(.scheme2(KeychainStorage(writing: writing)))
    let identity = home.launch()
    let keychain = try #require(home.process?.identifiers.keychain)
    #expect(keychain.read(KeychainStorage.standardKey) == identity.author.anonymousID)
    #expect((identity.identify("X"), keychain.read(KeychainStorage.standardKey)) == (.changed, "X"))
    #expect(identity.forgetAnonymousID() == .changed)
    #expect(keychain.read(KeychainStorage.standardKey) == nil)
    #expect(home.defaults["AutoTrack.anonymousID"] == nil)
    #expect(identity.author.anonymousID == "X")
    #expect(home.launch().author.anonymousID == home.process?.identifiers.vendor)
  }

  @Test func `S1.4 apps of a team share the id in a common access group`() {
    let key = KeychainKey(service: "id", account: "device", accessGroup: "ABCDE12345.shared")
    let scheme = IdentityScheme.scheme2(KeychainStorage(key: key))
    let home = Installation(os: "5.1", scheme, accessGroups: ["ABCDE12345.shared"])
    let id = home.launch().author.anonymousID
    var other = App(bundle: "com.example.games")
    other.accessGroups = ["ABCDE12345.shared"]
    let process = home.device.start(other)
    #expect(Identity(in: process, scheme).author.anonymousID == id)
    #expect(Identity(in: process, scheme2).author.anonymousID == id)
    let stranger = home.device.start(App(bundle: "org.other.radio"))
    #expect(Identity(in: stranger, scheme).author.anonymousID != id)
  }

  @Test func `S1.4 an access group absent from the entitlements is on record`() {
    let key = KeychainKey(service: "id", account: "device", accessGroup: "ABCDE12345.shared")
    var configuration = Configuration()
    configuration.identity = .scheme2(KeychainStorage(key: key))
    let process = Device().start(App(bundle: "com.example.shop"))
    let tracker = Tracker(in: process, configuration: configuration, sink: MemorySink())
    tracker.start()
    #expect(tracker.author?.anonymousID == process.identifiers.vendor)
    #expect(
      tracker.diagnostics.entries.first?.description
        == "the access group 'ABCDE12345.shared' does not store the anonymous id (status -34018); "
        + "add the group to the app's entitlements")
  }

  @Test func `SA-I01 identify changes the id of the installation`() {
    let home = Installation()
    let identity = home.launch()
    #expect(identity.identify("new_identifier") == .changed)
    #expect(identity.author.anonymousID == "new_identifier")
    #expect(identity.author.distinctID == "new_identifier")
    #expect(home.launch().author.anonymousID == "new_identifier")
  }

  @Test func `SA-I02 an id that is empty or not a string is ignored`() {
    let home = Installation()
    let identity = home.launch()
    let before = identity.author
    #expect(identity.identify("") == .ignored(.emptyValue))
    #expect(identity.identify(nil) == .ignored(.missingValue))
    #expect(identity.identify(7) == .ignored(.valueNotText))
    #expect(identity.identify(.string(before.anonymousID)) == .ignored(.sameAnonymousID))
    #expect(identity.author === before)
  }

  @Test func `SA-I24 the anonymous id is reset only while no user is logged in`() {
    let home = Installation()
    let identity = home.launch()
    let first = identity.author.distinctID
    #expect(identity.resetAnonymousIdentity(nil) == .changed)
    #expect(identity.author.distinctID != first)
    #expect(identity.resetAnonymousIdentity("dedea-deada-dadaed-deded") == .changed)
    #expect(identity.author.distinctID == "dedea-deada-dadaed-deded")
    _ = identity.login("testLoginId", key: "testKey")
    #expect(identity.author.distinctID == "testKey+testLoginId")
    #expect(identity.resetAnonymousIdentity(nil) == .ignored(.loggedIn))
    #expect(identity.author.distinctID == "testKey+testLoginId")
    #expect(identity.author.anonymousID == "dedea-deada-dadaed-deded")
  }

  @Test func `S1.2 derived identifiers are hashes of the device's identifiers`() throws {
    let home = Installation(os: "15.2")
    _ = home.launch()
    let process = try #require(home.process)
    let hashes = DerivedIdentifiers(of: process)
    #expect(hashes.macHash == "0f607264fc6318a92b9e13c65db7cd3c")
    #expect(hashes.macAndBundleHash == "ef3246ae4ad0b158556ff097337dba9c")
    #expect(hashes.pushTokenHash?.wholeMatch(of: /[0-9a-f]{32}/) != nil)
    home.device.network = .none
    #expect(DerivedIdentifiers(of: process).pushTokenHash == nil)
  }
}
