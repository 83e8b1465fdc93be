import Foundation
import TestSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// The statements of the sources: each row names a step that asserts its literal.
@Suite struct SourceStatements {
  /// The statements that need a row, with the letters of their parts.
  private static let statements = [
    "S1.1", "S1.2", "S1.3", "S1.4", "S1.5", "S1.6",
    "S2.1", "S2.2", "S2.3", "S2.4",
    "S3.1", "S3.2", "S3.3a", "S3.3b", "S3.3c", "S3.3d", "S3.3e", "S3.4", "S3.5", "S3.6",
    "S3.7a", "S3.7b", "S3.7c", "S3.7d", "S3.7e", "S3.7f", "S3.7g", "S3.7h", "S3.7i", "S3.7j",
    "S3.8", "S3.9", "S3.10", "S3.11", "S3.12",
    "S4.1", "S4.2", "S4.3", "S4.4", "S4.5", "S4.6",
  ]

  private static let table = StatementTable.ofRepository

  @Test(arguments: statements)
  func `every statement has a row`(statement: String) {
    #expect(Self.table.rows.contains { $0.statement == statement })
  }

  @Test func `every line of the table is a row`() {
    #expect(Self.table.otherLines == [])
  }

  @Test func `every row is about a known statement, and no row is repeated`() {
    let known = Set(Self.statements)
    #expect(Self.table.rows.map(\.statement).filter { !known.contains($0) } == [])
    #expect(Set(Self.table.rows).count == Self.table.rows.count)
  }

  @Test(arguments: table.rows)
  func `the step of a row exists and asserts the literal`(row: StatementTable.Row) throws {
    let path = Repository.root.appending(path: "Scenarios/\(row.file)").path
    let file = try SourceFile(
      name: row.file, bytes: Array(Data(contentsOf: URL(filePath: path))))
    let step = try #require(AssertedTexts(in: file).steps[row.step])
    #expect(step.contains { $0.contains(row.literal) })
  }

  @Test(arguments: Set(table.rows.map(\.file)).sorted())
  func `every file of the table passes`(file: String) {
    let path = Repository.root.appending(path: "Scenarios/\(file)").path
    let run = LabRun("run", path, files: Disk())
    #expect(run.code == .held, "\(run.output)\(run.messages)")
  }

  @Test func `the table of published cases has every file of that folder`() throws {
    let page = try SourceTree.text(of: "docs/rules.md")
    let section = try #require(page.components(separatedBy: "## The sources of scenarios\n").last)
    let folder = Repository.root.appending(path: "Scenarios/published").path
    let files = try Disk().names(in: folder).filter { $0.hasSuffix(".json5") }
    let names = Set(files.map { String($0.dropLast(6)) })
      .filter { !$0.hasSuffix(".paths") }
    let rows = section.matches(of: #/\n\| `([\w.-]+)` \|/#).map { String($0.1) }
    #expect(rows.sorted() == names.sorted())
  }

  @Test func `no step serves more than three statements`() {
    let steps = Dictionary(grouping: Self.table.rows) { "\($0.file) \($0.step)" }
    let crowded = steps.filter { Set($0.value.map(\.statement)).count > 3 }
    #expect(crowded.keys.sorted() == [])
  }

  @Test func `actions and comments of a step are not asserted texts`() throws {
    let text = """
      { steps: [
        { tap: "#buy", name: "a tap", // "$AppEnd"
          expect: [{ event:   "$AppClick" }, /* 'no "one"' */ { event: "a // b" }], see: 'Home' },
        { launch: {} },
      ] }
      """
    let file = try SourceFile(name: "some.json5", bytes: Array(text.utf8))
    #expect(
      try AssertedTexts(in: file).steps == [
        "a tap": [
          "expect: [{ event: \"$AppClick\" }, { event: \"a // b\" }]", "see: 'Home'",
        ]
      ])
  }
}
