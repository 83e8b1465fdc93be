package import LabKit
import LabLanguage
package import LabSystem

/// A converter of the results of scenarios to text, one by one.
package protocol Reporter: AnyObject {
  func report(_ report: RunReport)
  /// Reports a finished scenario whose data for a visual report exists.
  func report(_ report: RunReport, as data: ScenarioData)
  /// Reports a scenario that does not run, with its reason.
  func skip(_ loaded: LoadedScenario, _ reason: String)
  func finish(_ summary: RunSummary)
}

extension Reporter {
  package func report(_ report: RunReport, as data: ScenarioData) { self.report(report) }

  package func skip(_ loaded: LoadedScenario, _ reason: String) {}
}

/// The reporters, under their names for `--reporter`.
package enum ReporterName: String, CaseIterable, Sendable {
  case pretty
  /// One captured event per line, for programs.
  case jsonl
  /// XML for build servers, in a file.
  case junit
  /// Workflow commands for GitHub.
  case github
  /// A summary with the failures in Markdown, in a file.
  case markdown
  /// The failures for code hosts (SARIF 2.1.0), in a file.
  case sarif
  /// The visual report, in a file.
  case html
  /// The data of the visual report as JSON, in a file.
  case reportData = "report-data"

  /// True if the report belongs in a file.
  var needsFile: Bool {
    switch self {
    case .junit, .markdown, .sarif, .html, .reportData: true
    case .pretty, .jsonl, .github: false
    }
  }

  var isVisual: Bool { self == .html || self == .reportData }

  package func make(on console: CommandConsole, of plan: ReportPlan) -> any Reporter {
    switch self {
    case .pretty: PrettyReporter(on: console, of: plan)
    case .jsonl: JSONLinesReporter(on: console)
    case .junit: JUnitReporter(on: console)
    case .github: GitHubReporter(on: console)
    case .markdown: MarkdownReporter(on: console)
    case .sarif: SARIFReporter(on: console)
    case .html: PageReporter(on: console, of: plan, asPage: true)
    case .reportData: PageReporter(on: console, of: plan, asPage: false)
    }
  }

  /// The spelling on the command line.
  var usage: String { needsFile ? "\(rawValue)=FILE" : rawValue }
}
