import LabLanguage
import TestSupport
import Testing
@testable import LabReport

@Suite struct SARIFReports {
  private static let rules = [
    SARIFReport.Rule("LOST", "The rule matches nothing."),
    SARIFReport.Rule("STOLEN", "The rule matches another element."),
  ]

  private func text(of findings: [SARIFReport.Finding]) -> String {
    SARIFReport(findings, of: Self.rules, version: "1.0").json.text()
  }

  @Test func `a finding names its kind, its severity and its places`() throws {
    let finding = SARIFReport.Finding(
      "STOLEN", .error, "Buy counts Sell", at: .init("App/Main.storyboard", line: 7),
      related: [.init("Old.storyboard")])
    try expectSnapshot(text(of: [finding]) + "\n", named: "sarif-finding")
  }

  @Test func `a report without findings has an empty list of results`() {
    #expect(text(of: []).contains("\"results\": []"))
  }

  @Test(arguments: [
    ("a b#c?.xib", "a%20b%23c%3F.xib"), ("ä/字.xib", "%C3%A4/%E5%AD%97.xib"),
    ("-._~/\u{1}", "-._~/%01"),
  ])
  func `a path is a relative reference`(_ path: String, _ reference: String) {
    let finding = SARIFReport.Finding("LOST", .note, "-", at: .init(path))
    #expect(text(of: [finding]).contains("\"uri\": \"\(reference)\""))
  }
}
