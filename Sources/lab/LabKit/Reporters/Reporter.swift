import LabLanguage

/// A converter of the results of scenarios to text, one by one.
package protocol Reporter: AnyObject {
  /// Reports a finished scenario.
  func report(_ report: RunReport)
  /// Reports a scenario that does not run, with its reason.
  func skip(_ loaded: LoadedScenario, _ reason: String)
  func finish(_ summary: RunSummary)
}

extension Reporter {
  package func skip(_ loaded: LoadedScenario, _ reason: String) {}
}

/// The reporters, under their names for `--reporter`.
package enum ReporterName: String, CaseIterable, Sendable {
  /// A timeline for people.
  case pretty
  /// One captured event per line, for programs.
  case jsonl
  /// XML for build servers, in a file.
  case junit
  /// Workflow commands for GitHub.
  case github

  /// Makes a reporter that writes to a console's output.
  package func make(on console: CommandConsole, of plan: ReportPlan) -> any Reporter {
    switch self {
    case .pretty: PrettyReporter(on: console, of: plan)
    case .jsonl: JSONLinesReporter(on: console)
    case .junit: JUnitReporter(on: console)
    case .github: GitHubReporter(on: console)
    }
  }

  /// The spelling on the command line.
  var usage: String { self == .junit ? "junit=FILE" : rawValue }
}

/// The totals of all scenarios of a run.
package struct RunSummary: Equatable, Sendable {
  /// The number of scenarios that passed.
  package private(set) var passed = 0
  /// The number of scenarios that failed.
  package private(set) var failed = 0
  /// The number of scenarios that did not run, by their `skip`.
  package private(set) var skipped = 0
  /// The number of events captured.
  package private(set) var events = 0
  /// The number of scenarios that expect something.
  private var expecting = 0
  /// The elapsed real time; nil for output that must be the same on each run.
  package var elapsed: Duration?

  /// A summary of no scenarios.
  package init() {}

  /// Adds a scenario that does not run.
  package mutating func addSkipped() { skipped += 1 }

  /// Adds one scenario.
  package mutating func add(_ report: RunReport) {
    if report.holds { passed += 1 } else { failed += 1 }
    events += report.eventCount
    if report.loaded.scenario.hasExpectations { expecting += 1 }
  }

  /// A warning after the totals, for people: a run without any expectation cannot fail.
  var note: String {
    expecting == 0 && passed + failed > 0 ? "; nothing was expected" : ""
  }
}

extension RunSummary: CustomStringConvertible {
  /// One line: `1 scenario failed, 29 passed, 214 events, 0.21 s`.
  package var description: String {
    let scenarios = (failed == 0 ? passed : failed).counted("scenario")
    let verdict = failed == 0 ? "\(scenarios) passed" : "\(scenarios) failed, \(passed) passed"
    let time = elapsed.map { ", \(($0 / .milliseconds(10)).rounded() / 100) s" } ?? ""
    let skipped = skipped > 0 ? ", \(skipped) skipped" : ""
    return "\(verdict)\(skipped), \(events.counted("event"))\(time)"
  }
}
