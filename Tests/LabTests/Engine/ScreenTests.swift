import AutoTrack
import MiniUI
import Testing

@testable import LabKit

@Suite struct Screens {
  private static let views = """
    { is: 'UIButton', title: 'Buy', frame: [0, 0, 100, 44], id: 'first' },
    { id: 'list', frame: [0, 100, 390, 100], subviews: [
      { is: 'UIButton', title: 'Buy', frame: [0, 0, 100, 44], id: 'second' },
      { is: 'UILabel', text: 'Total', frame: [100, 0, 100, 44], id: 'total' },
      { is: 'UILabel', text: 'Old', hidden: true, frame: [200, 0, 100, 44], id: 'old' },
    ] },
    """

  /// The fault of a message to the element that a selector matches.
  private func fault(_ selector: String, first: String = "") throws -> StepFault? {
    let steps = "{ launch: {} }, \(first) { send: 'layoutSubviews', to: \(selector) }"
    return try run(Shop.scenario(steps: steps, views: Self.views)).fault
  }

  @Test(arguments: [
    "'#second'", "'Total'", "{ text: 'Buy', nth: 2 }", "{ text: 'Buy', in: '#list' }",
    "{ class: 'UIButton', in: { id: 'list' } }", "'.UIWindow'",
  ])
  func `a selector matches one element`(selector: String) throws {
    #expect(try fault(selector) == nil)
  }

  @Test func `several matches are a fault that names them`() throws {
    #expect(
      try fault("'Buy'")
        == StepFault(
          "\"Buy\" matches 2 views; narrow it with 'in' or 'nth'",
          notes: ["matched: UIButton #first \"Buy\", UIButton #second \"Buy\""]))
  }

  @Test func `too few matches are a fault that names them`() throws {
    #expect(
      try fault("{ text: 'Buy', nth: 3 }")
        == StepFault(
          "\"Buy\" (3) asks for match 3; there are 2",
          notes: ["matched: UIButton #first \"Buy\", UIButton #second \"Buy\""]))
  }

  @Test func `no match is a fault that names similar elements`() throws {
    let rename = "{ set: { '#total.text': 'Totals' } },"
    #expect(
      try fault("'Total'", first: rename)
        == StepFault(
          "nothing on the screen matches \"Total\"",
          notes: [
            "did you mean 'Totals'?",
            "on the screen: UIButton #first \"Buy\", UIView #list, UIButton #second \"Buy\", "
              + "UILabel #total \"Totals\"",
            "the screen is ShopViewController",
            "can be tapped: #first, #second",
          ], question: "did you mean 'Totals'?", missing: ElementSelector(.text("Total"))))
  }

  @Test func `a hidden element matches if no visible one does`() throws {
    #expect(try fault("'Old'") == nil)
    #expect(try fault("'Old'", first: "{ set: { '#total.text': 'Old' } },") == nil)
  }

  @Test func `a button matches by the text of its label`() throws {
    #expect(try fault("{ text: 'Buy', in: '#first' }") == nil)
    #expect(try fault("{ text: 'Buy', nth: 1 }") == nil)
  }
}
