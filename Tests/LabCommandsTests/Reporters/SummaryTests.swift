import AutoTrack
import LabKitSupport
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabReport
@testable import LabSystem
import Wording

/// The report on several scenarios: passed ones are counted, failed ones are shown.
@Suite struct Summaries {
  private static let good = Shop.scenario(steps: "    { launch: {}, see: 'Buy' },")

  /// The numbers of folders of 1,000 scenarios, and their depths.
  private static let shapes = [(1, 1), (16, 1), (17, 2), (40, 3), (1_000, 1), (1_000, 4)]

  @Test(arguments: shapes) func `the summary of 1,000 passing scenarios fits a screen`(
    folders: Int, depth: Int
  ) throws {
    let report = try run(Self.good)
    let paths = (0..<1_000).map { number in
      let folder = number % folders
      return (0..<depth).map { "f\($0 == depth - 1 ? folder : folder % 20)" }
        .joined(separator: "/") + "/\(number).json5"
    }
    let output = MemoryOutput(isTerminal: true, width: 80)
    let console = CommandConsole(
      output: output, errors: MemoryOutput(), files: MemoryFiles([:]),
      environment: Environment(refusesColor: true))
    let reporter = PrettyReporter(on: console, of: ReportPlan(of: paths))
    var summary = RunSummary()
    for path in paths {
      let one = report.renamed(path)
      reporter.report(one)
      summary.add(one)
    }
    reporter.finish(summary)
    let lines = output.text.split(separator: "\n")
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
    let counts = lines.dropLast().compactMap { line in
      line.firstMatch(of: /\ {2}(\d+) passed$/).flatMap { Int($0.1) }
    }
    #expect(counts.reduce(0, +) == 1_000)
    #expect(lines.last == "1000 scenarios passed, 2000 events")
  }

  @Test func `equal rows of a step are folded unless --verbose is given`() {
    let notes = String(repeating: "{ note: 'again' }, ", count: 100)
    let text = Shop.scenario(
      steps: "    { launch: {} }, { tap: '#buy', notes: [] },",
      methods: "          'didTapBuy:': [{ note: 'first' }, \(notes)], 'didTapShare:': [],")
    let files = MemoryFiles(["s.json5": text])
    let lines = LabRun("run", "s.json5", files: files).output.split(separator: "\n")
    #expect(lines.contains("             note            first"))
    #expect(lines.contains("             note            again  × 100"))
    let all = LabRun("run", "s.json5", "--verbose", files: files).output.split(separator: "\n")
    #expect(all.count { $0 == "             note            again" } == 100)
  }

  @Test func `routine suppressions are shown with --verbose, and by why`() {
    let files = MemoryFiles([
      "s.json5": Shop.scenario(
        steps: "    { launch: {} }, { tap: '#buy' },",
        methods: "          'didTapBuy:': [{ alert: { title: 'A', actions: [{ title: 'B' }] } }],"
          + " 'didTapShare:': [],")
    ])
    let row = "suppressed      builtInScreen"
    #expect(!LabRun("run", "s.json5", files: files).output.contains(row))
    #expect(LabRun("run", "s.json5", "--verbose", files: files).output.contains(row))
    #expect(LabRun("why", "s.json5", files: files).output.contains("builtInScreen"))
  }

  /// Every reason is routine, or its advice names something that a person can do.
  @Test(arguments: SuppressionReason.allCases)
  func `a reason whose advice begins with "Nothing is lost" is routine`(
    _ reason: SuppressionReason
  ) {
    guard reason.advice.text.hasPrefix("Nothing is lost") else { return }
    // The first selection or the next start is an event that a person may look for.
    #expect(reason.isRoutine || reason == .unseenYet)
  }

  @Test func `a folder's count is printed though Ctrl-C came before its last scenario`() {
    let host = ScriptedHost()
    // Ctrl-C comes after the files are read and checked.
    (host.readingsBeforeInterrupt, host.worksBeforeInterrupt) = (0, 2)
    let output = MemoryOutput()
    _ = Lab.main(
      arguments: ["run", "s"],
      CommandConsole(
        output: output, errors: MemoryOutput(),
        files: MemoryFiles(["s/1.json5": Self.good, "s/2.json5": Self.good]), host: host))
    #expect(output.text == "s  1 passed\n1 scenario passed, 2 events\n")
  }
}

extension RunReport {
  /// The same report on a scenario in another file.
  fileprivate func renamed(_ path: String) -> RunReport {
    RunReport(
      loaded: LoadedScenario(
        path: path, file: loaded.file, scenario: loaded.scenario, app: loaded.app), seed: seed,
      outcomes: outcomes, end: end)
  }
}
