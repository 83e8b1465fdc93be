import AutoTrack
import LabSystem
import Testing
import TestSupport
import Wording

@testable import LabKit
@testable import LabRules

/// Edits of a screen: their causes in words, and rules of every scheme for every element.
@Suite struct ImpactEdits {
  /// An edit of the app with the change that a view of it has.
  struct Edit: CustomTestStringConvertible {
    /// The texts that the edit replaces, in order.
    let changes: [(old: String, new: String)]
    /// The id of a view, and its change.
    let key: String
    let words: Sentence

    init(old: String, new: String, key: String, words: Sentence) {
      self.init([(old, new)], key: key, words: words)
    }

    init(_ changes: [(old: String, new: String)], key: String, words: Sentence) {
      (self.changes, self.key, self.words) = (changes, key, words)
    }

    var testDescription: String { "\(key): \(words)" }
  }

  private static let row = "{ origin: \"row-a\", text: \"A\", select: \"open\" },"
  private static let second = "{ origin: \"row-b\", text: \"B\", select: \"open\" },"
  private static let saveStart = "{ is: \"UIButton\", origin: \"save-b\","
  private static let save =
    saveStart + " frame: [0, 0, 90, 44], title: \"Save\", on: { touchUpInside: \"save\" } }"
  private static let send =
    "{ is: \"UIButton\", origin: \"send-b\", frame: [100, 0, 90, 44], title: \"Send\", "
    + "on: { touchUpInside: \"send\" } }"
  private static let boxStart = "{ origin: \"box-v\","
  private static let box =
    boxStart + " frame: [0, 320, 390, 200], subviews: [\(save), \(send)] }"
  private static let toggle =
    "{ is: \"UISwitch\", origin: \"sound-s\", id: \"sound\", frame: [0, 540, 51, 31], "
    + "outlets: [\"soundSwitch\"], on: { valueChanged: \"sound\" } }"
  private static let help =
    "{ is: \"UIButton\", origin: \"help-b\", frame: [0, 200, 90, 44], title: \"Help\", "
    + "on: { touchUpInside: \"help\" } }"

  private static let base = """
    { root: { navigation: "HomeViewController" }, classes: {
      CardView: { is: "UIView" }, RowCell: { is: "UITableViewCell" },
      HelpViewController: { is: "UIViewController", origin: "help-vc",
        view: { origin: "help-v", subviews: [\(help)] },
        methods: { help: [], save: [] } },
      HomeViewController: { is: "UIViewController", origin: "home-vc",
        "navigationItem.rightBarButtonItems": [{ title: "Edit", action: "edit" }],
        view: { origin: "home-v", subviews: [
          { is: "UITableView", origin: "list-t", frame: [0, 100, 390, 200], sections: [{ rows: [
            \(row) \(second)
            { origin: "row-c", text: "C", select: "open" } ] }] },
          \(box), \(toggle)] },
        methods: { edit: [], open: [], save: [], send: [], store: [], sound: [] } } } }
    """

  static let edits = [
    Edit(
      old: second, new: "{ origin: \"row-n\", text: \"N\", select: \"open\" }, " + second,
      key: "row-b", words: "UITableViewCell \"N\" was inserted before it"),
    Edit(
      old: row, new: "", key: "row-c", words: "UITableViewCell \"A\" before it was removed"),
    Edit(old: row, new: "", key: "row-a", words: "it was removed"),
    Edit(
      old: second, new: "",
      key: "row-c", words: "UITableViewCell \"B\" before it was removed"),
    Edit(
      old: row, new: row.replacing("A", with: "Z"), key: "row-a", words: "its text \"A\" is \"Z\""),
    Edit(
      old: saveStart,
      new: "{ is: \"UIButton\", origin: \"new-b\", frame: [0, 50, 9, 9], title: \"New\" }, "
        + saveStart,
      key: "send-b", words: "UIButton \"New\" was inserted before it"),
    Edit(
      old: boxStart, new: "{ origin: \"new-v\", frame: [0, 300, 9, 9] }, " + boxStart,
      key: "save-b",
      words: "UIView was inserted before UIView"),
    Edit(
      old: "text: \"B\"", new: "text: \"B\", is: \"RowCell\"", key: "row-b",
      words: "its class UITableViewCell is RowCell"),
    Edit(
      old: boxStart, new: "{ is: \"CardView\", origin: \"box-v\",", key: "save-b",
      words: "the class UIView of the view around it is CardView"),
    Edit(
      old: "HomeViewController", new: "StartViewController", key: "save-b",
      words: "the controller HomeViewController is called StartViewController"),
    Edit(
      old: "id: \"sound\"", new: "id: \"noise\"", key: "sound-s",
      words: "its identifier \"sound\" is \"noise\""),
    Edit(
      old: "title: \"Save\"", new: "title: \"Keep\"", key: "save-b",
      words: "its text \"Save\" is \"Keep\""),
    Edit(
      old: "touchUpInside: \"save\"", new: "touchUpInside: \"store\"", key: "save-b",
      words: "its action \"save\" is \"store\""),
    Edit(
      old: "[\"soundSwitch\"]", new: "[\"noiseSwitch\"]", key: "sound-s",
      words: "its outlet \"soundSwitch\" is \"noiseSwitch\""),
    Edit(
      old: toggle, new: "{ origin: \"wrap-v\", frame: [0, 540, 99, 99], subviews: [\(toggle)] }",
      key: "sound-s", words: "it was wrapped in UIView"),
    Edit(
      old: row + " " + second, new: second + " " + row, key: "row-a",
      words: "UITableViewCell \"B\" moved before it"),
    Edit(
      old: row + " " + second, new: second + " " + row, key: "row-b",
      words: "UITableViewCell \"A\" before it moved away"),
    Edit(
      old: second, new: "] }, { rows: [" + second, key: "row-b",
      words: "it moved from section 0 to 1"),
    Edit(
      old: box, new: "{ frame: [0, 0, 9, 9] }", key: "save-b", words: "it was removed with UIView"),
    Edit(
      old: box + ", " + toggle, new: box.dropLast(3) + ", " + toggle + "] }", key: "sound-s",
      words: "it moved into UIView"),
  ]

