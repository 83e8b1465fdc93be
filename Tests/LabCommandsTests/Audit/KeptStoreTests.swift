import AutoTrack
import Foundation
import LabKitSupport
import MiniUI
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabSystem
import Wording

/// Audits of the stores in a kept device's folder.
@Suite struct KeptStores {
  private static let app = """
    { root: 'Home', classes: { Home: { is: 'UIViewController', view: {
      subviews: [{ is: 'UITextField', id: 'name', frame: [0, 100, 200, 40] }] } } } }
    """

  /// Runs a scenario on a kept device; `act` is called after its last step.
  private func violation(
    _ steps: String, on phone: KeptPhone, _ act: @escaping () -> Void
  ) throws -> Violation? {
    let kept = KeptDevice(in: try DeviceFolder(at: phone.path)) { Device(disk: $0) }
    let text = "{ scenario: 'A', app: \(Self.app), steps: [\(steps)] }"
    let simulation = Simulation(try loaded(text), on: kept)
    let saboteur = Saboteur(after: simulation.steps.count - 1, act)
    simulation.observer = saboteur
    return simulation.run().violation
  }

  @Test(arguments: [
    "{ launch: {} }", "{ launch: {} }, { kill: {} }", "{ launch: {} }, { terminate: {} }",
  ])
  func `an untouched store has no violation`(steps: String) throws {
    let phone = try KeptPhone("whole" + steps.asLetters)
    for _ in 1...2 { #expect(try violation(steps, on: phone) {} == nil) }
  }

  /// The log holds all pages that events changed, so the damage hits tables that were never used.
  @Test func `the final audit reports a closed store that was damaged`() throws {
    let phone = try KeptPhone()
    for _ in 1...2 {
      let found = try violation("{ launch: {} }, { kill: {} }", on: phone) {
        guard let file = FileHandle(forUpdatingAtPath: "\(phone.path)/\(KeptPhone.database)"),
          let size = try? file.seekToEnd(), size > 4096
        else { return }
        try? file.seek(toOffset: 4096)
        try? file.write(contentsOf: Data(repeating: 0xA5, count: Int(size) - 4096))
      }
      #expect(found?.invariant == "undamaged")
      #expect(found?.step == nil)
    }
  }

  @Test func `the counts of a kept device are compared`() throws {
    let phone = try KeptPhone()
    let run = phone.run(
      Shop.scenario(
        steps: "{ launch: {}, statistics: [{ logType: 1, num: 1 }] }, "
          + "{ tap: '#buy', statistics: [{ logType: 1 }, { logType: 2, btn_id: 'Buy' }] }",
        tracker: "{ statistics: true }"))
    #expect(run.code == .held, "\(run)")
  }

  @Test func `an ignored screen's event is found in a form-encoded store`() throws {
    let text = """
      { scenario: 'A', app: \(Self.app),
        tracker: { ignoreScreens: ['Home'], upload: { encoding: 'form', address: 'https://d/' } },
        steps: [{ launch: {} }, { kill: {} }, { wait: '1s' }] }
      """
    #expect(
      try loaded(text).secrets == [
        Secret("\"$screen_name\":\"Home\"", "an event of an ignored screen", of: "$screen_name")
      ])
    let simulation = Simulation(try loaded(text))
    let disk = simulation.device.disk
    let saboteur = Saboteur(after: 1) {
      let record = Record(
        session: String(repeating: "e", count: 32), sequence: 1, event: "$AppClick", time: 0,
        content: Array("{\"properties\":{\"$screen_name\":\"Home\"}}".utf8))
      _ = try? EventStore(on: disk, at: KeptPhone.database) { _ in }.insert([record])
    }
    simulation.observer = saboteur
    let found = simulation.run().violation
    #expect(found?.invariant == "private")
    #expect(found?.step == 2)
  }
}
