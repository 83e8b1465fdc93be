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
    let scenarios = (failed == 0 ? passed : failed).counted("scenario")
    let verdict = failed == 0 ? "\(scenarios) passed" : "\(scenarios) failed, \(passed) passed"
    let time = elapsed.map { ", \(($0 / .milliseconds(10)).rounded() / 100) s" } ?? ""
    return "\(verdict), \(events.counted("event"))\(time)"
  }
}
