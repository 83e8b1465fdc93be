import MiniUI
import Testing

@Suite struct Keychains {
  private let home: Household
  private let key = KeychainKey(service: "id", account: "device")
  private let shared = KeychainKey(
    service: "id", account: "device", accessGroup: "ABCDE12345.shared")

  init() throws {
    home = try Household(Household.app, Household.sibling)
  }

  private func keychain(of app: App = Household.app) -> AppKeychain {
    home.device.start(app).identifiers.keychain
  }

  @Test func `S1.4 an item is added once, and updated and deleted only if it exists`() {
    let keychain = keychain()
    #expect(keychain.update("a", for: key) == .itemNotFound)
    #expect(keychain.add("a", for: key) == .success)
    #expect((keychain.add("b", for: key), keychain.read(key)) == (.duplicateItem, "a"))
    #expect((keychain.update("b", for: key), keychain.read(key)) == (.success, "b"))
    #expect((keychain.delete(key), keychain.delete(key)) == (.success, .itemNotFound))
    #expect(keychain.read(key) == nil)
  }

  @Test func `S1.2 a zone is private, a shared group is readable by the apps that declare it`() {
    keychain().add("own", for: key)
    keychain().add("common", for: shared)
    #expect(keychain(of: Household.sibling).read(key) == nil)
    #expect(keychain(of: Household.sibling).read(shared) == "common")
    #expect(keychain().read(key) == "own")
  }

  @Test func `S1.2 an access group absent from the entitlements is closed`() {
    keychain().add("common", for: shared)
    let plain = keychain(of: App(bundle: "com.example.plain"))
    #expect(plain.read(shared) == nil)
    #expect(plain.add("x", for: shared) == .missingEntitlement)
    #expect(plain.update("x", for: shared) == .missingEntitlement)
    #expect((plain.delete(shared), keychain().read(shared)) == (.missingEntitlement, "common"))
  }

  @Test func `S1.2 a group of another team is closed even if the entitlements name it`() {
    keychain().add("common", for: shared)
    var thief = Household.stranger
    thief.team = "ZZZZZ99999"
    #expect(keychain(of: thief).read(shared) == nil)
  }

  @Test(arguments: DeviceChange.allCases)
  func `S1.2 only these changes clear the Keychain`(_ change: DeviceChange) {
    keychain().add("own", for: key)
    keychain().add("common", for: shared)
    home.device.apply(change)
    let clears = [DeviceChange.erase, .reflash, .keychainRebuildingUpgrade].contains(change)
    #expect(home.device.keychain.isEmpty == clears)
    #expect(keychain().read(key) == (clears ? nil : "own"))
    #expect(keychain().read(shared) == (clears ? nil : "common"))
  }

  @Test func `S1.4 an app that was removed finds its items after its reinstallation`() throws {
    keychain().add("own", for: key)
    try home.device.uninstall(Household.app.bundle)
    try home.device.install(Household.app)
    #expect(keychain().read(key) == "own")
  }
}
