import AutoTrack
import LabKitSupport
import MiniUI
import TestSupport
import Testing

@testable import LabKit
@testable import LabLanguage

@Suite struct TrackerKeys {
  private func report(_ tracker: String, _ step: String = "{ tap: '#buy' }") throws -> RunReport {
    try run(Shop.scenario(steps: "{ launch: {} }, \(step)", tracker: tracker))
  }

  private func click(_ tracker: String) throws -> Properties? {
    try report(tracker).outcomes[1].events.first { $0.name == .appClick }?.properties
  }

  @Test func `elements set an id and custom properties`() throws {
    let tracker = "{ elements: { '#buy': { elementID: 'purchase', properties: { price: 9 } } } }"
    let click = try #require(try click(tracker))
    #expect(click["$element_id"] == "purchase")
    #expect(click["price"] == 9)
  }

  @Test func `pages rename the first step of a path`() throws {
    let click = try #require(try click("{ pages: { ShopViewController: 'Shop' } }"))
    #expect(click["$element_path"] == "Shop[0]/UIButton[0]")
  }

  @Test(arguments: [
    ("{ elements: { '#buy': { ignore: true } } }", SuppressionReason.ignoredElement),
    ("{ delegateRefuses: ['#buy'] }", .refusedByDelegate),
  ])
  func `an ignored or vetoed element is suppressed with its reason`(
    tracker: String, reason: SuppressionReason
  ) throws {
    let outcome = try report(tracker).outcomes[1]
    #expect(outcome.suppressed.map(\.reason) == [reason])
    #expect(outcome.events == [])
  }

  @Test func `an instrument that is off captures nothing`() throws {
    let outcomes = try report("{ instruments: { controlActions: false } }").outcomes
    #expect(outcomes[1].events == [])
    #expect(outcomes[1].suppressed == [])
  }

  @Test func `a tracker names instruments as AutoTrack does`() {
    #expect(
      Set(InstrumentName.allCases.map(\.rawValue)) == Set(StandardInstruments.all.map(\.name)))
  }
}
