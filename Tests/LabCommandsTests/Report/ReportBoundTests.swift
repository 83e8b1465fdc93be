import Foundation
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabReport
@testable import LabSystem

/// The bounds of a report's data, which says what it leaves out.
@Suite struct ReportBounds {
  private static func text(
    _ views: String, steps: String = "{ launch: {} }, { tap: '#b0' }", tracker: String = "{}"
  ) -> String {
    """
    { scenario: 'Big', app: { root: 'Home', classes: { Home: { is: 'UIViewController',
      view: { subviews: [\(views)] }, methods: { 'go:': [] } } } }, tracker: \(tracker),
      steps: [\(steps)] }
    """
  }

  private static let launch = "{ launch: {}, expect: ['$AppStart', '$AppViewScreen'] }"

  private func data(_ views: String) throws -> (data: [String: Any], size: Int) {
    let folder = MemoryFolder(["a.json5": Self.text(views)])
    let run = LabRun("run", "a.json5", "--reporter", "report-data=out.json", in: folder)
    #expect(run.code == .held, "\(run.messages)")
    let text = try #require(folder["out.json"])
    let data = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return (try #require(data), text.utf8.count)
  }

  /// Returns the scenario and the rows of explanations in the data of a report with bounds.
  private func scenario(
    _ text: String, within limits: ReportLimits
  ) throws -> (scenario: [String: Any], rows: [[Any]]) {
    let selection = try ScenarioSelection(["a.json5"], MemoryFolder(["a.json5": text]))
    let report = Simulation(try #require(selection.loaded.first), seed: nil).run()
    var (data, summary) = (ReportData(ReportStudies()), RunSummary())
    data.add(ScenarioData(of: report, by: "lab", within: limits))
    summary.add(report)
    let json = try JSONSerialization.jsonObject(with: Data(data.json(summary).utf8))
    let members = try #require(json as? [String: Any])
    let scenario = try #require((members["scenarios"] as? [[String: Any]])?.first)
    return (scenario, members["rows"] as? [[Any]] ?? [])
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

  @Test func `the bounds are those that the documentation states`() throws {
    let limits = ReportLimits()
    let page = try String(
      contentsOf: Repository.root.appending(path: "docs/commands.md"), encoding: .utf8)
    let facts = [
      "1,000 steps": limits.steps, "its 2,000th view": limits.viewsOfScreen,
      "500,000 views in all": limits.viewsOfScenario, "the first 1,000 records": limits.records,
      "its first 1,000 rows": limits.rows, "its last 500 rows": limits.rows / 2,
    ]
    for (words, limit) in facts {
      #expect(page.contains(words), "\(words)")
      #expect(words.filter(\.isNumber) == "\(limit)")
    }
  }

  @Test func `steps after the bound are counted`() throws {
    var limits = ReportLimits()
    limits.steps = 2
    let steps = "{ launch: {} }, { tap: '#b0' }, { wait: '1s' }, { wait: '1s' }"
    let scenario = try scenario(Self.text(button(0, "B"), steps: steps), within: limits).scenario
    #expect((scenario["steps"] as? [Any])?.count == 2)
    #expect((scenario["counts"] as? [String: Int])?["steps"] == 4)
    #expect(scenario["omitted"] as? String == "2 steps after step 2")
  }

  @Test func `the uneventful middle of steps is left out, and no failed step`() throws {
    var limits = ReportLimits()
    limits.steps = 4
    let wait = "{ wait: '1s', expect: [] }"
    let fails = "{ wait: '1s', expect: ['$AppClick'] }"
    let tap = "{ tap: '#b0', expect: ['$AppClick'] }"
    let steps = [Self.launch, wait, wait, tap, wait, fails, wait, wait, wait]
    func numbers(_ steps: [String]) throws -> [Int] {
      let text = Self.text(button(0, "B"), steps: steps.joined(separator: ", "))
      let scenario = try scenario(text, within: limits).scenario
      let kept = try #require(scenario["steps"] as? [[String: Any]])
      let cause = (scenario["cause"] as? [String: Any])?["step"] as? Int
      #expect(cause.map { kept[$0]["result"] as? String } == "failed")
      return kept.enumerated().map { $1["number"] as? Int ?? $0 + 1 }
    }
    #expect(try numbers(steps) == [1, 4, 6, 9])
    #expect(try numbers(steps + Array(repeating: fails, count: 5)) == [6, 10, 11, 12, 13, 14])
  }

  @Test func `a failed step has its screens, and a touched view is in them`() throws {
    var limits = ReportLimits()
    (limits.viewsOfScenario, limits.viewsOfScreen) = (1, 8)
    let views = (0..<6).map { button($0, "B\($0)") }.joined(separator: ", ")
    let steps =
      "{ launch: {} }, { wait: '1s' }, { tap: '#b5', expect: ['$AppEnd'] }, { wait: '1s' }"
    let (scenario, _) = try scenario(Self.text(views, steps: steps), within: limits)
    let kept = try #require(scenario["steps"] as? [[String: Any]])
    let screens = kept.map { ($0["screens"] as? [Any] ?? []).map { $0 is Int } }
    #expect(
      screens == [
        [false, false, true], [true, true, true], [true, true, true], [true, true, false],
      ])
    let touch = try #require((kept[2]["touches"] as? [[String: Any]])?.first)
    #expect((touch["node"] as? Int ?? 0) >= limits.viewsOfScreen)
  }

  @Test func `a failed step has the remedies of the terminal`() throws {
    let steps = Self.launch + ", { tap: '#b0', expect: [] }"
    let (scenario, _) = try scenario(
      Self.text(button(0, "B"), steps: steps), within: ReportLimits())
    let kept = try #require(scenario["steps"] as? [[String: Any]])
    let remedies = kept.map { $0["remedies"] as? [[String]] }
    #expect(remedies == [nil, [["expect", #"expect: [{ $AppClick: "B" }],"#]]])
  }

  @Test func `screens after the bound of all views are null`() throws {
    var limits = ReportLimits()
    limits.viewsOfScenario = 1
    let steps = "{ launch: {} }, { wait: '1s' }, { wait: '1s' }"
    let scenario = try scenario(Self.text(button(0, "B"), steps: steps), within: limits).scenario
    let screens = (scenario["steps"] as? [[String: Any]] ?? []).map { step in
      (step["screens"] as? [Any] ?? []).map { $0 is Int }
    }
    #expect(screens == [[false, false, true], [true, true, false], [false, false, false]])
    #expect(scenario["omitted"] as? String == "2 screens after 1 view in all")
  }

  @Test func `the ways of records after the bound are counted`() throws {
    var limits = ReportLimits()
    limits.records = 1
    let tracker = "{ upload: { address: 'https://data.example/events' } }"
    let text = Self.text(button(0, "B"), tracker: tracker)
    let scenario = try scenario(text, within: limits).scenario
    #expect((scenario["records"] as? [Any])?.count == 1)
    #expect(scenario["omitted"] as? String == "the ways of 2 records after the first 1")
  }

  @Test func `a hit test after the bound has the rows on the way to the hit view`() throws {
    var limits = ReportLimits()
    limits.rows = 2
    let text = Self.text((0..<6).map { button($0, "B\($0)") }.joined(separator: ", "))
    func rows(of scenario: [String: Any]) throws -> [[Any]] {
      let steps = try #require(scenario["steps"] as? [[String: Any]])
      let touch = try #require((steps[1]["touches"] as? [[String: Any]])?.first)
      return try #require(touch["hitTest"] as? [[Any]])
    }
    let all = try rows(of: scenario(text, within: ReportLimits()).scenario)
    let bounded = try scenario(text, within: limits).scenario
    let kept = try rows(of: bounded)
    #expect(kept.last?[1] as? String == "UIButton #b0 \"B0\"")
    let left = all.count - kept.count
    #expect(left >= 5)
    #expect(bounded["omitted"] as? String == "up to \(left) rows of a hit test, after the first 2")
  }

  @Test func `a section of an explanation after the bound says how many rows it leaves out`() throws
  {
    var limits = ReportLimits()
    limits.rows = 4
    let (scenario, rows) = try scenario(Self.text(button(0, "B")), within: limits)
    let steps = try #require(scenario["steps"] as? [[String: Any]])
    let sections = try #require(steps[1]["why"] as? [[Any]])
    let lengths = sections.compactMap { ($0.last as? [Int])?.count }
    #expect(lengths.max() == 5)
    let longest = sections.compactMap { $0.last as? [Int] }.first { $0.count == 5 } ?? []
    let texts = longest.compactMap { rows[$0][1] as? String }
    #expect(texts[2].wholeMatch(of: /… \d+ rows? left out/) != nil)
  }
}
