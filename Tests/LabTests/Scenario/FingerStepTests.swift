import AutoTrack
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage

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
    #expect(scenario?.steps.map(\.value.verb.description) == [row.shown])
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

  @Test(arguments: [
    Complaint(
      "{ drag: { from: '#list' } }", "{ → a drag needs one of the keys 'to' or 'by'"),
    Complaint(
      "{ drag: { from: '#list', to: '#sort', by: [1, 1] } }",
      "by → a drag has either 'to' or 'by', not both"),
    Complaint(
      "{ drag: { from: '#lst', by: [1, 1] } }",
      "'#lst' → no screen of the app has #lst; did you mean '#list'?"),
    Complaint(
      "{ swipe: 'sideways' }",
      "'sideways' → expected 'left', 'right', 'up' or 'down', found 'sideways'"),
    Complaint(
      "{ scroll: { list: '#list', to: '0:7' } }",
      "'#list' → no screen of the app has row 0:7 in #list"
        + " | sections: 0 has 2 rows, 1 has 1 row"),
    Complaint(
      "{ scroll: { list: '#sort', by: [0, 1] } }",
      "'#sort' → 'scroll' takes a UIScrollView; #sort is a UISegmentedControl"),
    Complaint(
      "{ type: 'tea', into: '#sort' }",
      "'#sort' → 'type' takes a UITextField, UITextView or UISearchBar; "
        + "#sort is a UISegmentedControl"),
    Complaint(
      "{ clear: '#list' }",
      "'#list' → 'clear' takes a UITextField, UITextView or UISearchBar; #list is a UITableView"),
    Complaint(
      "{ slide: { control: '#field', to: 1 } }",
      "'#field' → 'slide' takes a UISlider; #field is a UITextField"),
    Complaint(
      "{ press: 'enter' }", "'enter' → expected 'return' or 'delete', found 'enter'"),
    Complaint(
      "{ pinch: { on: '#list', scale: 0 } }", "0 → expected a number from 0.1 to 10, found 0"),
    Complaint(
      "{ rotate: { on: '#list', by: 361 } }",
      "361 → expected a number from -360 to 360, found 361"),
    Complaint(
      "{ edgeSwipe: { to: 1.5 } }", "1.5 → expected a number from 0 to 1, found 1.5"),
    Complaint(
      "{ press: 'return', missed: 'x' }",
      "'x' → 'missed' is only allowed in a step that touches an element"),
  ])
  func `an invalid finger step is reported with its place`(row: Complaint) throws {
    #expect(try complaints(ofScenario: Store.scenario(steps: row.text)) == [row.message])
  }

  @Test(arguments: [
    "{ launch: {}, see: 'Tea', screen: 'Home', stack: ['Home'] }",
    "{ launch: {}, see: ['Tea', 'Pot'], stack: [] }",
    "{ type: 'green', into: '#field', see: 'green' }",
  ])
  func `a step may expect texts, a screen and a stack`(step: String) throws {
    #expect(try complaints(ofScenario: Store.scenario(steps: step)) == [])
  }

  @Test(arguments: [
    Complaint(
      "{ launch: {}, screen: 'Hoem' }", "'Hoem' → unknown class 'Hoem'; did you mean 'Home'?"),
    Complaint(
      "{ launch: {}, screen: 'Cell' }",
      "'Cell' → a screen must be a controller; Cell is a UITableViewCell"),
    Complaint(
      "{ launch: {}, stack: ['Home', 'UIView'] }",
      "'UIView' → a screen must be a controller; UIView is not one"),
  ])
  func `an unknown expected screen is a mistake`(row: Complaint) throws {
    #expect(try complaints(ofScenario: Store.scenario(steps: row.text)) == [row.message])
  }

  @Test func `an expected text that no screen can show is a mistake`() throws {
    let text = Shop.scenario(steps: "    { launch: {}, see: 'By' },")
    #expect(
      try complaints(ofScenario: text) == [
        "'By' → no screen of the app has \"By\"; did you mean 'Buy'?"
      ])
  }
}
