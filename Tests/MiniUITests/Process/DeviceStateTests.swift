@testable import MiniUI
import Testing

/// The state of a device that another program can restore.
@Suite struct DeviceStates {
  /// A change of a device, and the trace of it.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (Device) -> Void
    let trace: @Sendable (Device) -> String

    init(
      _ name: String, _ make: @escaping @Sendable (Device) -> Void,
      _ trace: @escaping @Sendable (Device) -> String
    ) {
      (testDescription, self.make, self.trace) = (name, make, trace)
    }
  }

  private static let bundle = "com.example.shop"
  private static var app: App {
    var app = App(name: "Shop", bundle: bundle, version: "2.1", schemes: ["shop"])
    app.accessGroups = ["ABCDE12345.shared"]
    app.linksAdSupport = true
    return app
  }

  /// The values that a process of the app reads.
  @Sendable private static func read(_ kind: IdentifierKind, _ device: Device) -> String {
    let process = AppProcess(of: app, on: device, knowing: device.system.catalog)
    return process.identifiers.text(of: kind) ?? "nothing"
  }

  private static let changes: [Change] = {
    var all: [Change] = []
    func add(
      _ name: String, _ make: @escaping @Sendable (Device) -> Void,
      _ trace: @escaping @Sendable (Device) -> String
    ) {
      all.append(Change(name, make, trace))
    }
    add("system", { $0.upgrade(to: "16.1") }, { $0.osVersion })
    add("network", { $0.network = .mobile2G }, { $0.network.rawValue })
    add("carrier", { $0.carrier = "A" }, { $0.carrier ?? "" })
    add("location", { $0.location = place }, { $0.location == place ? "there" : "elsewhere" })
    add("schemes", { $0.otherSchemes = ["tel"] }, { $0.otherSchemes.sorted().joined() })
    add("uptime", { $0.wait(.seconds(1) / 7) }, { "\($0.clock.uptime.components)" })
    add("wall time", { $0.clock.jump(to: early) }, { "\($0.clock.now.timeSince1970.components)" })
    add("processes", { _ = $0.start(app) }, { "\($0.start(app).number)" })
    add("apps", { try? $0.install(app) }, { $0.installedApps[bundle].map { text(of: $0) } ?? "" })
    add("defaults", { $0.defaults(of: bundle)["a"] = "b" }, { $0.defaults(of: bundle)["a"] ?? "" })
    add("keychain", { zone(of: $0).add("t", for: key) }, { zone(of: $0).read(key) ?? "" })
    add(
      "pages", { $0.web.data(of: bundle).keep(WebAddress(page)) },
      { "\($0.web.data(of: bundle).holds(page))" })
    add(
      "storage", { $0.web.data(of: bundle)["k", at: page] = "v" },
      { $0.web.data(of: bundle)["k", at: page] ?? "" })
    add(
      "limit", { $0.identifiers.limitsAdTracking = true }, { "\($0.identifiers.limitsAdTracking)" })
    add("reset", { $0.apply(.advertisingReset) }, { read(.advertising, $0) })
    add("board", { $0.identifiers.pasteboards.put("t", on: "p", for: bundle) }, { board(of: $0) })
    for kind in [IdentifierKind.uuid, .openUDID, .vendor, .pushToken, .keychain, .defaults] {
      add("\(kind)", { _ = read(kind, $0) }, { read(kind, $0) })
    }
    return all
  }()

  private static let place = Location(latitude: 0.1, longitude: -3)
  private static let early = Instant(millisecondsSince1970: -5)
  private static let page = "https://a.b/c"

  @Sendable private static func zone(of device: Device) -> AppKeychain {
    AppKeychain(of: app, in: device.keychain)
  }

  @Sendable private static func text(of app: App) -> String { "\(InstalledApp(app))" }

  @Sendable private static func board(of device: Device) -> String {
    let boards = device.identifiers.pasteboards
    return "\(boards.text(on: "p") ?? "") \(boards.owner(of: "p") ?? "")"
  }

  private static let key = KeychainKey(service: "s", account: "a", accessGroup: "ABCDE12345.shared")

  @Test(arguments: changes)
  func `each change of a device is saved in its state and restored`(_ change: Change) {
    let (untouched, device) = (Device(seed: 5), Device(seed: 5))
    change.make(device)
    #expect(device.state != untouched.state)
    let restored = Device(restoring: device.state)
    #expect((restored.state, change.trace(restored)) == (device.state, change.trace(device)))
    #expect(restored.state == device.state)
  }

  @Test func `the initial values of a device are restored`() throws {
    let device = Device(
      model: "iPad8,1", osVersion: "12.4.1", screen: Size(width: 834, height: 1194.5),
      time: Instant(millisecondsSince1970: 7),
      timeZone: try #require(TimeZoneOffset(secondsFromGMT: -12_600)), seed: .max)
    let restored = Device(restoring: device.state)
    #expect((restored.state, restored.model) == (device.state, "iPad8,1"))
    #expect(restored.osVersion == "12.4.1")
    #expect(restored.screen == Rect(x: 0, y: 0, width: 834, height: 1194.5))
    #expect(restored.timeZone.secondsFromGMT == -12_600)
    #expect((restored.clock.now, restored.chance.seed) == (Instant(millisecondsSince1970: 7), .max))
    #expect(restored.identifiers.udid == device.identifiers.udid)
    #expect(restored.identifiers.imei == device.identifiers.imei)
    #expect(restored.identifiers.macAddress == device.identifiers.macAddress)
  }

  @Test func `a restored device continues identically from any point`() {
    let whole = Self.history { $0 }
    let parts = Self.history { Device(restoring: $0.state) }
    #expect(whole == parts)
  }

  /// The traces of repeated changes, with a closure applied between any two.
  private static func history(between: (Device) -> Device) -> [String] {
    var (device, log) = (Device(seed: 9), [String]())
    for round in 1...3 {
      for change in changes {
        change.make(device)
        device = between(device)
        log.append("\(round) \(change.testDescription): \(change.trace(device))")
        device = between(device)
      }
      device.apply(.restore)
    }
    return log
  }

  @Test func `every property of a device is saved`() throws {
    let device = Device()
    #expect(
      Mirror(reflecting: device).names == [
        "model", "osVersion", "system", "screen", "timeZone", "clock", "chance", "otherSchemes",
        "currentNetwork", "currentCarrier", "location", "installedApps", "identifiers", "keychain",
        "disk", "websites", "parts", "defaultsByBundle", "startedProcesses",
      ])
    #expect(
      Mirror(reflecting: device.identifiers).names == [
        "udid", "macAddress", "imei", "advertising", "limitsAdTracking", "pasteboards", "vendors",
        "pushTokens", "streams",
      ])
    #expect(Mirror(reflecting: device.clock).names == ["elapsed", "wallTimeAtZero"])
    #expect(Mirror(reflecting: device.keychain).names == ["values"])
    // The parts keep nothing: the user agent is derived from the version.
    #expect(
      Mirror(reflecting: device.web).names == ["requests", "pages", "device", "knownUserAgent"])
    #expect(Mirror(reflecting: device.safari).names == ["page", "device"])
    #expect(Mirror(reflecting: WebsiteData()).names == ["storages", "cached"])
    #expect(Mirror(reflecting: Defaults()).names == ["values", "registered"])
    #expect(Mirror(reflecting: device.installedApps).names == ["apps"])
    #expect(
      Mirror(reflecting: Self.app).names == [
        "name", "bundle", "version", "didFinishLaunching", "schemes", "storyboard", "delegate",
        "team", "accessGroups", "linksAdSupport",
      ])
  }

  @Test func `a restored app can be updated and keeps its place`() throws {
    let device = Device()
    try device.install(App(bundle: "org.other.radio"))
    try device.install(Self.app)
    let restored = Device(restoring: device.state)
    #expect(restored.installedApps.bundles == ["org.other.radio", Self.bundle])
    #expect(throws: InstallationError.bundleTaken(Self.bundle)) { try restored.install(Self.app) }
    try restored.update(to: App(bundle: Self.bundle, version: "3"))
    #expect(restored.state.installedApps.map(\.version) == ["1.0", "3"])
  }

  @Test func `a state of chance is 64 hex digits, not all zero`() throws {
    let text = String(repeating: "0123456789abcdef", count: 4)
    #expect(try #require(ChancePosition(text)).text == text)
    for wrong in [
      "", String(text.dropLast()), text + "0", text.uppercased(), "+" + text.dropFirst(),
    ] {
      #expect(ChancePosition(wrong) == nil)
    }
    #expect(ChancePosition(String(repeating: "0", count: 64)) == nil)
    #expect(ChancePosition(String(repeating: "0", count: 63) + "1") != nil)
  }
}

extension Mirror {
  /// The names of stored properties, lazy ones included.
  fileprivate var names: [String] {
    children.map { child in
      (child.label ?? "").replacing("$__lazy_storage_$_", with: "")
    }
  }
}
