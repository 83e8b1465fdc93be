package import LabKit
import LabLanguage

/// The totals of all scenarios of a run.
package struct RunSummary: Equatable, Sendable {
  package private(set) var passed = 0
  package private(set) var failed = 0
  /// The number of scenarios that did not run, by their `skip`.
  package private(set) var skipped = 0
  package private(set) var events = 0
  /// The number of scenarios that expect something.
  private var expecting = 0
  /// The elapsed real time; nil for output that must be the same on each run.
  package var elapsed: Duration?

  /// A summary of no scenarios.
  package init() {}

  /// Adds a scenario that does not run.
  package mutating func addSkipped() { skipped += 1 }

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
