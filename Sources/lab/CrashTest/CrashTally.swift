/// Counts what became of records, for each session and kind of crash.
struct CrashTally {
  /// The counts of one kind.
  struct Row: Equatable {
    /// How many points.
    var points = 0
    /// How many records were lost, point by point.
    var lost = 0
    /// How many were sent again without a reason.
    var duplicated = 0
    /// How many have gone that no sync had made safe.
    var unsynced = 0
    /// How many points were not as they have to be.
    var failed = 0

    /// Adds another.
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
  /// The first points that were not as they have to be.
  private(set) var failures: [CrashVerdict] = []
  /// How many of them are told.
  private static let toldFailures = 5

  /// Nothing has been counted.
  init(sessions: Int) {
    rows = Array(repeating: [:], count: sessions)
  }

  /// Counts a point.
  mutating func add(_ verdict: CrashVerdict) {
    let kind = verdict.point.point.crash.description
    let row = Row(
      points: 1, lost: verdict.lost.count, duplicated: verdict.duplicated.count,
      unsynced: verdict.unsynced, failed: verdict.holds ? 0 : 1)
    rows[verdict.point.session][kind, default: Row()] += row
    if !verdict.holds, failures.count < Self.toldFailures { failures.append(verdict) }
  }

  /// The kinds of a session that have points, with their counts.
  func rows(of session: Int) -> [(kind: String, row: Row)] {
    Self.kinds.compactMap { kind in rows[session][kind].map { (kind, $0) } }
  }

  /// All together.
  var total: Row { rows.joined().reduce(into: Row()) { $0 += $1.value } }
}
