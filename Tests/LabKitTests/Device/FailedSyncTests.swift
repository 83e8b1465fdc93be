import LabKitSupport
import MiniUI
import TestSupport
import Testing
import Wording

@testable import AutoTrack
@testable import LabKit
@testable import LabLanguage

/// Syncs that fail although their frames reached the log; ids keep events from arriving twice.
///
/// The space: encodings × lives after the failure × each sync of the session that fails, alone or
/// with all that follow it in the process.
@Suite struct FailedSyncs {
  /// The steps after a failed sync.
  static let lives = [
    "{ kill: {} }, { launch: {} }", "{ relaunch: {} }",
    "{ wait: '2s' }, { kill: {} }, { launch: {} }",
    "{ background: {} }, { kill: {} }, { launch: {} }", "{ wait: '2s' }",
    "{ kill: {} }, { launch: {} }, { kill: {} }, { launch: {} }",
  ]

  private static func scenario(
    _ encoding: String, _ synchronous: String, _ life: String
  ) -> String {
    Shop.scenario(
      steps: """
        { launch: {} }, { server: { down: true } }, { track: 'a' }, { track: 'b' }, \(life),
        { track: 'c' }, { tap: '#buy' }, \(life), { track: 'd' },
        { server: 'well' }, { wait: '3min' }, { flush: {} }, { wait: '3min' }, { flush: {} }
        """,
      tracker: """
        { upload: { address: 'https://d/', encoding: '\(encoding)', cache: 'writeThrough',
          synchronous: '\(synchronous)' } }
        """)
  }

  /// Makes a range of syncs fail; also returns the number of all syncs.
  private static func play(
    _ text: String, failing: Range<Int>
  ) throws -> (Simulation, RunReport, Int) {
    let simulation = Simulation(try loaded(text))
    var count = 0
    simulation.device.disk.observer = { operation throws(DiskFault) in
      guard case .sync = operation else { return }
      defer { count += 1 }
      if failing.contains(count) { throw .machine("Input/output error") }
    }
    return (simulation, simulation.run(), count)
  }

  private static let sessions = product(
    product(["json", "protobuf", "form"], ["FULL", "NORMAL"]), lives
  ).map { [$0.0, $0.1, $1] }

  @Test(
    arguments: TestSpace("FailedSyncs", sessions).covering({ $0[0] }, { $0[1] }, { $0[2] }))
  func `every event arrives once or is reported as lost`(_ session: [String]) throws {
    let text = Self.scenario(session[0], session[1], session[2])
    let (_, _, count) = try Self.play(text, failing: 0..<0)
    #expect(count > 5)
    for (first, length) in TestSpace("FailedSyncs", product(0..<count, [1, 3])).some(6) {
      try Self.check(text, first..<first + length)
    }
  }

  private static func check(_ text: String, _ failing: Range<Int>) throws {
    let (simulation, report, _) = try play(text, failing: failing)
    let place: Comment = "syncs \(failing)"
    #expect(report.violation == nil, place)
    #expect(report.fault == nil, place)
    let ids = simulation.servers.events.ledger.entries.map(\.id)
    let arrived = Set(ids)
    #expect(ids.count == arrived.count, place)
    let states = simulation.deliveries.runs.compactMap(\.state)
    let tracked = Set(
      states.flatMap { state in (0..<state.account.tracked).map { "\(state.id)-\($0 + 1)" } })
    #expect(arrived.isSubset(of: tracked), place)
    let totals = simulation.deliveries.totals
    #expect(totals.tracked == tracked.count, place)
    #expect(totals.queued == 0, place)
    // Exactly the missing events are reported.
    let missing = tracked.subtracting(arrived).sorted()
    #expect(
      totals.dropped.values.reduce(totals.damaged, +) == missing.count,
      "syncs \(failing): \(missing), \(totals), \(simulation.deliveries.losses)")
    #expect(totals.acknowledged == arrived.count, place)
  }
}
