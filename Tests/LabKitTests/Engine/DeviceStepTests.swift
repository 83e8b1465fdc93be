import AutoTrack
import LabKitSupport
import Testing

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