  /// The edits, and those after which only ids recognise a view.
  static let editsWithMoves =
    edits + [
      Edit(
        old: box,
        new: save.replacing("[0, 0,", with: "[0, 320,") + ", "
          + send.replacing("[100, 0,", with: "[100, 320,"),
        key: "save-b", words: "UIView around it was removed"),
      Edit(
        [(save + ", ", ""), (help, help + ", " + save)], key: "save-b",
        words: "it moved from HomeViewController to HelpViewController"),
    ]

  func version(_ text: String) throws -> ImpactVersion {
    try ImpactVersion("app", [("app.json5", Array(text.utf8))])
  }

  private func head(of edit: Edit) throws -> ImpactVersion {
    try version(edit.changes.reduce(Self.base) { $0.replacing($1.old, with: $1.new) })
  }

  @Test(arguments: TestSpace("ImpactEdits", editsWithMoves).some(8))
  func `an edit is named as the cause`(_ edit: Edit) throws {
    let head = try head(of: edit)
    let (old, new) = (
      try VersionStage.survey(of: version(Self.base), []), try VersionStage.survey(of: head, [])
    )
    #expect(new.faults == [])
    let same = ViewCorrespondence(from: old, to: new)
    let comparison = VersionComparison(base: old, head: new, same: same)
    let changes = ChangeSearch(comparison: comparison).changes(of: edit.key)
    let words = changes.map(\.words)
    #expect(words.contains(edit.words), "\(words)")
    #expect(words.filter { !Sentences.chinese.have($0) } == [])
  }

  /// A rule for each element in each scheme, if it matches the element alone.
  func rules(of version: ImpactVersion) throws -> [CircledRule] {
    let survey = try VersionStage.survey(of: version, [])
    let rules = try PathSchemes.all.flatMap { scheme in
      try survey.elements.enumerated().compactMap { number, element -> CircledRule? in
        let path = scheme.path(of: element.snapshot)
        // A path of PostHog is no selector; a rule of it is made by hand.
        guard let rule = try? scheme.rule(path) else { return nil }
        let page = ["mixpanel", "postHog"].contains(scheme.name) ? nil : element.sighting.page
        let pattern =
          scheme.name == DefaultPathScheme().name
          ? ElementPattern(page: page, path: try PathPattern(path))
          : ElementPattern(page: page, matching: rule)
        return CircledRule(name: "\(scheme.name)_\(number)", element: pattern)
      }
    }
    let judged = try VersionStage.survey(of: version, rules)
    return rules.filter { judged.keys(of: $0.name).count == 1 }
  }

  @Test func `every rule of every scheme is kept in an equal version`() throws {
    let version = try version(Self.base)
    let rules = try rules(of: version)
    #expect(Set(rules.map(\.scheme)).count == PathSchemes.all.count - 1)
    #expect(rules.count == 29)
    let report = try ImpactReport(from: version, rules, to: version, rules)
    #expect(report.count(of: .kept) == rules.count)
    #expect(report.faults == [])
  }

  @Test(arguments: TestSpace("ImpactEdits", editsWithMoves).some(4))
  func `a repaired rule of any scheme is kept`(_ edit: Edit) throws {
    let base = try version(Self.base)
    let head = try head(of: edit)
    let rules = try rules(of: base)
    var report = try ImpactReport(from: base, rules, to: head, rules)
    report.suggestRepairs()
    let repaired = report.verdicts.map { $0.repair?.rule ?? $0.rule }
    let second = try ImpactReport(from: base, rules, to: head, repaired)
    for (before, after) in zip(report.verdicts, second.verdicts) where before.repair != nil {
      #expect(after.outcome == .kept, "\(before.rule.text) → \(after.rule.text)")
    }
    // The default scheme with its conditions tells all elements of the screen apart.
    let open = report.verdicts.filter { $0.fails && !$0.now.isEmpty && $0.repair == nil }
    #expect(open.filter { $0.rule.scheme == "default" }.map(\.rule.text) == [])
  }

  @Test(arguments: TestSpace("ImpactEdits", edits).some(4))
  func `rules are judged alike with and without ids`(_ edit: Edit) throws {
    let base = try version(Self.base)
    let head = try head(of: edit)
    let rules = try rules(of: base)
    let with = try ImpactReport(from: base, rules, to: head, rules)
    let without = try ImpactReport(from: base, rules, to: head, rules, usingIDs: false)
    #expect(!without.isByIDs)
    #expect(with.verdicts.map(\.outcome) == without.verdicts.map(\.outcome))
  }
}
