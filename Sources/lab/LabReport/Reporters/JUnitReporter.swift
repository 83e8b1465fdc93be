import LabKit
import LabLanguage
import LabSystem
import MiniUI

/// A reporter of JUnit XML for build servers: a suite per folder, a case per scenario.
///
/// The times are the device's own, so that the output is the same on each run.
final class JUnitReporter: Reporter {
  private let output: any TextOutput
  private let program: String
  private let named: (String) -> String
  private var suites: [Suite] = []

  private struct Suite {
    let folder: String
    var cases: [Case] = []
  }

  /// The result of one scenario, without its events.
  private struct Case {
    let title: String
    let path: String
    let line: Int
    let time: Duration
    let failure: Failure?
    /// The reason why the scenario did not run.
    var skip: String? = nil
  }

  /// The content of a failed case: the first complaint, and all of them.
  fileprivate struct Failure {
    let message: String
    let type: String
    let text: String
  }

  init(on console: CommandConsole) {
    (output, program, named) = (console.output, console.program, console.hostedNames)
  }

  func report(_ report: RunReport) {
    add(
      Case(
        title: report.loaded.scenario.title, path: named(report.loaded.path),
        line: report.loaded.titlePosition.line,
        time: report.end, failure: report.failure(by: program, named)))
  }

  func skip(_ loaded: LoadedScenario, _ reason: String) {
    add(
      Case(
        title: loaded.scenario.title, path: named(loaded.path), line: loaded.titlePosition.line,
        time: .zero, failure: nil, skip: reason))
  }

  private func add(_ one: Case) {
    let path = one.path
    if let index = suites.firstIndex(where: { $0.folder == path.folder }) {
      suites[index].cases.append(one)
    } else {
      suites.append(Suite(folder: path.folder, cases: [one]))
    }
  }

  func finish(_ summary: RunSummary) {
    var writer = XMLWriter()
    let suites = suites
    let attributes = Self.attributes("lab", of: suites.flatMap(\.cases))
    writer.element("testsuites", attributes) { writer in
      for suite in suites {
        writer.element("testsuite", Self.attributes(suite.folder, of: suite.cases)) { writer in
          for one in suite.cases { Self.write(one, to: &writer) }
        }
      }
    }
    output.write(writer.text)
  }

  private static func write(_ one: Case, to writer: inout XMLWriter) {
    let attributes: KeyValuePairs = [
      "name": one.title, "classname": one.path.withoutEnding, "file": one.path,
      "line": "\(one.line)", "time": one.time.secondsText,
    ]
    guard one.failure != nil || one.skip != nil else {
      return writer.element("testcase", attributes)
    }
    writer.element("testcase", attributes) { writer in
      if let reason = one.skip { writer.element("skipped", ["message": reason]) }
      guard let failure = one.failure else { return }
      writer.element(
        "failure", ["message": failure.message, "type": failure.type], text: failure.text)
    }
  }

  /// Returns the attributes of a suite; every complaint is a failure.
  private static func attributes(
    _ name: String, of cases: [Case]
  ) -> KeyValuePairs<String, String> {
    let time = cases.reduce(Duration.zero) { $0 + $1.time }
    return [
      "name": name, "tests": "\(cases.count)", "failures": "\(cases.count { $0.failure != nil })",
      "errors": "0", "skipped": "\(cases.count { $0.skip != nil })", "time": time.secondsText,
    ]
  }
}

extension RunReport {
  /// Returns the failure of the case with the command that repeats it; nil if absent.
  fileprivate func failure(
    by program: String, _ named: (String) -> String
  ) -> JUnitReporter.Failure? {
    let complaints = complaints
    guard let first = complaints.first else { return nil }
    let lines = complaints.flatMap { complaint in
      let lines = self.lines(of: complaint, by: program)
      return ["\(named(complaint.file)):\(complaint.position): \(lines[0])"]
        + lines.dropFirst().map { "  \($0)" }
    }
    let rest = skippedCount > 0 ? ["\(skippedCount.counted("step")) not run"] : []
    let again = again(by: program).map { ["again: \($0)"] } ?? []
    let text = (lines + rest + again).joined(separator: "\n")
    let message = "\(named(first.file)):\(first.position): \(first.message)"
    return JUnitReporter.Failure(message: message, type: first.kind.rawValue, text: text)
  }
}

extension String {
  /// The path without `.json5`.
  fileprivate var withoutEnding: String {
    hasSuffix(".json5") ? String(dropLast(6)) : self
  }
}
