import AutoTrack
import Foundation
import LabKitSupport
import TestSupport
import Testing

@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// The delivery of events in scenarios, with a server that fails in every way.
@Suite struct DeliveriesOfScenarios {
  private func report(_ steps: String, _ upload: String = "") throws -> RunReport {
    try run(
      Shop.scenario(steps: steps, tracker: "{ upload: { address: 'https://d/', \(upload) } }"))
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
}
