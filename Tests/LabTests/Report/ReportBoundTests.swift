import Foundation
import Testing

@testable import LabCommands
@testable import LabKit

/// The bounds of a report's data, which says what it leaves out.
@Suite struct ReportBounds {
  private func data(_ views: String) throws -> (data: [String: Any], size: Int) {
    let folder = MemoryFolder([
      "a.json5": """
      { scenario: 'Big', app: { root: 'Home', classes: { Home: { is: 'UIViewController',
        view: { subviews: [\(views)] }, methods: { 'go:': [] } } } },
        steps: [{ launch: {} }, { tap: '#b0' }] }
      """
    ])
    let run = LabRun("run", "a.json5", "--reporter", "report-data=out.json", in: folder)
    #expect(run.code == .held, "\(run.messages)")
    let text = try #require(folder["out.json"])
    let data = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return (try #require(data), text.utf8.count)
  }

  private func button(_ number: Int, _ title: String) -> String {
    let frame = "[\(number % 9 * 42), \(100 + number / 9), 40, 20]"
    return "{ is: 'UIButton', id: 'b\(number)', title: '\(title)', frame: \(frame), "
      + "on: { touchUpInside: 'go:' } }"
  }

  @Test func `a screen of more views than the bound has plain facts of the first ones`() throws {
    let flat = (0..<1_100).reversed().map { button($0, "B\($0)") }.joined(separator: ", ")
    let data = try data(flat).data
    let views = try #require(data["views"] as? [[String: Any]])
    let scenario = try #require((data["scenarios"] as? [[String: Any]])?.first)
    let omitted = try #require(scenario["omitted"] as? String)
    #expect(omitted.contains("after the first 2000, and the taps, selectors, rules and paths"))
    #expect(views.allSatisfy { $0["tap"] == nil && $0["selector"] == nil })
    #expect(views.allSatisfy { ($0["paths"] as? [Int])?.count == 1 })
    let steps = try #require(scenario["steps"] as? [[String: Any]])
    let touch = try #require((steps[1]["touches"] as? [[String: Any]])?.first)
    #expect(touch["view"] as? String == "UIButton #b0 \"B0\"")
  }

  @Test func `a very long text ends with the number of bytes left out`() throws {
    let (data, size) = try data(button(0, String(repeating: "é", count: 100_000)))
    let texts = (data["views"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
    #expect(texts.contains { $0.hasSuffix("é… (195000 more bytes)") })
    #expect(size < 200_000)
  }
}
