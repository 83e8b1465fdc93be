import AutoTrack
import LabLanguage
import LabSystem
import Testing
import TestSupport
import Wording

@testable import LabKit
@testable import LabRules

/// The causes of broken rules, over kinds of changes and path schemes.
@Suite struct ImpactCauses {
  /// A kind of change of the app.
  struct Edit: CustomTestStringConvertible {
    let name: String
    /// The texts that the edit replaces, in order.
    let changes: [(old: String, new: String)]

    init(_ name: String, _ changes: [(old: String, new: String)]) {
      (self.name, self.changes) = (name, changes)
    }

    var testDescription: String { name }
  }

  private static func row(_ text: String, _ more: String = "") -> String {
    "{ origin: \"row-\(text)\", text: \"\(text)\", select: \"open:\"\(more) },"
  }
  private static let sound =
    "{ is: \"UISwitch\", origin: \"sound-s\", frame: [300, 0, 51, 31], "
    + "on: { valueChanged: \"sound\" } }"
  private static let (add, edit) = (
    "{ title: \"Add\", action: \"add\" }", "{ title: \"Edit\", action: \"edit\" }"
  )
  private static let (left, right) = (
    "\"navigationItem.leftBarButtonItems\": [\(add)],",
    "\"navigationItem.rightBarButtonItems\": [\(edit)],"
  )
  private static let (home, more) = (
    "{ navigation: \"HomeViewController\", is: \"HomeStack\" }",
    "{ navigation: \"MoreViewController\", is: \"MoreStack\" }"
  )
  private static let share = "{ title: \"Share\", action: \"share\" }"
  private static let shown = "\"open:\": [{ show: \"DetailViewController\" }]"
  private static let third = row("C", ", views: [\(sound)]")
  private static let copy = row("B").replacing("row-B", with: "row-copy")
  private static let first = "\(row("A")) \(row("B")) \(third)"

  private static let base = """
    { root: { tabs: [\(home), \(more)] }, classes: {
      RowCell: { is: "UITableViewCell" },
      HomeStack: { is: "UINavigationController", origin: "home-stack" },
      MoreStack: { is: "UINavigationController", origin: "more-stack" },
      HomeViewController: { is: "UIViewController", origin: "home-vc", title: "Home",
        \(left) \(right)
        view: { origin: "home-v", subviews: [
          { is: "UITableView", origin: "list-t", frame: [0, 100, 390, 400], sections: [
            { rows: [\(first)] }, { rows: [\(row("D")) \(row("E"))] }] }] },
        methods: { add: [], edit: [], share: [], sound: [],
          \(shown) } },
      DetailViewController: { is: "UIViewController", origin: "detail-vc", title: "Detail",
        view: { origin: "detail-v", subviews: [
          { is: "UIButton", origin: "buy-b", frame: [0, 200, 90, 44], title: "Buy",
            on: { touchUpInside: "buy" } }] }, methods: { buy: [] } },
      MoreViewController: { is: "UIViewController", origin: "more-vc", title: "More",
        view: { origin: "more-v", subviews: [
          { is: "UIButton", origin: "help-b", frame: [0, 200, 90, 44], title: "Help",
            on: { touchUpInside: "help" } }] }, methods: { help: [] } } } }
    """

  private static let edits = [
    Edit("a row is inserted", [(row("A"), row("N") + " " + row("A"))]),
    Edit("a row is removed", [(row("A"), "")]),
    Edit("a row is doubled", [(row("B"), row("B") + " " + copy)]),
    Edit("a row moves to the top", [(first, "\(third) \(row("A")) \(row("B"))")]),
    Edit("two rows are swapped", [(row("A") + " " + row("B"), row("B") + " " + row("A"))]),
    Edit("a row moves to another section", [(row("B"), ""), (row("E"), row("E") + row("B"))]),
    Edit("a row has another class", [(row("B"), row("B", ", is: \"RowCell\""))]),
    Edit("the tabs are swapped", [("\(home), \(more)", "\(more), \(home)")]),
    Edit("a tab is removed", [("\(home), ", "")]),
    Edit("a tab is inserted", [(home, "{ navigation: \"UIViewController\" }, \(home)")]),
    Edit("the bar items are swapped", [(add, "@"), (edit, add), ("@", edit)]),
    Edit("a bar item is removed", [(add, "")]),
    Edit("a bar item is inserted", [("[\(edit)]", "[\(share), \(edit)]")]),
    Edit("a bar loses a side", [(left, "")]),
    Edit("a screen loses its stack", [(home, "\"HomeViewController\"")]),
    Edit("the tabs are gone", [("{ tabs: [\(home), \(more)] }", home)]),
    Edit("nothing leads to a screen", [(shown, "\"open:\": []")]),
    Edit("a screen is renamed", [("HomeViewController", "StartViewController")]),
    Edit(
      "a switch is wrapped",
      [(sound, "{ origin: \"wrap-v\", frame: [290, 0, 90, 44], subviews: [\(sound)] }")]),
  ]

