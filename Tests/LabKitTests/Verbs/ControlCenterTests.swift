import AutoTrack
import LabKitSupport
import MiniUI
import TestSupport
import Testing
import Wording

@testable import LabKit
@testable import LabLanguage

@Suite struct ControlCenterTests {
  @Test func `Control Center captures no event`() throws {
    let steps = "{ launch: {} }, { controlCenter: '3s', expect: [], suppressed: 'sameLifeState' }"
    #expect(
      try run(Shop.scenario(steps: steps)).lines == [
        "00:00.000 $AppStart $AppViewScreen", "00:00.000",
      ])
  }

  @Test func `the time of a screen goes on under Control Center`() throws {
    let leave = "{ event: '$AppPageLeave', with: { event_duration: 5 } }"
    let steps = """
      { launch: {} }, { wait: '2s' }, { controlCenter: '3s' },
      { background: {}, expect: [\(leave), { event: '$AppEnd' }] }
      """
    let report = try run(Shop.scenario(steps: steps))
    #expect(report.outcomes.dropFirst().map(\.holds) == [true, true, true])
  }

  @Test func `the app's timers run under Control Center`() throws {
    let methods = "'didTapBuy:': [{ after: '1s', do: [{ set: { '#share.title': 'Sold' } }] }],"
    let steps = "{ launch: {} }, { tap: '#buy' }, { controlCenter: '2s', see: 'Sold' }"
    let text = Shop.scenario(steps: steps, methods: methods + "'didTapShare:': [],")
    #expect(try run(text).outcomes.map(\.holds) == [true, true, true])
  }

  @Test func `Control Center opens only over an app in the foreground`() throws {
    let steps = "{ launch: {} }, { background: {} }, { controlCenter: '1s' }"
    let fault = try run(Shop.scenario(steps: steps)).fault
    #expect(fault?.message == "the app is in the background; bring it to the foreground")
  }

  @Test func `the step prints its duration`() throws {
    let scenario = try loaded(Shop.scenario(steps: "{ controlCenter: '2s' }")).scenario
    #expect(scenario.steps.map(\.value.verb.description) == ["control center for 2 s"])
  }
}
