import MiniUI
import Testing

@testable import LabKit

/// An impossible action fails the step, and the fault names the screen and the possible taps.
@Suite struct ImpossibleSteps {
  private static let workshop = [
    "the screen is ShopViewController",
    "can be tapped: #sign, #pad, #sky, #field, #slider, row 0:0 in #list, row 0:1 in #list, #sort, "
      + "#map",
  ]

  @Test(arguments: [
    ("{ tap: { row: '0:9', in: '#list' } }", "no screen of the app has row 0:9 in #list")
  ])
  func `an undeclared row is rejected before the run`(
    step: String, message: String
  ) throws {
    #expect(throws: WrongScenario.self) { try Workshop.report(step) }
  }

  @Test func `a tap on an invisible row reports the visible rows and a remedy`() throws {
    let fault = try Workshop.report("{ tap: { row: '0:4', in: '#list' } }").fault
    #expect(
      fault?.message
        == "row 0:4 of UITableView #list is not on the screen; scroll to it first: it shows rows "
        + "0:0 to 0:2")
    #expect(fault?.notes.suffix(2) == Self.workshop[...])
  }

  @Test(arguments: [
    ("{ type: 'a' }", "no text input has the keyboard; tap one before typing"),
    ("{ press: 'return' }", "no text input has the keyboard; tap one before typing"),
    (
      "{ slide: { control: '#slider', to: 11 } }", "UISlider #slider goes from 0.0 to 10.0"
    ),
    (
      "{ scroll: { list: '#list', by: [0, -50] } }",
      "UITableView #list cannot scroll further in that direction"
    ),
    ("{ edgeSwipe: {} }", "there is no way back from ShopViewController"),
  ])
  func `an impossible step names its obstacle`(step: String, message: String) throws {
    #expect(try Workshop.report(step).fault == StepFault(message, notes: Self.workshop))
  }

  private func store(_ steps: String) throws -> StepFault? {
    try run(Store.scenario(steps: "{ launch: {} }, \(steps)")).fault
  }

  @Test func `going back from the last screen is a fault`() throws {
    let fault = try store("{ tap: { back: true } }")
    #expect(fault?.message == "there is no way back from Home")
    #expect(
      fault?.notes.dropFirst().prefix(2)
        == ["the screen is Home, the only one of its stack", "tabs: \"Shop\" (selected), \"Cart\""])
  }

  @Test func `choosing in a missing alert is a fault`() throws {
    let fault = try store("{ tap: { alert: 'Yes' } }")
    #expect(fault?.message == "no alert with the action 'Yes' is shown")
  }

  @Test func `an element of another screen does not match`() throws {
    let fault = try store("{ tap: { row: '0:0', in: '#list' } }, { tap: '#sort' }")
    #expect(fault?.message == "nothing on the screen matches #sort")
    #expect(fault?.notes.first == "#sort is on Home; Cart is shown")
    #expect(
      fault?.notes.suffix(3) == [
        "the screen is Cart, on the stack Home, Cart", "tabs: \"Shop\" (selected), \"Cart\"",
        "can be tapped: back, tab \"Shop\", tab \"Cart\"",
      ])
  }

  @Test func `an element of another screen does not match in the app's code`() throws {
    let fault = try store("{ tap: { tab: 'Cart' } }, { set: { '#edit.hidden': true } }")
    #expect(fault?.notes.first == "#edit is on Home; Cart is shown")
  }

  @Test func `views under an alert are covered, and the fault names the alert's actions`() throws {
    let fault = try store(
      "{ tap: { row: '0:0', in: '#list' } }, { send: 'buy' }, { tap: { tab: 'Cart' } }")
    #expect(fault?.message.hasSuffix(": an alert is in front of it") == true)
    #expect(fault?.remedy == "{ tap: { alert: \"Yes\" } }")
    #expect(fault?.notes.first == "the alert \"Buy?\" is shown, with \"Yes\", \"No\"")
    #expect(fault?.notes.last == "can be tapped: alert action \"Yes\", alert action \"No\"")
  }
}
