/// Turns what came of scenarios into text, as it comes.
protocol Reporter: AnyObject {
  /// One scenario has ended.
  func report(_ report: RunReport)
  /// All have ended.
  func finish(_ summary: RunSummary)
}

/// The reporters by the names that `--reporter` takes.
enum ReporterName: String, CaseIterable, Sendable {
  /// A timeline for people.
  case pretty
  /// One captured event a line, for programs.
  case jsonl

  /// Makes the reporter for a console.
  func make(on console: Console) -> any Reporter {
    switch self {
    case .pretty: PrettyReporter(on: console)
    case .jsonl: JSONLinesReporter(on: console)
    }
  }
}

/// What came of all scenarios together.
package struct RunSummary: Equatable, Sendable {
  /// How many were as expected.
  package private(set) var passed = 0
  /// How many were not.
  package private(set) var failed = 0
  /// How many events were captured.
  package private(set) var events = 0
  /// How long it took by the machine's clock; nil where the output has to be the same each time.
  package var elapsed: Duration?

  /// Nothing has run yet.
  package init() {}

  /// Counts one scenario.
  package mutating func add(_ report: RunReport) {
    if report.holds { passed += 1 } else { failed += 1 }
    events += report.eventCount
  }
}

extension RunSummary: CustomStringConvertible {
  /// One line: `1 scenario failed, 29 passed, 214 events, 0.21 s`.
  package var description: String {
    let total = failed == 0 ? passed : failed
    let scenarios = "\(total) \(total == 1 ? "scenario" : "scenarios")"
    let verdict = failed == 0 ? "\(scenarios) passed" : "\(scenarios) failed, \(passed) passed"
    let time = elapsed.map { ", \(($0 / .milliseconds(10)).rounded() / 100) s" } ?? ""
    return "\(verdict), \(events) \(events == 1 ? "event" : "events")\(time)"
  }
}
