import AutoTrack
import LabKit
import LabLanguage
import LabSystem

/// The output of `lab-dev crashtest`.
struct CrashReport {
  private let plan: CrashPlan
  private let tally: CrashTally
  private let options: CrashOptions
  private let program: String

  init(
    of plan: CrashPlan, _ tally: CrashTally, _ options: CrashOptions, by program: String = "lab-dev"
  ) {
    self.plan = plan
    self.tally = tally
    self.options = options
    self.program = program
  }

  /// Returns a table per session, the first failures, and the totals in the last line.
  func lines(width: Int?) -> [String] {
    plan.sessions.indices.flatMap { table(of: $0, width) }
      + tally.failures.flatMap(lines(of:)) + moreFailures + totals
  }

  var json: PrintedJSON {
    let total = tally.total
    return .record([
      "duplicated": .number(total.duplicated), "failed": .number(total.failed),
      "failures": .list(tally.failures.map(json)), "lost": .number(total.lost),
      "points": .number(total.points), "sessions": .list(plan.sessions.indices.map(json)),
      "unsynced": .number(total.unsynced),
    ])
  }

  private func json(of index: Int) -> PrintedJSON {
    let session = plan.sessions[index]
    let crashes = tally.rows(of: index).map { kind, row in
      PrintedJSON.record([
        "crash": .text(kind), "duplicated": .number(row.duplicated),
        "failed": .number(row.failed), "lost": .number(row.lost), "points": .number(row.points),
        "unsynced": .number(row.unsynced),
      ])
    }
    return .record([
      "changes": .number(session.entries.count { $0.operation.changesFiles }),
      "crashes": .list(crashes), "storedEvents": .number(session.records.count),
      "synchronous": .text(session.delivery.synchronous.rawValue),
    ])
  }

  private func json(of verdict: CrashVerdict) -> PrintedJSON {
    let point = verdict.point
    return .record([
      "again": .text(repetition(of: point)), "crash": .text(point.point.crash.exactDescription),
      "duplicated": .texts(verdict.duplicated.map { "\($0)" }),
      "faults": .texts(verdict.faults.map { "\($0)" }),
      "lost": .texts(verdict.lost.map { "\($0)" }), "point": .number(point.number),
    ])
  }

  private func table(of index: Int, _ width: Int?) -> [String] {
    let rows = tally.rows(of: index)
    guard !rows.isEmpty else { return [] }
    let session = plan.sessions[index]
    let writes = session.entries.count { $0.operation.changesFiles }
    let head =
      "\(session.records.count.counted("stored event")), \(writes.counted("change")) of the disk, "
      + "synchronous \(session.delivery.synchronous.rawValue)"
    let cells = rows.map { kind, row in
      [kind] + [row.points, row.lost, row.duplicated, row.unsynced].map(String.init)
    }
    let names = ["crash", "points", "lost", "duplicated", "unsynced"]
    return [head] + TextTable([names] + cells, indent: 2).lines(width: width) + [""]
  }

  private func lines(of verdict: CrashVerdict) -> [String] {
    let point = verdict.point
    let session = plan.sessions[point.session]
    let number = point.point.place
    let change = number < session.entries.count ? session.entries[number].operation.text : "the end"
    let head =
      "point \(point.number): \(point.point.crash.exactDescription), at change \(number + 1) of "
      + "\(session.entries.count) (\(change)), synchronous \(session.delivery.synchronous.rawValue)"
    return [head] + list("lost", verdict.lost) + list("duplicated", verdict.duplicated)
      + verdict.faults.map { "  \($0)" } + ["  again: \(repetition(of: point))"]
  }

  private func repetition(of point: CrashPlan.Point) -> String {
    let flags = options.isReal ? "--real" : "--point \(point.number)"
    return "\(program.shellWord) crashtest \(flags)"
      + (options.path.map { " \($0.shellWord)" } ?? "")
  }

  private func list(_ what: String, _ ids: [Record.ID]) -> [String] {
    guard !ids.isEmpty else { return [] }
    let rest = ids.count > 3 ? " and \(ids.count - 3) more" : ""
    return ["  \(what): \(ids.prefix(3).joined(separator: ", "))\(rest)"]
  }

  private var moreFailures: [String] {
    let rest = tally.total.failed - tally.failures.count
    return rest > 0 ? ["\(rest.counted("more point")) failed"] : []
  }

  private var totals: [String] {
    let total = tally.total
    return (total.unsynced > 0 ? ["\(total.unsynced) unsynced"] : [])
      + ["\(total.points) points, \(total.lost) lost, \(total.duplicated) duplicated"]
  }
}

/// The totals of the verdicts, by session and kind of crash.
struct CrashTally {
  struct Row: Equatable {
    var points = 0
    var lost = 0
    /// The number of records resent without need.
    var duplicated = 0
    /// The number of unsynced records lost with the power.
    var unsynced = 0
    var failed = 0

    static func += (row: inout Row, other: Row) {
      row.points += other.points
      row.lost += other.lost
      row.duplicated += other.duplicated
      row.unsynced += other.unsynced
      row.failed += other.failed
    }
  }

  /// The kinds in the order of the table.
  static let kinds = Crash.allCases.map(\.description).reduce(into: [String]()) { kinds, kind in
    if !kinds.contains(kind) { kinds.append(kind) }
  }

  private var rows: [[String: Row]]
  private(set) var failures: [CrashVerdict] = []
  private static let toldFailures = 5

  init(sessions: Int) {
    rows = Array(repeating: [:], count: sessions)
  }

  mutating func add(_ verdict: CrashVerdict) {
    let kind = verdict.point.point.crash.description
    let row = Row(
      points: 1, lost: verdict.lost.count, duplicated: verdict.duplicated.count,
      unsynced: verdict.unsynced, failed: verdict.holds ? 0 : 1)
    rows[verdict.point.session][kind, default: Row()] += row
    if !verdict.holds, failures.count < Self.toldFailures { failures.append(verdict) }
  }

  /// Returns the totals of a session by kind, without kinds that have no points.
  func rows(of session: Int) -> [(kind: String, row: Row)] {
    Self.kinds.compactMap { kind in rows[session][kind].map { (kind, $0) } }
  }

  var total: Row { rows.joined().reduce(into: Row()) { $0 += $1.value } }
}
