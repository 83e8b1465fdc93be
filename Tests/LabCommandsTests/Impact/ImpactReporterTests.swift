import Foundation
@testable import LabLanguage
import Testing

@testable import LabCommands
@testable import LabImport
@testable import LabLeague
@testable import LabSystem

/// Reports about an app whose texts have a meaning in the format of the report.
@Suite struct ImpactReporters {
  /// Texts for a terminal, Markdown, XML and SARIF.
  private static let texts = [
    "a|b", "`code`", "```", "two\\nlines", "<script>alert(1)</script>", "[link](http://e.example)",
    "\\u001B[31mred", "\\u0000", "]]>", "& amp", "\\u202Eevil",
    String(repeating: "long ", count: 400),
    "| --- |", "\\\"quoted\\\"", "@all #1 *bold*",
  ]

  private static func app(_ text: String, _ id: String) -> String {
    """
    { root: "HomeViewController", classes: { HomeViewController: { is: "UIViewController",
      view: { subviews: [
        { is: "UIButton", origin: "one", id: "\(id)", label: "\(id)", title: "\(text)",
          frame: [20, 100, 100, 44], on: { touchUpInside: "buy:" } },
        { is: "UIButton", origin: "two", title: "Other",
          frame: [20, 200, 100, 44], on: { touchUpInside: "buy:" } },
      ] }, methods: { "buy:": [] } } } }
    """
  }

  private static func report(_ text: String, _ words: String...) -> LabRun {
    let folder = MemoryFolder([
      "a.json5": app("Plain", "plain"), "b.json5": app(text, text),
      "rules.json5": """
      [{ name: "Bought", page: "HomeViewController", content: "Plain",
         path: "HomeViewController[0]/UIButton[0]" }]
      """,
    ])
    return LabRun(
      [
        "impact", "--base", "a.json5", "--head", "b.json5", "--rules", "rules.json5", "--suggest",
      ] + words, in: folder)
  }

  @Test(arguments: texts) func `a row of Markdown stays one row of five cells`(_ text: String) {
    let run = Self.report(text, "--reporter", "markdown")
    #expect(run.code == .failed, "\(run)")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    let table = lines.filter { $0.hasPrefix("|") }
    #expect(table.count == 3, "\(run.output)")
    for line in table {
      #expect(line.replacing("\\|", with: "").split(separator: "|").count == 5, "\(line)")
      let plain = line.replacing("\\]", with: "")
      #expect(!line.contains("<script") && !plain.contains("](h") && line.count < 2_000)
    }
    let fences = lines.filter { $0.hasPrefix("```") }
    #expect(fences.count == 2, "\(run.output)")
    #expect(run.output.contains("because |") && run.output.contains("its text \"Plain\" is \""))
  }

  @Test(arguments: texts) func `JUnit is well-formed, and its text is on one line`(_ text: String)
    throws
  {
    let run = Self.report(text, "--reporter", "junit")
    let file = try SourceFile(name: "junit.xml", bytes: Array(run.output.utf8))
    let root = try XMLReader().root(of: file)
    #expect(root.name == "testsuites")
  }

  @Test(arguments: texts) func `SARIF has one line without links`(_ text: String) throws {
    let run = Self.report(text, "--reporter", "sarif")
    let report = try JSON5.parse(SourceFile(name: "s.json", bytes: Array(run.output.utf8)))
    let result = try #require(report["runs"]?.listed.first?["results"]?.listed.first)
    let message = try #require(result["message"]?["text"]?.plainText)
    #expect(message.contains("its text \"Plain\" is \""))
    #expect(message == message.printable && !message.replacing("\\]", with: "").contains("](h"))
  }

  @Test(arguments: texts) func `a report on a terminal has no character that it obeys`(
    _ text: String
  ) {
    let run = Self.report(text)
    #expect(run.output == run.output.printableLines)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count < 5_000 })
  }
}