  /// A rule by all facts for each element.
  private func anchoredRules(of version: ImpactVersion) throws -> [CircledRule] {
    let survey = try VersionStage.survey(of: version, [])
    return survey.elements.enumerated().compactMap { number, found in
      let element = SchemeElement(found.snapshot)
      let sight = AnchoredSight(around: element)
      let pattern = sight?.place(of: element).flatMap { sight?.pattern(at: $0) }
      return pattern.map { CircledRule(name: "anchored_\(number)", element: ElementPattern($0)) }
    }
  }

  private func report(_ changes: [(old: String, new: String)]) throws -> ImpactReport {
    let tools = ImpactEdits()
    let base = try tools.version(Self.base)
    let head = try tools.version(changes.reduce(Self.base) { $0.replacing($1.old, with: $1.new) })
    let rules = try tools.rules(of: base) + anchoredRules(of: base)
    return try ImpactReport(from: base, rules, to: head, rules)
  }

  @Test(arguments: TestSpace("ImpactCauses", edits).some(5))
  func `each broken rule of any scheme has a cause`(_ edit: Edit) throws {
    let report = try report(edit.changes)
    #expect(report.faults == [])
    #expect(report.verdicts.contains { $0.outcome != .kept })
    for verdict in report.verdicts where ![.kept, .new, .idle].contains(verdict.outcome) {
      let words = verdict.causes.map(\.words)
      #expect(words.filter { !Sentences.chinese.have($0) } == [])
      #expect(
        !words.isEmpty && !words.contains { $0.text.hasPrefix("the files have no change") },
        "\(verdict.outcome.rawValue) \(verdict.rule.text): \(words)")
    }
  }

  @Test func `the rules are of all schemes that paths can be written in`() throws {
    let schemes = Set(try report([]).verdicts.map(\.rule.scheme))
    #expect(
      schemes == ["default", "sensors", "mixpanel", "growingIO", "amplitude", "anchored"])
  }

  private func causes(
    of scheme: String, for name: String, after changes: [(old: String, new: String)]
  ) throws -> [[Sentence]] {
    let causes = try report(changes).verdicts.filter { verdict in
      verdict.rule.scheme == scheme && verdict.outcome != .kept
        && verdict.from.first?.name.contains("\"\(name)\"") == true
    }.map { $0.causes.map(\.words) }
    #expect(causes.joined().filter { !Sentences.chinese.have($0) } == [])
    return causes
  }

  @Test func `rows of earlier sections are causes where a scheme counts them`() throws {
    let changes = [(Self.row("A"), Self.row("N") + " " + Self.row("A"))]
    let words: Sentence = "UITableViewCell \"N\" was inserted before it"
    #expect(try causes(of: "mixpanel", for: "D", after: changes) == [[words]])
    #expect(try causes(of: "default", for: "D", after: changes) == [])
  }

  @Test func `one move of a row is one cause`() throws {
    let rows = ["A", "B", "C", "D"].map { Self.row($0) }
    let (old, new) = (rows.joined(separator: " "), ([rows[3]] + rows[..<3]).joined(separator: " "))
    let tools = ImpactEdits()
    let app = Self.base.replacing(Self.first, with: old)
      .replacing(Self.row("D") + " " + Self.row("E") + "] }] }", with: Self.row("E") + "] }] }")
    let (base, head) = (
      try tools.version(app), try tools.version(app.replacing(old, with: new))
    )
    let rules = try tools.rules(of: base)
    let broken = try ImpactReport(from: base, rules, to: head, rules).verdicts.filter {
      $0.rule.scheme == "default" && $0.outcome != .kept
    }
    let before = "UITableViewCell \"D\" moved before it"
    #expect(broken.allSatisfy { $0.causes.count == 1 })
    #expect(
      broken.flatMap { $0.causes.map(\.words.text) }.sorted()
        == [before, before, before, "it moved before UITableViewCell \"A\""])
  }

  @Test func `a tab before it that moved is a cause`() throws {
    let (home, more) = (Self.home, Self.more)
    let words = try causes(
      of: "default", for: "Home", after: [("\(home), \(more)", "\(more), \(home)")])
    #expect(!words.isEmpty)
    #expect(words.allSatisfy { $0.contains("UITabBarButton \"More\" moved before it") })
  }

  @Test func `a rule by all facts names the copy beside which it abstains`() throws {
    let changes = [(Self.row("B"), Self.row("B") + " " + Self.copy)]
    let words = try causes(of: "anchored", for: "B", after: changes)
    #expect(words.allSatisfy { $0.contains("UITableViewCell \"B\" is new and does the same") })
  }
}

