import Foundation
import LabLanguage
import Testing

@testable import AutoTrack
@testable import LabLeague
@testable import LabRules

/// The figures of the league in the sources and in the documents.
@Suite struct SurvivalTableTests {
  private static let head = """
    /// The figures of `lab league` at the next release, in percent, by the names of its rows.
    ///
    /// Survival, its interval that draws apps and screens, and wrong rules.
    /// `SurvivalTableTests` writes it with `LAB_TESTS=all LAB_RECORD=1`, `.ci/league` checks it.
    enum SurvivalTable {
      static let figures: [String: [Double]] = [

    """

  @Test(.wholeSpace) func `certificates have the figures of the league`() throws {
    let league = try ReleaseLeague.result.get()
    let rows = try LeagueScheme.allCases.map { scheme in
      let tally = league.tally(scheme, .next)
      let drawn = try #require(Resampling(league.screens(scheme, .next)).survival)
      let figures = [
        try #require(tally.survival), drawn.low, drawn.high, try #require(tally.wrongShare),
      ].map { "\(($0 * 10).rounded() / 10)" }
      return "    \"\(scheme.rawValue)\": [\(figures.joined(separator: ", "))],\n"
    }
    let text = Self.head + rows.joined() + "  ]\n}\n"
    let mistake = try Snapshot(at: "Sources/lab/LabRules/Rules/SurvivalTable.swift")
      .mistake(in: text)
    #expect(mistake == nil, "\(mistake ?? "")")
  }

  @Test(.wholeSpace) func `the documents have the table of the league`() throws {
    let report = LeagueReport(try ReleaseLeague.result.get())
    let doc = try Snapshot(at: "docs/survival.md").text()
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
    let doc = try Snapshot(at: "docs/survival.md").text().split(separator: "\n")
    let lines = try Snapshot(at: path).text().split(separator: "\n")
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

/// The league over the releases of the five apps, which several suites read.
enum ReleaseLeague {
  static let result: Result<League, any Error> = Result { League(try ReleaseFiles.corpora()) }

  /// The league over the releases of the two apps with the fewest.
  static let two: Result<League, any Error> = Result {
    League(try League.read(ReleaseFiles.files(named: ["hackers", "lockwise"])))
  }

  /// The league over the releases of the app with the fewest.
  static let lockwise: Result<League, any Error> = Result {
    League(try League.read(ReleaseFiles.files(named: ["lockwise"])))
  }
}
