import Foundation
import Testing

@testable import LabKit
@testable import LabLanguage

@Suite struct FormatReferenceTests {
  @Test(arguments: FormatReference.sections.map(\.markdown))
  func `the scenarios' README shows every table of keys`(table: String) throws {
    let readme = Repository.root.appending(path: "Scenarios/README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    #expect(text.contains("\n\(table)"), "put this into Scenarios/README.md:\n\(table)")
  }

  @Test func `the scenarios' README has only one other table, that of statements`() throws {
    let readme = Repository.root.appending(path: "Scenarios/README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let statements = "\n## Statements of the sources\n"
    let parts = text.split(separator: statements, omittingEmptySubsequences: false)
    let after = parts.dropFirst().filter { $0.contains("\n## ") }
    #expect(after.isEmpty, "the table of statements is the last part")
    let rows = parts[0].split(separator: "\n").filter { $0.hasPrefix("|") }
    let known = FormatReference.sections.flatMap { $0.markdown.split(separator: "\n") }
      .filter { $0.hasPrefix("|") }
    #expect(rows == known)
  }
}

/// The repository of these tests.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
