import Testing

@testable import LabCommands

/// Whole explanations of steps that cause more than a click.
@Suite struct WhyOfOutcomes {
  @Test func `why explains a click whose action crashes the app`() throws {
    let steps = #"{ launch: {} }, { name: "buy", tap: "Buy", crash: "pay" },"#
    try expectSnapshot(
      ExplainedShop.why("buy", methods: #""didTapBuy:": [{ send: "pay" }]"#, steps: steps),
      named: "why-crash")
  }

  @Test func `why explains a choice in an alert`() throws {
    let alert = #""didTapBuy:": [{ alert: { title: "Buy?", actions: [{ title: "Yes" }] } }]"#
    let steps = #"{ launch: {} }, { tap: "Buy" }, { name: "yes", tap: { alert: "Yes" } },"#
    try expectSnapshot(
      ExplainedShop.why("yes", methods: alert, steps: steps), named: "why-alert")
  }

  @Test func `why numbers the events of a relaunch from one`() throws {
    try expectSnapshot(
      ExplainedShop.why("2", steps: "{ launch: {} }, { relaunch: {} },"), named: "why-relaunch")
  }

  @Test func `SA-P14 why explains paths in the requested scheme`() {
    let text = ExplainedShop.why(
      "pot",
      views: """
        { is: "UITableView", id: "list", frame: [0, 100, 390, 200],
          sections: [{ rows: ["Cup", "Pot"] }] },
        """,
      methods: #""tableView:didSelectRowAtIndexPath:": []"#,
      steps: #"{ launch: {} }, { name: "pot", tap: "Pot" },"#, scheme: "sensors")
    let lines = text.split(separator: "\n")
    let start = lines.firstIndex { $0.hasPrefix("  path") } ?? 0
    #expect(
      lines[start...].prefix { !$0.hasPrefix("  event") } == [
        "  path         UIView                 the outermost view, which has no index",
        "               UITableView[0]         the only one of its class among 1 subview",
        "               UITableViewCell[0][-]  one of many similar views; the place is omitted",
      ])
  }

  @Test func `an unknown scheme is reported with a suggestion`() {
    #expect(
      ExplainedShop.why(nil, steps: "{ launch: {} },", scheme: "sensor")
        == """
        lab: unknown path scheme 'sensor'; did you mean 'sensors'?
        \(LabRun.usage(of: "why"))
        """)
  }
}
