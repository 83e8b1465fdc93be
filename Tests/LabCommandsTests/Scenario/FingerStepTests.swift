import AutoTrack
import LabKitSupport
import LabLanguageSupport
import TestSupport
import Testing
import Wording

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

@Suite struct FingerSteps {
  /// A step and its text in timelines.
  struct Row: CustomTestStringConvertible {
    let step: String
    let shown: String
    var testDescription: String { step }
  }

  @Test(arguments: [
    Row(step: "{ doubleTap: '#list' }", shown: "double tap #list"),
    Row(step: "{ longPress: '#list', lasts: '2s', finger: 1 }", shown: "long press #list"),
    Row(step: "{ tap: { row: '0:1', in: '#list' } }", shown: "tap row 0:1 in #list"),
    Row(step: "{ tap: { back: true } }", shown: "tap back"),
    Row(step: "{ tap: { tab: 1 } }", shown: "tap tab 1"),
    Row(step: "{ tap: { tab: 'Cart' } }", shown: "tap tab \"Cart\""),
    Row(step: "{ tap: { bar: 'Edit' } }", shown: "tap bar button \"Edit\""),
    Row(step: "{ tap: { alert: 'Yes' } }", shown: "tap alert action \"Yes\""),
    Row(step: "{ tap: { segment: 1, in: '#sort' } }", shown: "tap segment 1 in #sort"),
    Row(step: "{ tap: { path: 'Home[0]/UIView[1]' } }", shown: "tap path Home[0]/UIView[1]"),
    Row(
      step: "{ drag: { from: '#list', to: { point: [1, 2] }, lasts: '1s', finger: 2 } }",
      shown: "drag #list to {1, 2}"),
    Row(step: "{ drag: { from: '#list', by: [0, -50] } }", shown: "drag #list by {0, -50}"),
    Row(step: "{ swipe: 'down' }", shown: "swipe down"),
    Row(step: "{ swipe: { direction: 'left', on: '#list' } }", shown: "swipe left on #list"),
    Row(step: "{ pinch: { on: '#list', scale: 0.5 } }", shown: "pinch #list to 0.5"),
    Row(step: "{ rotate: { on: '#list', by: -90 } }", shown: "rotate #list by -90°"),
    Row(step: "{ scroll: { list: '#list', to: '1:0' } }", shown: "scroll #list to 1:0"),
    Row(step: "{ scroll: { list: '#offers', by: [0, 100] } }", shown: "scroll #offers by {0, 100}"),
    Row(step: "{ type: 'tea' }", shown: "type \"tea\""),
    Row(step: "{ type: 'tea', into: '#field' }", shown: "type \"tea\" into #field"),
    Row(step: "{ clear: '#field' }", shown: "clear #field"),
    Row(step: "{ press: 'return' }", shown: "press return"),
    Row(step: "{ slide: { control: '#price', to: 0.5 } }", shown: "slide #price to 0.5"),
    Row(step: "{ slide: { control: '#price', to: 1 } }", shown: "slide #price to 1"),
    Row(step: "{ edgeSwipe: {} }", shown: "edge swipe to 0.8"),
    Row(step: "{ edgeSwipe: { to: 0.3, finish: false } }", shown: "edge swipe to 0.3, cancelled"),
  ])
  func `every finger step reads and prints`(row: Row) throws {
    let text = Store.scenario(steps: row.step)
    #expect(try complaints(ofScenario: text) == [])
    let scenario = Scenario.reader.read(fileOf: Mistakes(in: try file(text)))
    let verbs = scenario?.steps.map(\.value.verb.sentence) ?? []
    #expect(verbs.map(\.text) == [row.shown] && verbs.allSatisfy(Sentences.chinese.have))
  }

  @Test func `taps of all kinds have their durations and count for 'after'`() throws {
    let text = Store.scenario(
      steps: "{ doubleTap: '#list' }, { longPress: '#sort', after: '2s' }, "
        + "{ tap: '#field', after: '1s' }")
    let scenario = try #require(Scenario.reader.read(fileOf: Mistakes(in: try file(text))))
    let touches = TapChain(startingAt: 0, in: scenario.steps).touches
    #expect(touches.map(\.up) == [.milliseconds(200), .milliseconds(2200), .milliseconds(3200)])
    #expect(touches.map(\.down) == [.zero, .milliseconds(1200), .milliseconds(3150)])
    #expect(touches.map(\.tap.manner) == [.doubleTap, .longPress, .tap])
  }

  @Test func `a long press is a tap of one second`() throws {
    let steps = "{ launch: {} }, { longPress: '#buy' }, { wait: '1s' }"
    let report = try run(Shop.scenario(steps: steps))
    #expect(
      report.outcomes.map(\.start).map(\.timelineText) == ["00:00.000", "00:00.000", "00:01.000"])
    #expect(report.outcomes[1].events.map(\.name) == [.appClick])
  }
}
