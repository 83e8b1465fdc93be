import Foundation
import LabLanguage
import LabLeagueSupport
import TestSupport
import Testing

@testable import AutoTrack
@testable import LabLeague
@testable import LabRules

/// The figures of the league in the documents, and the certificates.
@Suite struct SurvivalTableTests {
  @Test(.wholeSpace) func `the documents have the table of the league`() throws {
    let report = LeagueReport(try ReleaseLeague.result.get())
    let doc = try SnapshotFile(at: "docs/survival.md").text()
    for line in report.table.dropFirst(2) {
      #expect(doc.contains(line), "docs/survival.md lacks \(line)")
    }
  }

  /// `lab league` has the rows of docs/survival.md, as the test above and `.ci/league` check.
  @Test(arguments: [
    ("README.md", "| rule made by |", true), ("README.zh-CN.md", "| 规则依据 |", false),
  ])
  func `the READMEs have rows of the league`(
    _ path: String, _ head: String, _ hasNames: Bool
  ) throws {
    let doc = try SnapshotFile(at: "docs/survival.md").text().split(separator: "\n")
    let lines = try SnapshotFile(at: path).text().split(separator: "\n")
    let rows = lines.drop { !$0.hasPrefix(head) }.dropFirst(2).prefix { $0.hasPrefix("| ") }
    #expect(rows.count == 5)
    for row in rows {
      let figures = row.dropFirst(2).drop { $0 != "|" }
      #expect(doc.contains { hasNames ? $0 == row : $0.hasSuffix(figures) }, "\(row)")
    }
  }

  @Test func `every scheme of rules has a certificate`() {
    let schemes = PathSchemes.names + [AnchoredPattern.scheme]
    for scheme in schemes + ["identifier", "outlet", "selector", "text"] {
      let certificate = Certificate(of: scheme)
      #expect(certificate.map { $0.low <= $0.survival && $0.survival <= $0.high } == true)
    }
    #expect(Certificate(of: "absolute index path") == nil)
  }
}
