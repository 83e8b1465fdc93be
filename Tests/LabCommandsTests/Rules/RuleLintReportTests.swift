import Foundation
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabRules
@testable import LabSystem

/// The findings of `lab rules lint` for programs.
@Suite struct RuleLintReports {
  private static let rules = """
    [
      { name: 'Good', path: 'Home[0]/UIButton[*]', page: 'Home' },
      { name: 'Words', scheme: 'postHog',
        path: 'UIView > UIButton[text="Buy"]' },
      { name: 'Never', page: 'Home', path: 'Home[0]/Cell[0:2]', position: '0:3' },
    ]
    """
  private let folder = MemoryFolder(["rules/r.json5": rules])

  private func lint(_ reporter: String) -> LabRun {
    LabRun("rules", "lint", "rules/r.json5", "--reporter", reporter, in: folder)
  }

  @Test func `SARIF has each finding at its rule, and all kinds with their meanings`() throws {
    let run = lint("sarif")
    #expect(run.code == .failed)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let runs = try #require((json?["runs"] as? [[String: Any]])?.first)
    let results = try #require(runs["results"] as? [[String: Any]])
    let plain = try #require(
      try JSONSerialization.jsonObject(
        with: Data(
          LabRun("rules", "lint", "rules/r.json5", "--json", in: folder).output.utf8))
        as? [String: Any])
    let findings = try #require(plain["findings"] as? [[String: String]])
    #expect(
      results.compactMap { $0["ruleId"] as? String }
        == findings.compactMap { $0["kind"]?.replacing(" ", with: "-") })
    let lines = results.compactMap { result -> Int? in
      let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
      return ((place as? [String: Any])?["region"] as? [String: Int])?["startLine"]
    }
    let known = ["Good": 2, "Words": 3, "Never": 5]
    #expect(lines == findings.compactMap { $0["rule"].flatMap { known[$0] } })
    let driver = ((runs["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"]
    #expect((driver as? [[String: Any]])?.count == RuleFinding.Kind.allCases.count)
  }

  @Test func `reports can go to files beside the list`() {
    let run = lint("pretty,junit=j.xml,sarif=s.sarif")
    #expect(run == LabRun("rules", "lint", "rules/r.json5", in: folder))
    #expect(folder["j.xml"] == lint("junit").output)
    #expect(folder["s.sarif"] == lint("sarif").output)
    #expect(folder["s.sarif"]?.hasSuffix("}\n") == true)
  }

  @Test func `no survival is shown for rules that cannot fire`() {
    let folder = MemoryFolder([
      "rules/r.json5": """
      [ { name: "dead", page: "P", path: "P[0]/UITableViewCell[0:1]", position: "0:2" },
        { name: "live", page: "P", path: "P[0]/UITableViewCell[0:1]" } ]
      """
    ])
    let text = LabRun("rules", "lint", "rules/r.json5", in: folder).output
    let rows = text.split(separator: "expected survival").last ?? ""
    #expect(text.contains("dead  cannot fire"))
    #expect(rows.contains("live") && !rows.contains("dead"), "\(text)")
    let json = LabRun("rules", "lint", "rules/r.json5", "--json", in: folder).output
    let certificates = json.split(separator: "\"findings\"").first ?? ""
    #expect(certificates.contains("live") && !certificates.contains("dead"), "\(json)")
  }
}
