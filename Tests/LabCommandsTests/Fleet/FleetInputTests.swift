import AutoTrack
import MiniUI
import Testing
import TestSupport

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem
@testable import LabDev

/// Fleets with every legal option of a scenario: no input is a fault of the lab.
@Suite struct FleetInputs {
  /// A scenario with a fleet, and keys for its tracker and its page's load.
  private static func text(tracker: String = "", load: String = "{ track: '$pageview' }") -> String
  {
    """
    { scenario: 'A page', app: { root: 'Home', classes: { Home: { is: 'UIViewController' } },
        pages: { 'https://m.example/': { title: 'T', server: 'https://data.example/sa?project=a',
          load: [\(load)], elements: { buy: [{ track: 'buy', with: { price: 2 } }] },
        } } },
      tracker: { \(tracker) }, fleet: { page: 'https://m.example/', devices: 2 },
      steps: [{ launch: {} }] }
    """
  }

  private func tally(_ text: String) throws -> FleetTally {
    let files = MemoryFiles(["f.json5": text])
    let loaded = try #require(ScenarioSelection(["f.json5"], files).loaded.first)
    let model = try #require(FleetModel(loaded))
    return try FleetDevice(model: model, number: 0).tally()
  }

  private static let bridges = [true, false].flatMap { userAgent in
    [true, false].flatMap { messages in
      ["", "server: 'https://data.example/sa?project=a'", "server: 'https://other.example/sa'"]
        .flatMap { server in
          (server.isEmpty ? [false] : [true, false]).map { verify in
            "bridge: { userAgent: \(userAgent), scriptMessages: \(messages), verify: \(verify), "
              + "\(server) }"
          }
        }
    }
  }

  private static let trackers = [
    "scheme: 'sensors'", "ignoreScreens: ['Home']", "ignoreViewTypes: ['UIButton']",
    "pageLeave: false", "childScreens: true", "oneClickPerTouch: true", "start: 'late'",
    "dropEvents: ['$pageview', 'buy']", "statistics: true", "instruments: { screens: false }",
    "upload: { on: false }", "upload: { dailyCap: 1, address: 'https://d/' }",
    "upload: { sampling: 0, address: 'https://d/' }",
    "upload: { encoding: 'protobuf', address: 'https://d/' }",
    "upload: { encoding: 'form', address: 'https://d/' }",
    "upload: { networks: ['none'], address: 'https://d/' }",
    "upload: { storeLimit: 1, address: 'https://d/' }",
  ]

  @Test(arguments: TestSpace("FleetInputs", bridges + trackers).some(10))
  func `a fleet accounts for every event with each tracker option`(tracker: String) throws {
    let tally = try tally(Self.text(tracker: tracker))
    for way in tally.ways.values { #expect(way.delivered + way.lostCount == tally.events) }
    let isRefused = tracker.contains("verify: true") && tracker.contains("other.example")
    #expect(tally.causes(.bridged) == (isRefused ? [.refused] : []))
    #expect(tally.causes(.direct) == [])
  }

  /// The app of random sessions, whose page each device of a fleet shows.
  private static func text(_ group: TrackerOptions) -> String {
    let app = SessionPlan(seed: 1, stepCount: 0, options: []).app
    let answers = group.options.flatMap(\.answers).joined(separator: ", ")
    return """
      { scenario: 'A page', app: \(app.text), tracker: { \(group.members) },
        \(answers.isEmpty ? "" : "server: [\(answers)],")
        fleet: { page: '\(SessionApp.page)', devices: 2 }, steps: [{ launch: {} }] }
      """
  }

  @Test(arguments: TestSpace("FleetInputs", TrackerOptions.groups).some(20))
  func `a fleet accounts for every event with each option of sessions`(
    group: TrackerOptions
  ) throws {
    let files = MemoryFiles(group.files.merging(["f.json5": Self.text(group)]) { $1 })
    let loaded = try #require(ScenarioSelection(["f.json5"], files).loaded.first)
    let model = try #require(FleetModel(loaded))
    let tally = try FleetDevice(model: model, number: 0).tally()
    for way in tally.ways.values { #expect(way.delivered + way.lostCount == tally.events) }
    let isRefused = group.testDescription.contains("\"https://o/\", verify: true")
    #expect(tally.causes(.bridged) == (isRefused ? [.refused] : []))
  }

  private static let nested = (0..<30).reduce("1") { value, _ in "[\(value)]" }
  private static let events = [
    "{ track: '' }", "{ track: '1st' }", "{ track: 'distinct_id' }",
    "{ track: 'a', with: { deep: \(nested) } }",
    "{ track: 'a', with: { long: '\(String(repeating: "x", count: 2_000_000))' } }",
    "{ track: 'a', with: { long: '\(String(repeating: "x", count: 200_000))' } }",
    "{ track: 'a', with: { '1st': 1, time: 2, distinct_id: 'x', fleet_event: 5 } }",
    "{ track: 'a', with: { event_duration: -2.5, $project: 'p', $token: 't', $time: 1 } }",
    "{ track: 'a', with: { list: ['a', 'b'], none: '', yes: true } }",
    "{ track: '\(String(repeating: "n", count: 300))' }", "{ track: '$SignUp' }",
    "{ track: '事件', with: { '名': '值' } }",
  ]

  @Test(arguments: TestSpace("FleetInputs", events.indices).some(4))
  func `a fleet accounts for every event with each kind of page event`(place: Int) throws {
    let tally = try tally(Self.text(load: Self.events[place]))
    for way in tally.ways.values { #expect(way.delivered + way.lostCount == tally.events) }
    #expect(tally.causes(.bridged).isSubset(of: [.refused]))
    #expect(tally.causes(.direct) == [])
  }

  @Test func `events that the app's SDK rejects are lost only on the bridge`() throws {
    let tally = try tally(Self.text(load: "{ track: 'a', with: { deep: \(Self.nested) } }"))
    #expect((tally.ways[.bridged]?.lost[.refused] ?? 0) > 0)
    #expect(tally.ways[.direct]?.delivered == tally.events)
  }
}
