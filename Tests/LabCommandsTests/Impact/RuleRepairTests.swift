import AutoTrack
import LabLanguage
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabRules
@testable import LabSystem

/// `lab rules repair`, and the repair of rules by all facts.
@Suite struct RuleRepairs {
  /// A list of teas; a row has an id, a text and an action of its own.
  private static func app(_ rows: [(id: String, text: String)]) -> String {
    let cells = rows.map { row in
      "{ origin: \"\(row.id)\", text: \"\(row.text)\", id: \"tea-\(row.text.prefix(3))\" },"
    }
    return """
      { root: "TeasViewController", classes: { TeasViewController: { is: "UITableViewController",
          view: { is: "UITableView", origin: "list", sections: [{ rows: [
      \(cells.joined(separator: "\n      "))
          ] }] },
          methods: { "tableView:didSelectRowAtIndexPath:": [] } } } }
      """
  }

  private static let old = app([("r1", "Assam"), ("r2", "Ceylon")])
  /// A row inserted above, and the first tea renamed: too different for a rule by its facts.
  private static let new = app([("r3", "Matcha"), ("r1", "Breakfast blend"), ("r2", "Ceylon")])

  /// A rule by all facts for the first row of the old app.
  private static func anchored() throws -> String {
    let version = try ImpactVersion("old", [("old.json5", Array(old.utf8))])
    let survey = try VersionStage.survey(of: version, [])
    let row = try #require(survey.elements.first { $0.key == "r1" })
    let element = SchemeElement(row.snapshot)
    let sight = try #require(AnchoredSight(around: element))
    let pattern = try #require(sight.place(of: element).flatMap { sight.pattern(at: $0) })
    return CircledRule(name: "ChoseTea", element: ElementPattern(pattern)).text
  }

  private static let indexed = """
    { name: "ChoseTea", page: "TeasViewController", \
    path: "TeasViewController[0]/UITableViewCell[0:0]" }
    """

  /// The operations that repair: both have the same engine.
  private static let operations = [
    ["impact", "--repair", "--rules", "rules.json5"], ["rules", "repair", "rules.json5"],
  ]

  private static func folder(_ rule: String) -> MemoryFolder {
    let rules = "[\n  // tea\n  \(rule),\n]\n"
    return MemoryFolder([
      "old.json5": old, "new.json5": new, "rules.json5": rules, "old-rules.json5": rules,
      "empty.json5": "",
    ])
  }

  private static let versions = ["--base", "old.json5", "--head", "new.json5"]
  private static let gate =
    ["impact", "--rules", "rules.json5", "--base-rules", "old-rules.json5"] + versions

  @Test(arguments: operations, [true, false])
  func `a gate that a new row has closed opens after the repair`(
    _ operation: [String], _ isAnchored: Bool
  ) throws {
    let folder = Self.folder(isAnchored ? try Self.anchored() : Self.indexed)
    let caught = LabRun(Self.gate, in: folder)
    #expect(caught.code == .failed)
    #expect(caught.output.contains(isAnchored ? "LOST  ChoseTea" : "STOLEN  ChoseTea"))
    let repaired = LabRun(operation + Self.versions, in: folder)
    #expect(repaired.messages == ImpactStory.repaired)
    #expect(repaired.code == (operation[0] == "rules" ? .held : .failed))
    #expect(folder["rules.json5"]?.hasPrefix("[\n  // tea\n  { name: \"ChoseTea\"") == true)
    #expect(folder["rules.json5"]?.contains("Breakfast blend") == isAnchored)
    let passed = LabRun(Self.gate, in: folder)
    #expect(passed.code == .held, "\(passed.output)")
    #expect(passed.output.hasSuffix("1 rule: 1 KEPT\n"))
  }

  private static let idle =
    "IDLE  Gone: not repaired, because it matches in neither version; correct, remove or accept "
    + "(--accept) the rule; lab rules match shows the step that fails\n"

