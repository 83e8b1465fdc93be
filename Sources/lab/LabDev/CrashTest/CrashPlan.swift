import MiniUI

/// The crash points of some sessions.
struct CrashPlan: Sendable {
  struct Point: Sendable {
    /// The number, from 1; the same in every run.
    let number: Int
    let session: Int
    let point: CrashPoint
  }

  let sessions: [RecordedSession]
  /// The points, session by session.
  let points: [Point]
  /// The maximum number of points that share a replay of the journal.
  private static let share = 64

  /// Collects the points of each session, by default all.
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

  /// Returns the chosen points; a number of them is spread evenly, from the first on.
  func points(_ choice: CrashOptions.Choice) -> [Point] {
    switch choice {
    case .all: points
    case .some(let count) where count >= points.count: points
    case .some(let count): (0..<count).map { points[$0 * points.count / count] }
    case .one(let number): points.filter { $0.number == number }
    }
  }

  /// Returns the points in parts of one session each, for several threads.
  static func parts(of points: [Point]) -> [[Point]] {
    var parts: [[Point]] = []
    for point in points {
      let isNew = parts.last.map { $0.count == share || $0[0].session != point.session } ?? true
      if isNew { parts.append([]) }
      parts[parts.count - 1].append(point)
    }
    return parts
  }

  /// Crashes a session at some points, which are in order, and returns the verdicts.
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
        return CrashVerdict(of: point, faults: ["the disk cannot be created: \(error)"])
      }
    }
  }
}
