package import LabKit
import LabLanguage
package import Wording

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

  /// The totals for people, with a warning: a run without any expectation cannot fail.
  var warning: Sentence {
    expecting == 0 && passed + failed > 0 ? "\(self); nothing was expected" : sentence
  }
}

extension RunSummary: Worded {
  /// One line: `1 scenario failed, 29 passed, 214 events, 0.21 s`.
  package var sentence: Sentence {
    var all: Sentence =
      failed == 0
      ? "\(passed, "scenario") passed" : "\(failed, "scenario") failed, \(passed) passed"
    if skipped > 0 { all = "\(all), \(skipped) skipped" }
    all = "\(all), \(events, "event")"
    return elapsed.map { "\(all), \(($0 / .milliseconds(10)).rounded() / 100) s" } ?? all
  }
}
