import AutoTrack
import LabKit
import LabLanguage
import MiniUI
import Wording

/// The data of one finished scenario for a report, with its own tables.
///
/// It is a value, so threads make the data of several scenarios at once.
package struct ScenarioData: Sendable {
  /// The scenario, with links to values of ``tables``.
  let json: PrintedJSON
  let tables: ReportTables
  /// The sentences in both.
  let sentences: Set<Sentence>
  /// The row of the table for browsers without scripts.
  let row: [String]

  /// Plays a finished scenario again; `program` is the name in the command that repeats it.
  ///
  /// `screens` keeps facts of the screens for the next scenarios.
  init(
    of report: RunReport, by program: String, within limits: ReportLimits = ReportLimits(),
    _ screens: DerivedScreens = DerivedScreens()
  ) {
    var tables = ReportTables()
    let record = RunRecord(of: report, within: limits, screens, to: &tables)
    let places = limits.steps(of: report.outcomes)
    let steps = places.enumerated().map { index, place in
      StepWriter(
        report: report, outcome: report.outcomes[place], program: program,
        isInPlace: index == place,
        record: record.steps.dropFirst(index).first, trail: record.trail, limits: limits
      ).json(&tables)
    }
    let first = report.complaints.first { !$0.isOutOfOrder }
    let omitted = Self.omitted(report, record, places, limits)
    json = .members(
      Self.head(of: report, first, places), Self.facts(of: report, record, by: program),
      ["omitted": omitted.map(PrintedJSON.sentence), "steps": .list(steps)],
      record.facts.members, record.trail.members, CodeCalls(of: report.loaded.scenario).members)
    self.tables = tables
    sentences = tables.sentences.union(json.sentences)
    row = [
      report.holds ? "passed" : "failed", report.loaded.scenario.title, report.loaded.operand,
      first?.message.text ?? "", "\(report.outcomes.count)", "\(report.eventCount)",
    ]
  }

  /// The members of the list of scenarios.
  private static func head(
    of report: RunReport, _ first: Complaint?, _ places: [Int]
  ) -> PrintedJSON.Members {
    let loaded = report.loaded
    let cause = first.map { complaint -> PrintedJSON in
      .members([
        "step": complaint.step.flatMap { places.firstIndex(of: $0 - 1) }.map(PrintedJSON.number),
        "message": .sentence(complaint.message),
        "place": .text("\(complaint.file.printable):\(complaint.position)"),
        "notes": complaint.notes.map(PrintedJSON.sentence).nonEmptyList,
      ])
    }
    return [
      "path": .text(loaded.operand), "title": .text(loaded.scenario.title),
      "result": .text(report.holds ? "passed" : "failed"), "cause": cause,
      "tags": loaded.scenario.marks.tags.map(PrintedJSON.text).nonEmptyList,
    ]
  }

  /// The members about the run as a whole.
  private static func facts(
    of report: RunReport, _ record: RunRecord, by program: String
  ) -> PrintedJSON.Members {
    let scenario = report.loaded.scenario
    let scheme = scenario.tracker.configuration.scheme.name
    return [
      "device": .text("\(scenario.device.model) · iOS \(scenario.device.os)"),
      "seed": .text("\(report.seed)"), "again": .text(report.repetition(by: program)),
      "scheme": PathSchemes.names.firstIndex(of: scheme).map(PrintedJSON.number),
      "tracker": scenario.tracker.other.map { .text($0.name) },
      "end": .number(report.end.wholeMilliseconds), "counts": counts(of: report, record),
      "notRun": report.skippedCount > 0 ? .number(report.skippedCount) : nil,
    ]
  }

  private static func counts(of report: RunReport, _ record: RunRecord) -> PrintedJSON {
    let suppressed = report.outcomes.flatMap(\.suppressed).count { !$0.reason.isRoutine }
    let sent = record.trail.requestCounts
    let requests = report.outcomes.reduce(sent.all) { $0 + $1.requests.count }
    return .members([
      "steps": .number(report.outcomes.count), "events": .number(report.eventCount),
      "suppressed": .number(suppressed), "requests": .number(requests),
      "failedRequests": sent.failed > 0 ? .number(sent.failed) : nil,
    ])
  }

  /// Returns the parts beyond the bounds in words; nil if nothing is left out.
  private static func omitted(
    _ report: RunReport, _ record: RunRecord, _ places: [Int], _ limits: ReportLimits
  ) -> Sentence? {
    let steps = report.outcomes.count - places.count
    let first = places.enumerated().first { $0 != $1 }?.offset ?? places.count
    let (views, screens) = (record.omittedViews, record.omittedScreens)
    let (rows, records) = (record.omittedRows(within: limits), record.trail.omitted)
    let all: [(count: Int, words: Sentence)] = [
      (steps, "\(steps, "step") after step \(first)"),
      (
        views,
        "up to \(views, "view") of a screen, after the first \(limits.viewsOfScreen), and the "
          + "taps, selectors, rules and paths of other schemes on that screen"
      ),
      (screens, "\(screens, "screen") after \(limits.viewsOfScenario, "view") in all"),
      (rows, "up to \(rows, "row") of a hit test, after the first \(limits.rows)"),
      (records, "the ways of \(records, "record") after the first \(limits.records)"),
    ]
    let parts = all.filter { $0.count > 0 }.map(\.words)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