  @Test func `repair prints each broken rule with what becomes of it`() {
    let folder = Self.folder(
      Self.indexed + ",\n  "
        + Self.indexed.replacing("ChoseTea", with: "AnyTea").replacing("0:0", with: "*") + ",\n  "
        + Self.indexed.replacing("ChoseTea", with: "Gone").replacing("0:0", with: "0:9"))
    let run = LabRun(["rules", "repair", "rules.json5"] + Self.versions, in: folder)
    #expect(
      run.output == """
        STOLEN  ChoseTea: repaired, 2 of 5 signals agree; identifier, text and row differ
          { name: "ChoseTea", page: "TeasViewController", path: \
        "TeasViewController[0]/UITableViewCell[0:1]" }
        \(Self.idle)
        """)
    #expect(run.code == .failed)
    let words = ["rules", "repair", "rules.json5", "--base-rules", "old-rules.json5"]
    let again = LabRun(words + Self.versions, in: folder)
    #expect(again.output == Self.idle)
    #expect(again.messages == "")
  }

  @Test func `a rule that cannot be repaired stays, and the command fails`() {
    let folder = Self.folder(Self.indexed)
    folder["new.json5"] = Self.app([("r3", "Matcha"), ("r2", "Ceylon")])
    let before = folder["rules.json5"]
    let run = LabRun(["rules", "repair", "rules.json5"] + Self.versions, in: folder)
    #expect(run.code == .failed)
    #expect(run.output.hasPrefix("GHOST  ChoseTea: not repaired, because its element is gone"))
    #expect(folder["rules.json5"] == before)
    let json = LabRun(["rules", "repair", "rules.json5", "--json"] + Self.versions, in: folder)
    #expect(json.code == .failed)
    #expect(json.output.contains("\"outcome\": \"GHOST\""))
    #expect(json.output.contains("\"obstacle\": \"because its element is gone"))
  }

  @Test(arguments: operations)
  func `a note names the rules whose properties are not judged, and they stay`(
    _ operation: [String]
  ) {
    let extracted = """
      , properties: [ // the label
          { name: "tea", path: "TeasViewController[0]/UILabel[0]", pattern: "[a-z]+" } ] }
      """
    let folder = Self.folder(Self.indexed.dropLast(2) + extracted)
    let run = LabRun(operation + Self.versions, in: folder)
    #expect(
      run.messages.contains(
        "rules.json5: the properties of 'ChoseTea' are neither compared nor repaired\n"))
    #expect(folder["rules.json5"]?.contains("UITableViewCell[0:1]\"" + extracted) == true)
  }

  @Test(arguments: [
    (["rules", "repair"], "rules repair takes RULES --base A --head B [-- PATH…], found 0 files"),
    (["rules", "repair", "rules.json5"], "rules repair needs two versions; add --base A --head B"),
    (
      ["rules", "repair", "rules.json5", "--base", "old.json5"],
      "rules repair needs two versions; add --head B, or the files of the revision 'old.json5'"
    ),
    (
      ["rules", "repair", "empty.json5"] + versions,
      "empty.json5:1:1: expected a value, found an empty file; give a file with a list; [] is"
    ),
    (
      ["impact", "--rules", "empty.json5"] + versions,
      "empty.json5:1:1: expected a value, found an empty file; give a file with a list; [] is"
    ),
    (
      ["rules", "lint", "empty.json5"],
      "empty.json5:1:1: expected a value, found an empty file; name a file with a list of rules"
    ),
    (["rules", "repair", "none.json5"] + versions, "none.json5: no such file; give a file of"),
    (
      ["rules", "repair", "rules.json5", "--base", "old.json5", "--head", "none"],
      "none: no such file or folder; for a revision of git"
    ),
    (
      ["rules", "repair", "rules.json5", "--format", "sensors"] + versions,
      "rules repair does not take --format; remove it"
    ),
    (
      ["rules", "repair", "-", "--json"] + versions,
      "the repaired rules and --json would both go to standard output; give the rules as a file"
    ),
    (["rules", "list", "rules.json5", "--base", "a"], "rules list does not take --base"),
    (["rules", "repare"], "unknown operation 'repare'; did you mean 'repair'?"),
  ])
  func `bad input has a place, a reason and a remedy`(_ words: [String], _ message: String) {
    let run = LabRun(words, in: Self.folder(Self.indexed))
    #expect(run.code == .invalid)
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(run.output == "")
  }
}
