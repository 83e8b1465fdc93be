import AutoTrack
import LabKitSupport
import TestSupport
import Testing

@testable import LabKit
@testable import LabLanguage

/// The counts of scenarios and their reports, with servers that fail in every way.
@Suite struct CountsOfScenarios {
  @Test(arguments: [
    ("{}", CachePolicy.writeThrough), ("{ statistics: true }", .writeThrough),
    ("{ statistics: true, upload: { address: '/e' } }", .memory),
  ])
  func `a kept device stores events at once unless the tracker has an upload address`(
    tracker: String, cache: CachePolicy
  ) throws {
    let text = Shop.scenario(steps: "{ launch: {} }", tracker: tracker)
    let delivery = try loaded(text).scenario.tracker.keepingEvents.configuration.delivery
    #expect(delivery?.cache == cache)
    #expect((delivery?.statistics != nil) == tracker.contains("statistics"))
  }
}
