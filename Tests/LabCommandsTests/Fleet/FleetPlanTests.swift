import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

@Suite struct FleetPlans {
  private static let values: [FleetParameter: FleetValue] = [
    .leaveEventLost: FleetValue(value: 0.2, range: 0...1)
  ]

  @Test func `the ends of a range lose as much as fleets with these values`() throws {
    let model = try FleetStage.model([.leaveEventLost: 0.2])
    let plan = FleetPlan(model, Self.values, devices: 1, shard: .whole)
    let outcome = try plan.outcome(of: 0).get()
    let move = try #require(outcome.moves[.leaveEventLost])
    #expect(move.low.lost == [.direct: 0, .bridged: 0])
    let all = try FleetStage.tally([.leaveEventLost: 1], devices: 1).lost(.direct)
    #expect(move.high.lost == [.direct: all, .bridged: 0])
    #expect(all > outcome.base.lost[.direct, default: 0])
  }

  @Test(arguments: ["1/1", "1/3"])
  func `values are moved on the same devices in any partition`(part: String) throws {
    let model = try FleetStage.model([.sessions: 1])
    let plan = FleetPlan(model, Self.values, devices: 100, shard: try Shard(part))
    let moved = try (0..<4).map { try plan.outcome(of: $0).get().movedDevices }
    #expect(moved == [1, 0, 1, 0])
  }
}
