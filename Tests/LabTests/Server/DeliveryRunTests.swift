import AutoTrack
import Foundation
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// The delivery of events in scenarios, with a server that fails in every way.
@Suite struct DeliveriesOfScenarios {
  private func report(_ steps: String, _ upload: String = "") throws -> RunReport {
    try run(
      Shop.scenario(steps: steps, tracker: "{ upload: { address: 'https://d/', \(upload) } }"))
  }

  private func received(_ steps: String, _ upload: String = "") throws -> [[String]] {
    try report(steps, upload).outcomes.map(\.received)
  }

  /// The delivery totals after the last step, in one line.
  private func end(_ steps: String, _ upload: String = "") throws -> String {
    let totals = try #require(try report(steps, upload).outcomes.last?.delivery)
    let dropped = DropReason.allCases.compactMap { reason in
      totals.dropped[reason].map { " \($0) \(reason.rawValue)" }
    }
    return "\(totals.acknowledged) of \(totals.tracked), \(totals.queued) queued, "
      + "\(totals.stored) stored" + dropped.joined()
  }

  private static let start = ["$AppStart", "$AppViewScreen"]

  @Test func `a flush sends queued events, and the server stores them once`() throws {
    #expect(
      try received("{ launch: {} }, { flush: {} }, { tap: '#buy' }, { flush: {} }, { flush: {} }")
        == [[], Self.start, [], ["$AppClick"], []])
    #expect(try end("{ launch: {} }, { flush: {} }") == "2 of 2, 0 queued, 0 stored")
  }

  @Test(arguments: [
    ("{ down: true }", "0 of 2, 2 queued, 0 stored", 0),
    ("{ loss: true }", "0 of 2, 2 queued, 0 stored", 0),
    ("{ timeout: true }", "0 of 2, 2 queued, 0 stored", 2),
    ("{ partial: true }", "1 of 2, 1 queued, 0 stored", 1),
    ("{ partial: true, requests: [1] }", "2 of 2, 0 queued, 0 stored", 2),
    ("{ status: 500 }", "0 of 2, 2 queued, 0 stored", 0),
    ("{ status: 400 }", "0 of 2, 0 queued, 0 stored 2 refusedByServer", 0),
    ("{ body: '<html>' }", "0 of 2, 2 queued, 0 stored", 0),
    ("{ latency: '2s' }", "0 of 2, 2 queued, 0 stored", 2),
    ("{ slow: '20s' }", "0 of 2, 2 queued, 0 stored", 2),
    ("{ largest: 1 }", "2 of 2, 0 queued, 0 stored", 2),
    ("{ status: 500, requests: [2] }", "2 of 2, 0 queued, 0 stored", 2),
    ("{ status: 500, share: 0 }", "2 of 2, 0 queued, 0 stored", 2),
    ("[{ status: 500, requests: [1] }, { down: true }]", "0 of 2, 2 queued, 0 stored", 0),
    ("'well'", "2 of 2, 0 queued, 0 stored", 2),
  ])
  func `each server fault has its effect on delivery`(
    fault: String, end: String, stored: Int
  ) throws {
    let steps = "{ launch: {} }, { server: \(fault) }, { flush: {} }"
    #expect(try self.end(steps) == end)
    #expect(try received(steps).flatMap(\.self).count == stored)
  }

  @Test func `a delayed answer is received after its latency`() throws {
    let steps = "{ launch: {} }, { server: { latency: '2s' } }, { flush: {} }"
    #expect(try end(steps + ", { wait: '1900ms' }") == "0 of 2, 2 queued, 0 stored")
    #expect(try end(steps + ", { wait: '2s' }") == "2 of 2, 0 queued, 0 stored")
  }

  @Test func `a server step replaces earlier faults and restarts the request count`() throws {
    let steps = """
      { launch: {} }, { server: { down: true } }, { flush: {} },
      { server: { status: 500, requests: [1], retryAfter: '2s' } }, { wait: '1s' }
      """
    #expect(try end(steps) == "0 of 2, 2 queued, 0 stored")
    #expect(try received(steps + ", { wait: '2s' }").last == Self.start)
  }

  @Test func `the client waits for Retry-After`() throws {
    let steps = """
      { launch: {} }, { server: { status: 503, retryAfter: '40s', requests: [1] } }, { flush: {} }
      """
    #expect(try received(steps + ", { wait: '39s' }, { flush: {} }").flatMap(\.self) == [])
    #expect(try received(steps + ", { wait: '40s' }").last == Self.start)
  }

  @Test func `a share of requests fails at random, the same in every run`() throws {
    let taps = (1...20).map { _ in "{ tap: '#buy' }, { flush: {} }, { wait: '2s' }" }
    let steps = "{ launch: {} }, { server: { loss: true, share: 0.5 } }, "
    let one = try report(steps + taps.joined(separator: ", "))
    let lost = one.outcomes.flatMap(\.diagnostics).count
    #expect((3...17).contains(lost))
    #expect(
      try report(steps + taps.joined(separator: ", ")).outcomes.flatMap(\.diagnostics).count == lost
    )
  }

  @Test func `events stay queued without a network`() throws {
    #expect(
      try end("{ launch: {} }, { device: { network: 'none' } }, { flush: {} }")
        == "0 of 2, 2 queued, 0 stored")
  }

  @Test func `a scenario without an address stores events and sends none`() throws {
    let steps = "{ launch: {} }, { background: {} }"
    let outcomes = try run(Shop.scenario(steps: steps)).outcomes
    #expect(outcomes.last?.delivery?.stored == 4)
    #expect(outcomes.flatMap(\.received) == [])
  }

  @Test func `totals continue across the processes of an app`() throws {
    let steps = "{ launch: {} }, { background: {} }, { kill: {} }, { launch: {} }"
    #expect(
      try end(steps + ", { kill: {} }", "cache: 'writeThrough'") == "4 of 6, 2 queued, 2 stored")
    let without = try run(Shop.scenario(steps: steps + ", { tap: '#buy' }, { relaunch: {} }"))
    let totals = without.outcomes.map { $0.delivery }
    #expect(totals.map { $0?.tracked } == [2, 4, 4, 6, 7, 9])
    #expect(totals.map { $0?.stored } == [0, 4, 4, 4, 4, 4])
    #expect(totals.map { $0?.queued } == [2, 4, 4, 6, 7, 6])
    #expect(totals.last??.dropped == [.killedBeforeStored: 3])
  }

  @Test func `two scenarios with one seed have different run ids`() throws {
    let tracker = "{ upload: { address: 'https://d/' } }"
    let text = Shop.scenario(steps: "{ launch: {} }, { flush: {} }", tracker: tracker)
    let runs = try [text, text.replacingOccurrences(of: "A shop", with: "Another")].map { text in
      let simulation = Simulation(try loaded(text))
      _ = simulation.run()
      return simulation.servers.events.ledger.entries.map(\.run)
    }
    #expect(Set(runs[0]).isDisjoint(with: runs[1]))
    #expect(runs[0].count == 2)
  }

  @Test func `received events are compared step by step`() throws {
    let steps = "{ launch: {} }, { flush: {}, received: ['$AppStart'] }, { tap: '#buy' }, "
    let differences = try report(steps + "{ flush: {} }, { flush: {}, received: ['x'] }").outcomes
      .map { $0.differences.map { "\($0.expected) | \($0.found)" } }
    #expect(
      differences == [
        [], ["received  '$AppStart' | received  '$AppStart', '$AppViewScreen'"], [],
        ["nothing received | received  '$AppClick'"], ["received  'x' | nothing received"],
      ])
  }

  @Test func `delivery totals are compared count by count`() throws {
    let expected = """
      delivery: { tracked: 2, acknowledged: { between: [1, 3] }, queued: 1, stored: { between: \
      [1, 2] }, dropped: { storeFull: 0, tooLarge: 4 } }
      """
    let outcome = try report("{ launch: {} }, { flush: {}, \(expected) }").outcomes[1]
    #expect(
      outcome.differences.map { "\($0.expected) | \($0.found)" } == [
        "queued  1 | queued  0", "stored  1…2 | stored  0",
        "dropped tooLarge  4 | dropped tooLarge  0",
      ])
  }

  @Test func `every upload key has its effect`() throws {
    let steps = "{ launch: {} }, { tap: '#buy' }, { flush: {} }"
    #expect(try end(steps, "on: false") == "0 of 3, 0 queued, 0 stored 3 switchedOff")
    #expect(try end(steps, "sampling: 0") == "0 of 3, 0 queued, 0 stored 3 sampledOut")
    #expect(try end(steps, "dailyCap: 1") == "1 of 3, 0 queued, 0 stored 2 dailyCap")
    #expect(try end(steps, "networks: ['2G']") == "0 of 3, 3 queued, 0 stored")
    #expect(
      try end("{ launch: {} }", "cache: 'writeThrough', policy: 's4'")
        == "0 of 2, 2 queued, 2 stored")
    #expect(
      try end("{ launch: {} }, { wait: '15s' }", "policy: 'sensors'")
        == "2 of 2, 0 queued, 0 stored")
    #expect(
      try end("{ launch: {} }", "cache: 'writeThrough', policy: 's4', storeLimit: 1")
        == "0 of 2, 1 queued, 1 stored 1 storeFull")
  }

  @Test func `a timeline and an explanation show received events`() {
    let text = Shop.scenario(
      steps: "{ launch: {} }, { server: 'well' }, { flush: {} }",
      tracker: "{ upload: { address: 'https://d/' } }")
    #expect(
      LabRun(running: text).output == """
        s.json5 · A shop
          00:00.000  launch
                     $AppStart       first time
                     $AppViewScreen  ShopViewController
          00:00.000  server well
          00:00.000  flush
                     received        $AppStart, $AppViewScreen
        1 scenario passed, 2 events; nothing was expected

        """)
    #expect(
      LabRun("why", "s.json5", "3", files: MemoryFiles(["s.json5": text])).output
        .contains("  received     $AppStart\n"))
  }
}
