/// The totals of the verdicts, by session and kind of crash.
struct CrashTally {
  /// The totals of one kind.
  struct Row: Equatable {
    var points = 0
    /// The number of records lost, summed over the points.
    var lost = 0
    /// The number of records resent without need.
    var duplicated = 0
    /// The number of unsynced records lost with the power.
    var unsynced = 0
    /// The number of points that failed.
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
  /// The first failures.
  private(set) var failures: [CrashVerdict] = []
  /// The maximum number of failures kept.
  private static let toldFailures = 5

  init(sessions: Int) {
    rows = Array(repeating: [:], count: sessions)
  }

  /// Adds the verdict on a point.
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

  /// The totals of all sessions.
  var total: Row { rows.joined().reduce(into: Row()) { $0 += $1.value } }
}
