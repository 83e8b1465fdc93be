import AutoTrack
import Foundation
import LabLanguage
import TestSupport
import Testing

@testable import LabCommands
@testable import LabRules
@testable import LabSystem
import Wording

/// A pull request that inserts a row into a storyboard: the gate catches it, and it is repaired.
@Suite struct ImpactStory {
  private static let rule = """
    { name: "ChoseTea", page: "Cafe.MenuViewController", \
    path: "MenuViewController[0]/UITableViewCell[0:0]" }
    """
  /// The message of a repair of files, whose base has no rules of its own.
  static let repaired =
    "rules.json5: 1 rule repaired; to compare these versions again, give a copy of the old rules "
    + "with --base-rules\n"
  static let rules = "[\n  // the first drink\n  \(rule),\n]\n"

  /// The storyboard of the repository.
  static func base() throws -> String {
    try SourceTree.text(of: "Scenarios/import/cafe.storyboard")
  }

  /// The storyboard with another row above the first one.
  static func head() throws -> String {
    let text = try base()
    let row = try #require(text.firstRange(of: "<tableViewCell"))
    let end = try #require(text[row.lowerBound...].firstRange(of: "</tableViewCell>"))
    let first = String(text[row.lowerBound..<end.upperBound])
    let new = first.replacing("-tea", with: "-matcha").replacing("\"Tea\"", with: "\"Matcha\"")
    return text[..<row.lowerBound] + new + "\n" + text[row.lowerBound...]
  }

  private func folder() throws -> MemoryFolder {
    MemoryFolder([
      "old/Main.storyboard": try Self.base(), "new/Main.storyboard": try Self.head(),
      "rules.json5": Self.rules, "old-rules.json5": Self.rules,
    ])
  }

  private static let words = [
    "impact", "--base", "old/Main.storyboard", "--head", "new/Main.storyboard", "--rules",
    "rules.json5",
  ]

  @Test func `the gate catches the row, explains it, repairs the rule, and passes`() throws {
    let folder = try folder()
    let caught = LabRun(Self.words + ["--suggest"], in: folder)
    #expect(caught.code == .failed)
    try expectSnapshot(caught.output, named: "impact-inserted-row")
    let repaired = LabRun(Self.words + ["--repair"], in: folder)
    #expect(repaired.messages == Self.repaired)
    let rules = Self.rules.replacing("Cell[0:0]", with: "Cell[0:1]")
    #expect(folder["rules.json5"] == rules)
    let passed = LabRun(Self.words + ["--base-rules", "old-rules.json5"], in: folder)
    #expect(passed.code == .held)
    #expect(passed.output.hasSuffix("1 rule: 1 KEPT\n"))
  }
}

/// The same with a storyboard of a published app, which lies beside the repository where it exists.
@Suite struct PublishedImpact {
  private static let url = Repository.root.deletingLastPathComponent()
    .appending(path: "shared/corpus/ib/duckduckgo-7.63.5-Settings.storyboard")

  @Test func `a row inserted into a published storyboard is caught, and every rule is repaired`()
    throws
  {
    guard let text = try? String(contentsOf: Self.url, encoding: .utf8) else {
      try Test.cancel("\(Self.url.path()) is absent, so no published storyboard is changed")
    }
    let base = try ImpactVersion("base", [("Settings.storyboard", Array(text.utf8))])
    let changed = try Self.insertingRow(in: text)
    let head = try ImpactVersion("head", [("Settings.storyboard", Array(changed.utf8))])
    let rules = try Self.rules(of: base)
    #expect(rules.count > 30)
    var caught = try ImpactReport(from: base, rules, to: head, rules)
    #expect(!caught.holds)
    caught.suggestRepairs()
    let broken = caught.verdicts.filter(\.fails)
    #expect(broken.allSatisfy { $0.repair != nil })
    let inserted = "was inserted before"
    #expect(broken.allSatisfy { $0.causes.contains { $0.words.text.contains(inserted) } })
    let repairs = Dictionary(
      uniqueKeysWithValues: broken.compactMap { verdict in
        verdict.repair.map { (verdict.rule.name, $0.rule) }
      })
    let repaired = rules.map { repairs[$0.name] ?? $0 }
    let passed = try ImpactReport(from: base, rules, to: head, repaired)
    #expect(passed.holds)
    #expect(passed.count(of: .kept) == rules.count)
  }

  /// Copies the first static cell above itself, with other ids.
  private static func insertingRow(in text: String) throws -> String {
    let cells = try #require(text.firstRange(of: "<cells>"))
    let start = try #require(text[cells.upperBound...].firstRange(of: "<tableViewCell"))
    let end = try #require(text[start.lowerBound...].firstRange(of: "</tableViewCell>"))
    let cell = String(text[start.lowerBound..<end.upperBound])
    let copy = cell.replacing(#/\bid="([^"]*)"/#) { "id=\"\($0.1)-new\"" }
    return text[..<start.lowerBound] + copy + text[start.lowerBound...]
  }

  /// A rule of the default scheme for each element that has one of its own.
  private static func rules(of version: ImpactVersion) throws -> [CircledRule] {
    let survey = try VersionStage.survey(of: version, [])
    let rules = try survey.elements.enumerated().map { number, element in
      CircledRule(
        name: "rule_\(number)",
        element: ElementPattern(
          page: element.sighting.page, path: try PathPattern(element.sighting.path)))
    }
    let judged = try VersionStage.survey(of: version, rules)
    return rules.filter { judged.keys(of: $0.name).count == 1 }
  }
}
