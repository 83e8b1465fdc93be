import AutoTrack
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage

/// Device steps of scenarios, and the state that apps then find.
@Suite struct DeviceSteps {
  private static func app(_ bundle: String) -> String {
    "{ app: { bundle: '\(bundle)', linksAdSupport: true }, root: 'Home', classes: { Home: { is: "
      + "'UIViewController' } } }"
  }

  /// Runs steps on a device with two apps of one vendor.
  private func report(_ steps: String, device: String = "{}") throws -> RunReport {
    try run(
      """
      { scenario: 'A', app: \(Self.app("com.example.shop")),
        apps: [ \(Self.app("com.example.games")) ], device: \(device),
        steps: [ \(steps) ] }
      """)
  }

  /// The faults and the unmet expectations of a run.
  private func troubles(_ steps: String, device: String = "{}") throws -> [String] {
    let report = try report(steps, device: device)
    return report.outcomes.flatMap { outcome in
      [outcome.fault?.message].compactMap(\.self)
        + outcome.differences.map { "\($0.expected) / \($0.found)" }
    }
  }

  @Test func `S1.2 an unexpected identifier is reported with the value found`() throws {
    let steps = """
      { launch: {}, identifiers: { idfa: 'none' } },
      { relaunch: {}, identifiers: { uuid: 'same', idfa: 'new', macAddress: { is: 'x' }, \
      loginID: 'same', idfv: { sameAs: 'idfa' } } },
      """
    let found = try troubles(steps)
    #expect(
      found.map { $0.replacing(/[0-9A-F]{8}-[0-9A-F-]{27}/, with: "UUID") } == [
        #"idfa  none / idfa  "UUID""#,
        #"macAddress  "x" / macAddress  the same as before, "02:00:00:00:00:00""#,
        #"idfa  a new one / idfa  the same as before, "UUID""#,
        #"idfv  the same as idfa / idfv  the same as before, "UUID""#,
        #"uuid  the same as before / uuid  a new one, "UUID""#,
        #"loginID  the same as before / loginID  none"#,
      ])
  }

  @Test func `S1.2 'same' compares with the last present value`() throws {
    let steps = """
      { launch: {}, identifiers: { pushToken: 'new' } },
      { device: { network: 'none' } }, { relaunch: {}, identifiers: { pushToken: 'none' } },
      { device: { network: '3G' } }, { relaunch: {}, identifiers: { pushToken: 'same' } },
      """
    #expect(try troubles(steps) == [])
  }

  @Test func `one of several apps is in front, and the others are in the background`() throws {
    let report = try report(
      """
      { launch: {} }, { launch: { app: 'com.example.games' } },
      { foreground: { app: 'com.example.shop' } }, { background: {} }, { foreground: {} }
      """)
    #expect(
      report.lines == [
        "00:00.000 $AppStart $AppViewScreen",
        "00:00.000 $AppPageLeave $AppEnd $AppStart $AppViewScreen",
        "00:00.000 $AppPageLeave $AppEnd $AppStart",
        "00:00.000 $AppPageLeave $AppEnd", "00:00.000 $AppStart",
      ])
  }

  @Test(arguments: [
    (
      "{ launch: {} }, { launch: { app: 'com.example.games' } }, { launch: {} }",
      "the app is running; use 'relaunch', or end it first"
    ),
    (
      "{ foreground: { app: 'com.example.games' } }",
      "com.example.games has not been launched; launch it first"
    ),
    (
      "{ launch: {} }, { foreground: { app: 'com.example.shop' } }",
      "the app is in the foreground already"
    ),
    (
      "{ device: { uninstall: 'com.example.shop' } }, { launch: {} }",
      "com.example.shop is not on the device; install it first"
    ),
    (
      "{ device: { install: 'com.example.shop' } }",
      "com.example.shop is on the device already: update it, or remove it first"
    ),
    (
      "{ device: { erase: {} } }, { device: { update: 'com.example.shop' } }",
      "com.example.shop is not on the device: install it first"
    ),
    (
      "{ launch: {} }, { device: { reboot: {} } }, { background: {} }",
      "the app has been killed; relaunch it"
    ),
    (
      "{ launch: {} }, { device: { update: 'com.example.shop' } }, { background: {} }",
      "the app has been killed; relaunch it"
    ),
    (
      "{ launch: {} }, { kill: {}, identifiers: { idfa: 'same' } }",
      "the app has been killed; relaunch it"
    ),
  ])
  func `an impossible device step is a fault`(steps: String, message: String) throws {
    #expect(try troubles(steps) == [message])
  }

  @Test func `only the apps that the file installs are on the device at first`() throws {
    #expect(
      try troubles("{ launch: {} }", device: "{ installed: ['com.example.games'] }")
        == ["com.example.shop is not on the device; install it first"])
  }

  @Test func `an update installs the named version`() throws {
    let report = try report(
      """
      { launch: {} }, { device: { update: 'com.example.shop', version: '2.0' } }, { launch: {} }
      """)
    let starts = report.outcomes.flatMap(\.events).filter { $0.name == .appStart }
    #expect(starts.map { $0["$app_version"] } == ["1.0", "2.0"])
  }

  @Test func `a device starts with the file's settings and later clock changes`() throws {
    let report = try report(
      """
      { device: { clock: '2021-06-01T12:00:00Z' } }, { launch: {} },
      { device: { network: 'none' } }, { relaunch: {} }
      """, device: "{ carrier: 'Example Mobile', network: '4G', location: [52.5, 13.4] }")
    let starts = report.outcomes.flatMap(\.events).filter { $0.name == .appStart }
    #expect(starts.map(\.time) == [1_622_548_800_000, 1_622_548_800_000])
    #expect(starts.map { $0["$network_type"] } == ["4G", "NULL"])
    #expect(starts.map { $0["$carrier"] } == ["Example Mobile", "Example Mobile"])
  }

  @Test func `SA-L07 a reinstalled app starts for the first time`() throws {
    let report = try report(
      """
      { launch: {} }, { device: { reboot: {} } }, { launch: {} },
      { device: { reinstall: 'com.example.shop' } }, { launch: {} }
      """)
    let starts = report.outcomes.flatMap(\.events).filter { $0.name == .appStart }
    #expect(starts.map { $0["$is_first_time"] } == [true, false, true])
  }
}
