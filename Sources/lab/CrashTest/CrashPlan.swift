import MiniUI

/// All crash points of some sessions, and what becomes of the records at each.
struct CrashPlan: Sendable {
  /// A crash point with its number.
  struct Point: Sendable {
    /// From 1, the same in every run.
    let number: Int
    /// Of which session it is.
    let session: Int
    /// Where and how that breaks off.
    let point: CrashPoint
  }

  /// The sessions.
  let sessions: [RecordedSession]
  /// The points of one session after the other.
  let points: [Point]
  /// How many points of a session share a replay of its journal.
  private static let share = 64

  /// Finds the points of each session, or takes those that a closure wants.
  init(
    of sessions: [RecordedSession],
    _ wanted: (RecordedSession) -> [CrashPoint] = { $0.crashPoints }
  ) {
    self.sessions = sessions
    let all = sessions.enumerated().flatMap { index, session in
      wanted(session).map { (index, $0) }
    }
    points = all.enumerated().map { Point(number: $0 + 1, session: $1.0, point: $1.1) }
  }

  /// The points that are wanted: spread evenly, the first among them.
  func points(_ choice: CrashOptions.Choice) -> [Point] {
    switch choice {
    case .all: points
    case .some(let count) where count >= points.count: points
    case .some(let count): (0..<count).map { points[$0 * points.count / count] }
    case .one(let number): points.filter { $0.number == number }
    }
  }

  /// The same in parts, each of one session, that can be tried at the same time.
  static func parts(of points: [Point]) -> [[Point]] {
    var parts: [[Point]] = []
    for point in points {
      let isNew = parts.last.map { $0.count == share || $0[0].session != point.session } ?? true
      if isNew { parts.append([]) }
      parts[parts.count - 1].append(point)
    }
    return parts
  }

  /// Breaks a session off at some points, which come in their order.
  func verdicts(on part: [Point]) -> [CrashVerdict] {
    guard let first = part.first else { return [] }
    let session = sessions[first.session]
    let audit = CrashAudit(of: session)
    var replay = ReplayedDisk(of: session)
    return part.map { point in
      do throws(DiskFault) {
        let disk = try replay.disk(after: point.point)
        let launch = NextLaunch(of: session, on: disk, at: point.point.place)
        return audit.verdict(on: point, after: launch)
      } catch {
        return CrashVerdict(of: point, faults: ["the disk cannot be made: \(error)"])
      }
    }
  }
}
