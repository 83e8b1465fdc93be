import AutoTrack
import LabKitSupport
import MiniUI
import TestSupport
import Testing

@testable import LabKit

@Suite struct TrackersOfScenarios {
  private func lines(_ tracker: String) throws -> [String] {
    let steps = "{ launch: {} }, { tap: '#buy' }, { background: {} }"
    return try run(Shop.scenario(steps: steps, tracker: tracker)).lines
  }

  @Test func `a screen can be ignored`() throws {
    #expect(
      try lines("{ ignoreScreens: ['ShopViewController'] }") == [
        "00:00.000 $AppStart", "00:00.000", "00:00.050 $AppEnd",
      ])
  }

  @Test func `a type of views can be ignored`() throws {
    #expect(
      try lines("{ ignoreViewTypes: ['UIControl'] }") == [
        "00:00.000 $AppStart $AppViewScreen", "00:00.000", "00:00.050 $AppPageLeave $AppEnd",
      ])
  }

  @Test func `page leaves can be switched off`() throws {
    #expect(try lines("{ pageLeave: false }").last == "00:00.050 $AppEnd")
  }

  @Test func `the device's clock starts at the scenario's time`() throws {
    let text = Shop.scenario(
      steps: "{ launch: {} }", device: "{ time: '2024-02-29T12:00:00Z', timeZone: '+08:00' }")
    #expect(try run(text).outcomes.first?.events.first?.time == 1_709_208_000_000)
  }
}
