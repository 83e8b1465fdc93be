import AutoTrack
import Testing
@testable import LabRules

/// Repairs of rules that state more or less than the path of an element.
@Suite struct RepairConditions {
  private static let button =
    "{ is: \"UIButton\", origin: \"buy-b\", title: \"Buy\", frame: [0, 100, 90, 44], "
    + "on: { touchUpInside: \"buy\" } }"
  private static let list =
    "{ is: \"UITableView\", origin: \"list-t\", frame: [0, 300, 390, 400], "
    + "sections: [{ rows: [{ origin: \"row-a\", text: \"A\" }] }] }"
  private static let base = """
    { root: "HomeViewController", classes: { CardView: { is: "UIView" },
      HomeViewController: { is: "UIViewController", origin: "home-vc",
        view: { origin: "home-v", subviews: [\(button), \(list)] }, methods: { buy: [] } } } }
    """

  private enum Edit {
    case insertedButton, wrappedButton, wrappedList

    var head: String {
      let (button, list) = (RepairConditions.button, RepairConditions.list)
      let new = button.replacing("buy-b", with: "new-b").replacing("Buy", with: "New")
      return switch self {
      case .insertedButton: RepairConditions.base.replacing(button, with: "\(new), \(button)")
      case .wrappedButton: RepairConditions.base.replacing(button, with: wrapped(button))
      case .wrappedList: RepairConditions.base.replacing(list, with: wrapped(list))
      }
    }

    private func wrapped(_ view: String) -> String {
      "{ is: \"CardView\", origin: \"card-v\", frame: [0, 100, 390, 700], subviews: [\(view)] }"
    }
  }

  private static let cases: [(edit: Edit, scheme: String, old: String, new: String)] = [
    (.insertedButton, "mixpanel", "/UIView/UIButton[0]", "/UIView/UIButton[1]"),
    (.insertedButton, "mixpanel", "/UIView/UIButton[0] on 64", "/UIView/UIButton[1] on 64"),
    (
      .insertedButton, "mixpanel", "/UIView/UIButton[0] on 64 after 1",
      "/UIView/UIButton[1] on 64 after 1"
    ),
    (.insertedButton, "mixpanel", "/UIView/UIButton on 64", "/UIView/UIButton[1] on 64"),
    (.wrappedButton, "mixpanel", "/UIView/UIButton on 64", "/UIView/CardView/UIButton on 64"),
    (
      .wrappedButton, "mixpanel", "/UIView/UIButton[currentTitle == \"Buy\"] on 64",
      "/UIView/CardView/UIButton[currentTitle == \"Buy\"] on 64"
    ),
    (
      .wrappedList, "mixpanel", "/UIView/UITableView rows of HomeViewController",
      "/UIView/CardView/UITableView rows of HomeViewController"
    ),
    (.wrappedButton, "amplitude", "UIButton → UIView → *", "UIButton → CardView → *"),
    (
      .wrappedButton, "growingIO", "/HomeViewController/UIView/UIButton",
      "/HomeViewController/UIView/CardView/UIButton"
    ),
    (
      .insertedButton, "growingIO", "/HomeViewController/*/UIButton & /0/*/0",
      "/HomeViewController/*/UIButton & /0/*/1"
    ),
  ]

  private func version(_ text: String) throws -> ImpactVersion {
    try ImpactVersion("app", [("app.json5", Array(text.utf8))])
  }

  @Test(arguments: cases.indices)
  func `a repaired rule keeps the conditions that the rule has`(_ number: Int) throws {
    let one = Self.cases[number]
    let scheme = try #require(PathSchemes.scheme(named: one.scheme))
    let rule = CircledRule(
      name: "Rule", element: ElementPattern(matching: try scheme.rule(one.old)))
    let (base, head) = (try version(Self.base), try version(one.edit.head))
    try expect(one.new, of: rule, from: base, to: head)
  }

  @Test func `a rule of rows has the new name of the delegate`() throws {
    let app = """
      { root: "HomeViewController", classes: { HomeViewController: { is: "UITableViewController",
        origin: "home-vc", view: { is: "UITableView", origin: "list-t", sections: [{ rows: [
          { origin: "row-a", text: "A" } ] }] },
        methods: { "tableView:didSelectRowAtIndexPath:": [] } } } }
      """
    let old = try MixpanelPathScheme().rule("/UITableView rows of HomeViewController")
    try expect(
      "/UITableView rows of StartViewController",
      of: CircledRule(name: "Rule", element: ElementPattern(matching: old)),
      from: version(app), to: version(app.replacing("HomeView", with: "StartView")))
  }

  /// Expects that a rule breaks, and that its repair has a path and is kept.
  private func expect(
    _ path: String, of rule: CircledRule, from base: ImpactVersion, to head: ImpactVersion
  ) throws {
    var report = try ImpactReport(from: base, [rule], to: head, [rule])
    report.suggestRepairs()
    let verdict = try #require(report.verdicts.first)
    #expect(verdict.fails)
    let repaired = try #require(verdict.repair?.rule)
    #expect(repaired.path == path)
    #expect(try ImpactReport(from: base, [rule], to: head, [repaired]).count(of: .kept) == 1)
  }
}
