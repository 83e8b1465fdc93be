import MiniUI
import Testing
import Wording

@Suite struct Installations {
  private let device = Device()

  @Test func `apps are listed in the order of their installation`() throws {
    try device.install(Household.stranger)
    try device.install(Household.app)
    #expect(device.installedApps.bundles == ["org.other.radio", "com.example.shop"])
    try device.uninstall(Household.stranger.bundle)
    #expect(device.installedApps.bundles == ["com.example.shop"])
    #expect(device.installedApps["org.other.radio"] == nil)
  }

  @Test func `an app that is started is installed once`() {
    _ = device.start(Household.app)
    _ = device.start(Household.app)
    #expect(device.installedApps.bundles == ["com.example.shop"])
  }

  @Test func `an update replaces the version`() throws {
    try device.install(Household.app)
    var newer = Household.app
    newer.version = "2.0"
    try device.update(to: newer)
    #expect(device.installedApps["com.example.shop"]?.version == "2.0")
    #expect(device.installedApps.bundles == ["com.example.shop"])
  }

  @Test func `two apps with one bundle identifier are refused`() throws {
    try device.install(Household.app)
    #expect(throws: InstallationError.bundleTaken("com.example.shop")) {
      try device.install(Household.app)
    }
  }

  @Test func `an app that is not installed cannot be updated, removed or reinstalled`() {
    let error = InstallationError.notInstalled("com.example.shop")
    #expect(throws: error) { try device.update(to: Household.app) }
    #expect(throws: error) { try device.uninstall("com.example.shop") }
    #expect(throws: error) { try device.reinstall("com.example.shop") }
  }

  @Test func `S1.2 an access group of another team is refused with the remedy`() throws {
    var app = Household.app
    app.accessGroups = ["ZZZZZ99999.shared"]
    let error = #expect(throws: InstallationError.self) { try device.install(app) }
    #expect(
      error?.description == "com.example.shop is signed by team ABCDE12345, but its access group"
        + " ZZZZZ99999.shared is not: begin the group with 'ABCDE12345.'")
    #expect(device.installedApps.bundles == [])
  }

  @Test func `S1.3 the defaults of a removed app are removed, those of others are kept`() throws {
    try device.install(Household.app)
    try device.install(Household.sibling)
    device.defaults(of: Household.app.bundle)["a"] = "1"
    device.defaults(of: Household.sibling.bundle)["a"] = "2"
    try device.uninstall(Household.app.bundle)
    #expect(device.defaults(of: Household.app.bundle)["a"] == nil)
    #expect(device.defaults(of: Household.sibling.bundle)["a"] == "2")
  }
}
