import AutoTrack
import Testing

@testable import LabKit

/// Edits of a screen: their causes in words, and rules of every scheme for every element.
@Suite struct ImpactEdits {
  /// An edit of the app with the change that a view of it has.
  struct Edit: CustomTestStringConvertible {
    let old: String
    let new: String
    /// The id of a view, and its change.
    let key: String
    let words: String

    var testDescription: String { "\(key): \(words)" }
  }

  private static let base = """
    { root: { navigation: "HomeViewController" }, classes: {
      CardView: { is: "UIView" },
      HomeViewController: { is: "UIViewController", origin: "home-vc",
        "navigationItem.rightBarButtonItems": [{ title: "Edit", action: "edit" }],
        view: { origin: "home-v", subviews: [
          { is: "UITableView", origin: "list-t", frame: [0, 100, 390, 200], sections: [{ rows: [
            { origin: "row-a", text: "A", select: "open" },
            { origin: "row-b", text: "B", select: "open" },
            { origin: "row-c", text: "C", select: "open" } ] }] },
          { origin: "box-v", frame: [0, 320, 390, 200], subviews: [
            { is: "UIButton", origin: "save-b", frame: [0, 0, 90, 44], title: "Save",
              on: { touchUpInside: "save" } },
            { is: "UIButton", origin: "send-b", frame: [100, 0, 90, 44], title: "Send",
              on: { touchUpInside: "send" } } ] },
          { is: "UISwitch", origin: "sound-s", id: "sound", frame: [0, 540, 51, 31],
            outlets: ["soundSwitch"], on: { valueChanged: "sound" } } ] },
        methods: { edit: [], open: [], save: [], send: [], store: [], sound: [] } } } }
    """

  private static let row = "{ origin: \"row-a\", text: \"A\", select: \"open\" },"
  private static let second = "{ origin: \"row-b\", text: \"B\", select: \"open\" },"
  private static let save = "{ is: \"UIButton\", origin: \"save-b\","
  private static let box = "{ origin: \"box-v\","

  private static let edits = [
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
      old: save,
      new: "{ is: \"UIButton\", origin: \"new-b\", frame: [0, 50, 9, 9], title: \"New\" }, " + save,
      key: "send-b", words: "UIButton \"New\" was inserted before it"),
    Edit(
      old: box, new: "{ origin: \"new-v\", frame: [0, 300, 9, 9] }, " + box, key: "save-b",
      words: "UIView was inserted before UIView"),
    Edit(
      old: "text: \"B\"", new: "text: \"B\", is: \"RowCell\"", key: "row-b",
      words: "its class UITableViewCell is RowCell"),
    Edit(
      old: box, new: "{ is: \"CardView\", origin: \"box-v\",", key: "save-b",
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
      old: "{ is: \"UISwitch\",",
      new: "{ origin: \"wrap-v\", frame: [0, 540, 99, 99], subviews: [{ is: \"UISwitch\",",
      key: "sound-s", words: "it was wrapped in UIView"),
  ]

  private func version(_ text: String) throws -> ImpactVersion {
    // The wrapper of the switch closes where the switch does.
    let closed =
      text.contains("wrap-v")
      ? text.replacing("{ valueChanged: \"sound\" } }", with: "{ valueChanged: \"sound\" } }] }")
      : text
    let declared = closed.replacing(
      "CardView: {", with: "RowCell: { is: \"UITableViewCell\" }, CardView: {")
    return try ImpactVersion("app", [("app.json5", Array(declared.utf8))])
  }

  @Test(arguments: edits) func `an edit is named as the cause`(_ edit: Edit) throws {
    let head = try version(Self.base.replacing(edit.old, with: edit.new))
    let (old, new) = (
      try VersionStage.survey(of: version(Self.base), []), try VersionStage.survey(of: head, [])
    )
    #expect(new.faults == [])
    let same = ViewCorrespondence(from: old, to: new)
    let comparison = VersionComparison(base: old, head: new, same: same)
    let changes = ChangeSearch(comparison: comparison).changes(of: edit.key)
    #expect(changes.map(\.words).contains(edit.words), "\(changes.map(\.words))")
  }

  /// A rule for each element in each scheme, if it matches the element alone.
  private func rules(of version: ImpactVersion) throws -> [CircledRule] {
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
    #expect(rules.count == 24)
    let report = try ImpactReport(from: version, rules, to: version, rules)
    #expect(report.count(of: .kept) == rules.count)
    #expect(report.faults == [])
  }

  @Test(arguments: edits) func `a repaired rule of any scheme is kept`(_ edit: Edit) throws {
    let base = try version(Self.base)
    let head = try version(Self.base.replacing(edit.old, with: edit.new))
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

  @Test(arguments: edits) func `rules are judged alike with and without ids`(_ edit: Edit) throws {
    let base = try version(Self.base)
    let head = try version(Self.base.replacing(edit.old, with: edit.new))
    let rules = try rules(of: base)
    let with = try ImpactReport(from: base, rules, to: head, rules)
    let without = try ImpactReport(from: base, rules, to: head, rules, usingIDs: false)
    #expect(!without.isByIDs)
    #expect(with.verdicts.map(\.outcome) == without.verdicts.map(\.outcome))
  }
}
