import Testing

@testable import LabCommands

/// Whole explanations of recognisers that compete for a touch.
@Suite struct WhyOfGestures {
  @Test func `why explains a tap on a row inside a view with a recogniser`() throws {
    try expectSnapshot(
      ExplainedShop.why(
        "pot",
        views: """
          { is: "UITableView", id: "list", frame: [0, 100, 390, 200],
            sections: [{ rows: ["Cup", "Pot"] }] },
          """,
        gestures: #"gestures: [{ is: "UITapGestureRecognizer", action: "didTapAround:" }], "#,
        methods: #""didTapAround:": [], "tableView:didSelectRowAtIndexPath:": []"#,
        steps: #"{ launch: {} }, { name: "pot", tap: "Pot" },"#),
      named: "why-row-with-two-recognisers")
  }

  @Test func `why explains a tap on a view with two recognisers`() throws {
    try expectSnapshot(
      ExplainedShop.why(
        "card",
        views: """
          { id: "card", frame: [20, 100, 100, 44], gestures: [
            { is: "UITapGestureRecognizer", action: "didTapOnce:" },
            { is: "UITapGestureRecognizer", action: "didTapAlso:" },
          ] },
          """,
        methods: #""didTapOnce:": [], "didTapAlso:": []"#,
        steps: ##"{ launch: {} }, { name: "card", tap: "#card" },"##),
      named: "why-two-recognisers-of-one-view")
  }
}
