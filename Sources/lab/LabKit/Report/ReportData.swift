import AutoTrack
import LabLanguage
import MiniUI

/// The data of a report: scenarios, with the tables that they share.
///
/// `docs/report-data.md` describes the format. The same runs give the same bytes.
struct ReportData {
  private var tables = ReportTables()
  private var scenarios: [CompactJSON] = []
  /// The rows of the table for browsers without scripts.
  private(set) var rows: [[String]] = []
  private let program: String
  private let studies: ReportStudies

  /// The version of the format; a reader refuses a later one.
  static let version = 1

  /// Empty data; `program` is the name in the commands that repeat a run.
  init(by program: String, _ studies: ReportStudies) {
    (self.program, self.studies) = (program, studies)
  }

  /// Adds a finished scenario.
  mutating func add(_ report: RunReport) {
    let record = RunRecord(of: report, to: &tables)
    let loaded = report.loaded
    let steps = report.outcomes.prefix(RunRecord.limit).map { outcome in
      StepWriter(
        report: report, outcome: outcome,
        record: record.steps.dropFirst(outcome.index).first, trail: record.trail
      ).json(&tables)
    }
    let first = report.complaints.first { !$0.isOutOfOrder }
    let cause = first.map { complaint -> CompactJSON in
      .members([
        "step": complaint.step.map { .number($0 - 1) }, "message": .text(complaint.message),
        "place": .text("\(complaint.file.printable):\(complaint.position)"),
        "notes": complaint.notes.map(CompactJSON.text).nonEmptyList,
      ])
    }
    let scheme = loaded.scenario.tracker.configuration.scheme.name
    let device = loaded.scenario.device
    scenarios.append(
      .members(
        [
          "path": .text(loaded.operand), "title": .text(loaded.scenario.title),
          "result": .text(report.holds ? "passed" : "failed"), "cause": cause,
          "tags": loaded.scenario.marks.tags.map(CompactJSON.text).nonEmptyList,
          "device": .text("\(device.model) · iOS \(device.os)"), "seed": .text("\(report.seed)"),
          "again": .text(report.repetition(by: program)),
          "scheme": PathSchemes.names.firstIndex(of: scheme).map(CompactJSON.number),
          "tracker": loaded.scenario.tracker.other.map { .text($0.name) },
          "end": .number(report.end.wholeMilliseconds), "counts": counts(of: report),
          "notRun": report.skippedCount > 0 ? .number(report.skippedCount) : nil,
          "omitted": omitted(report, record).map(CompactJSON.text), "steps": .list(steps),
        ], record.facts.members, record.trail.members,
        CodeCalls(of: loaded.scenario).members))
    rows.append([
      report.holds ? "passed" : "failed", loaded.scenario.title, loaded.operand,
      first?.message ?? "", "\(report.outcomes.count)", "\(report.eventCount)",
    ])
  }

  /// Adds a scenario that does not run, with its reason.
  mutating func add(skipped loaded: LoadedScenario, _ reason: String) {
    scenarios.append(
      .members([
        "path": .text(loaded.operand), "title": .text(loaded.scenario.title),
        "result": .text("skipped"), "reason": .text(reason), "steps": .list([]),
      ]))
    rows.append(["skipped", loaded.scenario.title, loaded.operand, reason, "", ""])
  }

  private func counts(of report: RunReport) -> CompactJSON {
    let suppressed = report.outcomes.flatMap(\.suppressed).count { !$0.reason.isRoutine }
    let requests = report.outcomes.reduce(0) { $0 + $1.requests.count + $1.received.count }
    return .members([
      "steps": .number(report.outcomes.count), "events": .number(report.eventCount),
      "suppressed": .number(suppressed), "requests": .number(requests),
    ])
  }

  /// Returns the parts beyond the bounds in words; nil if nothing is left out.
  private func omitted(_ report: RunReport, _ record: RunRecord) -> String? {
    let steps = report.outcomes.count - RunRecord.limit
    let parts = [
      steps > 0 ? steps.counted("step") + " after step \(RunRecord.limit)" : nil,
      record.omittedViews > 0
        ? "up to \(record.omittedViews.counted("view")) of a screen, "
          + "after the first \(ScreenRecord.limit), and the taps, selectors, rules and paths of "
          + "other schemes on that screen" : nil,
      record.omittedScreens > 0
        ? record.omittedScreens.counted("screen") + " after "
          + "\(RunRecord.viewLimit.counted("view")) in all" : nil,
      record.trail.omitted > 0
        ? "the ways of \(record.trail.omitted.counted("record")) after the first "
          + "\(RecordTrail.limit)" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// Returns the data as compact JSON in one line.
  func json(_ summary: RunSummary) -> String {
    let totals = CompactJSON.members([
      "passed": .number(summary.passed), "failed": .number(summary.failed),
      "skipped": .number(summary.skipped), "events": .number(summary.events),
    ])
    let head: [(name: String, values: CompactJSON)] = [
      ("format", .text("autotrack-lab-report")), ("version", .number(Self.version)),
      ("summary", totals), ("schemes", .texts(PathSchemes.names)),
      ("anchored", .anchoredModel), ("survival", .survival),
    ]
    let others = studies.json.map { [("studies", $0)] } ?? []
    let all = head + tables.json + others + [("scenarios", .list(scenarios))]
    return "{\(all.map { "\($0.name.jsonQuoted):\($0.values.text)" }.joined(separator: ",\n"))}\n"
  }
}