/// The causes of rules that match several elements.
@Suite struct CausesOfSeveral {
  private static func toggle(_ name: String, _ action: String) -> String {
    "{ is: \"UISwitch\", origin: \"\(name)-s\", id: \"\(name)\", frame: [0, 0, 51, 31], "
      + "on: { valueChanged: \"\(action)\" } }"
  }

  private static let names = ["one", "two", "three", "four"]
  private static let base = """
    { root: "HomeViewController", classes: { RowCell: { is: "UITableViewCell" },
      HomeViewController: { is: "UIViewController", origin: "home-vc",
        view: { origin: "home-v", subviews: [
          \(names.map { toggle($0, $0) }.joined(separator: ", ")),
          { is: "UITableView", origin: "list-t", frame: [0, 300, 390, 400], sections: [{ rows: [
            { origin: "row-a", text: "A", select: "open" },
            { origin: "row-b", text: "B", select: "open" } ] }] } ] },
        methods: { one: [], two: [], three: [], four: [], other: [], open: [] } } } }
    """

  private static let rules = """
    [{ name: "Toggled", scheme: "amplitude", page: "HomeViewController",
       path: "UISwitch → UIView → UIWindow" },
     { name: "Opened", page: "HomeViewController",
       path: "HomeViewController[0]/UITableView[0]/UITableViewCell[*]" }]
    """

  private func verdicts(_ changes: [(String, String)]) throws -> [ImpactReport.Verdict] {
    let tools = ImpactEdits()
    let head = changes.reduce(Self.base) { $0.replacing($1.0, with: $1.1) }
    let rules = try RuleRewriting(
      SourceFile(name: "rules.json5", bytes: Array(Self.rules.utf8))
    ).rules
    var report = try ImpactReport(
      from: tools.version(Self.base), rules, to: tools.version(head), rules, usingIDs: true)
    report.suggestRepairs()
    return report.verdicts
  }

  private static let three = toggle("three", "three")
  private static let wrapped = (
    three, "{ origin: \"wrap-v\", frame: [0, 0, 60, 44], subviews: [\(three)] }"
  )

  @Test(arguments: [true, false])
  func `the lost element comes first, with its own change`(_ isAlone: Bool) throws {
    // The changed action belongs to an element that is still matched.
    let renamed = (Self.toggle("one", "one"), Self.toggle("one", "other"))
    let all = try verdicts([Self.wrapped] + (isAlone ? [] : [renamed]))
    let verdict = try #require(all.first { $0.rule.name == "Toggled" })
    #expect(verdict.outcome == .lost)
    #expect(
      verdict.from.map(\.name)
        == ["three", "one", "two", "four"].map { "UISwitch #\($0) \"unchecked\"" })
    #expect(verdict.causes.map(\.words) == ["it was wrapped in UIView"])
    #expect(try Sentences.chinese.have(#require(verdict.obstacle)))
    #expect(verdict.obstacle == "because Toggled matches 4 elements in app")
  }

  @Test func `a changed class of one row is the cause`() throws {
    let all = try verdicts([("text: \"B\"", "text: \"B\", is: \"RowCell\"")])
    let verdict = try #require(all.first { $0.rule.name == "Opened" })
    #expect(verdict.causes.map(\.words) == ["its class UITableViewCell is RowCell"])
    #expect(verdict.from.first?.name == "UITableViewCell \"B\"")
  }

  @Test func `changes that some lost elements share have the names of the elements`() throws {
    let two = Self.toggle("two", "two")
    let gone = (two, two.replacing("UISwitch", with: "UISlider"))
    let verdict = try #require(
      try verdicts([Self.wrapped, gone]).first { $0.rule.name == "Toggled" })
    #expect(
      verdict.causes.map(\.words) == [
        "UISwitch #two \"unchecked\": its class UISwitch is UISlider",
        "UISwitch #two \"unchecked\": its text \"unchecked\" is \"0.000000\"",
        "UISwitch #three \"unchecked\": it was wrapped in UIView",
      ])
    #expect(verdict.causes.allSatisfy { Sentences.chinese.have($0.words) })
  }
}
