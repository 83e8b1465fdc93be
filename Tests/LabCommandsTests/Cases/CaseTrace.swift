import AutoTrack
import LabKitSupport

@testable import LabKit
@testable import LabLanguage
@testable import LabSystem
import Wording

/// Short accounts of a run, for cases about the simulation.
struct CaseTrace {
  /// The account, or the mistakes of the file as `lab check` prints them.
  let run: LabRun

  /// The accounts that cases ask for, by the word of the command.
  enum Kind: String {
    /// A line for each event list, note, difference, miss, crash and fault of the steps.
    case trace
    /// The delivery totals at the end, and the events that the server has received.
    case totals
    /// The counts at the end, and the number of reports of each step.
    case counts
  }

  init(_ kind: Kind, of path: String, in files: some FileSource) {
    var library = ScenarioLibrary(files: files)
    let location = ScenarioLocation(path: path, shortName: path)
    guard let loaded = library.loadScenario(location) else {
      let errors = library.errors.map { "\($0)\n" }
      let count = errors.count == 1 ? "1 mistake\n" : "\(errors.count) mistakes\n"
      run = LabRun(.invalid, messages: errors.joined() + count)
      return
    }
    let report = Simulation(loaded).run()
    let lines =
      switch kind {
      case .trace:
        report.outcomes.flatMap { Self.lines(of: $0, isOnly: report.outcomes.count == 1) }
      case .totals: Self.totals(of: report)
      case .counts: Self.counts(of: report)
      }
    run = LabRun(.held, output: lines.map { $0 + "\n" }.joined())
  }

  private static func totals(of report: RunReport) -> [String] {
    guard let totals = report.outcomes.last?.delivery else { return ["no delivery"] }
    let dropped = DropReason.allCases.compactMap { reason in
      totals.dropped[reason].map { ", \($0) \(reason.rawValue)" }
    }
    let counts =
      "\(totals.acknowledged) of \(totals.tracked), \(totals.queued) queued, "
      + "\(totals.stored) stored"
    let received = report.outcomes.map { "[\($0.received.joined(separator: " "))]" }
    return [counts + dropped.joined() + "; received " + received.joined()]
  }

  private static func counts(of report: RunReport) -> [String] {
    let rows = report.outcomes.last?.statistics.map { row in
      ["\(row.kind.rawValue)", row.element, "\(row.count)"].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    let reports = report.outcomes.map { "\($0.reports.map(\.rows.count))" }
    return ["rows [\((rows ?? []).joined(separator: ", "))], reports " + reports.joined()]
  }

  /// The time with the events, then a line for each note, difference, miss, crash and fault.
  private static func lines(of outcome: StepOutcome, isOnly: Bool) -> [String] {
    let events = outcome.events.map(\.name.text).joined(separator: " ")
    // Most cases begin with a launch, whose events are not their subject.
    let isLaunch = outcome.index == 0 && events == "$AppStart $AppViewScreen" && !isOnly
    let differences = outcome.comparison.compactMap(\.difference) + outcome.differences
    // A crash that no step expects, or a miss, is the fault as well.
    let crash = outcome.fault == nil ? outcome.crash.map { "crash \($0)" } : nil
    let miss = outcome.fault == nil ? outcome.miss.map { "missed \($0)" } : nil
    let fault = outcome.fault.map { ([$0.message] + $0.notes).map(\.text).joined(separator: " | ") }
    let rest =
      outcome.notes.map { "note \($0)" } + differences.map { "\($0.expected) ≠ \($0.found)" }
      + [miss, crash, fault.map { "fault \($0)" }].compactMap(\.self)
    let start = outcome.start.timelineText
    return (isLaunch || events.isEmpty ? [] : ["\(start) \(events)"])
      + rest.map { "\(start) \($0)" }
  }
}
