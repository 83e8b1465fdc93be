import LabKitSupport
import MiniUI
import TestSupport
import Testing

@testable import LabKit
@testable import LabLanguage

/// The cost of a step does not grow with the number of earlier processes.
@Suite struct LinearRuns {
  /// Steps that replace an app's process by another.
  static let ways = [
    "{ relaunch: {} }", "{ kill: {} }, { launch: {} }", "{ terminate: {} }, { launch: {} }",
    "{ device: { reboot: {} } }, { launch: {} }",
  ]

  /// The numbers of processes that the last step audits and adds up.
  private func looks(after count: Int, _ way: String, _ server: String) throws -> [Int] {
    let steps = Array(repeating: way, count: count).joined(separator: ", ")
    let simulation = Simulation(
      try loaded(
        Shop.scenario(
          steps: "{ launch: {} }, \(server), \(steps), { track: 'a' }, { track: 'b' }",
          tracker: "{ upload: { address: 'https://d/' } }")))
    let report = simulation.run(through: simulation.steps.count - 1) { _ in }
    #expect(report.violation == nil)
    #expect(report.fault == nil)
    #expect(simulation.deliveries.runs.count == count + 1)
    let pending = try #require(simulation.auditor as? Auditor).pending.count
    return [pending, simulation.deliveries.recent.values.reduce(0) { $0 + $1.count }]
  }

  @Test func `a long wait raises the entry limit in proportion to its length`() {
    let standard = MainLoop.Limit.standard.entriesInAll
    #expect(Simulation.limit(of: .seconds(1)).entriesInAll == standard)
    #expect(Simulation.limit(of: .seconds(250_000)).entriesInAll == standard)
    #expect(Simulation.limit(of: .seconds(8_000 * 3_600)).entriesInAll == 115_200_000)
  }

  @Test func `the work of a wait without a server is linear in its hours`() throws {
    let least = TestSize.amount(2, all: 5)
    let entries = try [least, 2 * least, 4 * least].map { hours in
      let simulation = Simulation(
        try loaded(
          Shop.scenario(
            steps: "{ launch: {} }, { server: { down: true } }, { tap: '#buy' }, "
              + "{ wait: '\(hours)h' }",
            tracker: "{ upload: { address: 'https://d/' } }")))
      _ = simulation.run(through: simulation.steps.count - 1) { _ in }
      return simulation.servers.events.requests.count
    }
    #expect(entries[0] > 20 * least)
    #expect(abs(entries[1] - 2 * entries[0]) < 10)
    #expect(abs(entries[2] - 4 * entries[0]) < 20)
  }

  @Test(arguments: ways, ["{ server: 'well' }", "{ server: { down: true } }"])
  func `the number of processes a step inspects does not grow with earlier processes`(
    way: String, server: String
  ) throws {
    let many = try looks(after: TestSize.amount(8, all: 24), way, server)
    #expect(try looks(after: 3, way, server) == many)
    #expect(many.allSatisfy { $0 <= 2 })
  }
}
