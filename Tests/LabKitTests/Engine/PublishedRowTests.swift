import AutoTrack
import Foundation
import MiniUI
import TestSupport
import Testing

@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// Rows of the published test suites, played by the scenario files of the same names.
@Suite struct PublishedRows {
  /// The events that a scenario of `Scenarios/published` captures.
  private func events(_ name: String) throws -> [Event] {
    let folder = Repository.root.appending(path: "Scenarios/published").path
    var library = ScenarioLibrary(files: Disk())
    let location = ScenarioLocation(path: "\(folder)/\(name).json5", shortName: name)
    let scenario = library.loadScenario(location)
    let report = Simulation(try #require(scenario)).run()
    #expect(report.holds)
    return report.outcomes.flatMap(\.events)
  }

  private func clicks(_ name: String) throws -> [Event] {
    try events(name).filter { $0.name == .appClick }
  }

  /// Some properties of an event; nil for an absent one.
  private func values(_ keys: [String], of event: Event?) -> [Value?] {
    keys.map { event?.properties[$0] }
  }

  @Test func `SA-P01 the first button's click has the published path`() throws {
    let click = try clicks("SA-P01-path-of-a-button").first
    #expect(
      values(["$element_path", "$title", "$screen_name"], of: click)
        == ["UIView/UIScrollView[0]/UIButton[0]", "Element", "ElementViewController"])
  }

  @Test func `SA-A02 the second button's click has the published properties`() throws {
    let click = try clicks("SA-A02-click-of-a-subclass").first
    let keys = [
      "$element_id", "$element_type", "$element_content", "$element_position", "$title",
      "$screen_name",
    ]
    #expect(
      values(keys, of: click)
        == [nil, "CustomButton", "SecondButton", nil, "Element", "ElementViewController"])
  }

  @Test func `SA-F08 two taps of a button 50 ms apart are one click`() throws {
    #expect(try clicks("SA-F08-two-taps-50-ms-apart").map(\.time) == [1_577_836_800_050])
  }

  @Test func `SA-F09 two taps of a button 100 ms apart are two clicks`() throws {
    #expect(
      try clicks("SA-F09-two-taps-100-ms-apart").map(\.time) == [
        1_577_836_800_050, 1_577_836_800_150,
      ])
  }

  @Test func `SA-F10 taps of two buttons 1 ms apart are two clicks`() throws {
    #expect(
      try clicks("SA-F10-two-buttons-1-ms-apart").map(\.time) == [
        1_577_836_800_050, 1_577_836_800_051,
      ])
  }

  @Test func `SA-F11 a button with two targets gives one click`() throws {
    #expect(try clicks("SA-F11-two-targets").count == 1)
  }

  @Test func `SA-L07 a warm start is not a first start and shows no screen`() throws {
    let events = try events("SA-L07-warm-start")
    #expect(
      events.map(\.name) == [.appStart, .appViewScreen, .appEnd, .appStart])
    let keys = ["$is_first_time", "$resume_from_background", "event_duration"]
    #expect(values(keys, of: events[0]) == [true, false, nil])
    #expect(values(keys, of: events[2]) == [nil, nil, 8])
    #expect(values(keys, of: events[3]) == [false, true, nil])
  }

  @Test func `G-P02 a button gives no click under policy self, and one without it`() throws {
    let name = "GIODontTrackBtn"
    let contents = { (clicks: [Event]) in clicks.map { $0.properties["$element_content"] } }
    #expect(try contents(clicks("F2a-not-tracked")).count { $0 == .string(name) } == 0)
    #expect(try contents(clicks("F2a-tracked-again")).count { $0 == .string(name) } == 1)
  }

  @Test func `G-P06 the app's own content replaces the title`() throws {
    let contents = try clicks("F2b-simple-elements").map { $0.properties["$element_content"] }
    #expect(contents.count { $0 == "Water" } == 1)
    #expect(contents.count { $0 == "Fire" } == 0)
  }
}
