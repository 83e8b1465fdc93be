import AutoTrack
import MiniUI
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabDev

/// The crash points of a journal, and the disks that the crashes leave.
@Suite struct CrashPoints {
  private static let four = DiskOperation.write("a", offset: 0, bytes: [1, 2, 3, 4])
  private static let more = DiskOperation.write("a", offset: 4, bytes: [5, 6, 7, 8, 9, 10, 11, 12])

  private let session = CrashStage.session(
    [(.create("a"), 0), (Self.four, 0), (.sync("a"), 0), (Self.more, 1)],
    calls: [StoreCall(), StoreCall()])

  private func text(_ point: CrashPoint) -> String {
    "\(point.place) \(point.crash.exactDescription)"
  }

  @Test func `each write can be missing, torn at three places or lost with the power`() {
    #expect(
      session.crashPoints.map(text) == [
        "0 killed, the write missing",
        "1 killed, the write missing",
        "1 killed, the write torn after 1/4",
        "1 killed, the write torn after 2/4",
        "1 killed, the write torn after 3/4",
        "1 power lost, nothing unsynced kept",
        "2 killed, the write missing",
        "2 power lost, nothing unsynced kept",
        "3 killed, the write missing",
        "3 killed, the write torn after 1/4",
        "3 killed, the write torn after 2/4",
        "3 killed, the write torn after 3/4",
        "3 killed, the write made but not reported",
        "4 killed, the write missing",
        "4 power lost, nothing unsynced kept",
      ])
  }

  @Test func `a crash keeps earlier writes and the completed part of a torn write`() throws {
    var replay = ReplayedDisk(of: session)
    let left = try session.crashPoints.map { point in
      let disk = try replay.disk(after: point)
      return disk.paths.map { "\($0) \(disk.file(at: $0)?.bytes.count ?? 0)" }
    }
    #expect(
      left == [
        [], ["a 0"], ["a 1"], ["a 2"], ["a 3"], [], ["a 4"], [], ["a 4"], ["a 6"], ["a 8"],
        ["a 10"], ["a 12"], ["a 12"], ["a 4"],
      ])
  }

  @Test func `replaying a crash leaves later crashes unchanged`() throws {
    var (one, all) = (ReplayedDisk(of: session), ReplayedDisk(of: session))
    for point in session.crashPoints { _ = try all.disk(after: point) }
    let end = CrashPoint(place: 4, crash: .killedBefore)
    let alone = try one.disk(after: end).file(at: "a")?.bytes
    let last = try all.disk(after: end).file(at: "a")?.bytes
    #expect(alone == Array(1...12))
    #expect(last == alone)
  }

  @Test func `crash points are selected evenly or by number`() {
    let plan = CrashPlan(of: [session, session])
    #expect(plan.points.map(\.number) == Array(1...30))
    #expect(
      plan.points.map(\.session) == Array(repeating: 0, count: 15) + Array(repeating: 1, count: 15))
    #expect(plan.points(.some(4)).map(\.number) == [1, 8, 16, 23])
    #expect(plan.points(.some(1)).map(\.number) == [1])
    #expect(plan.points(.some(99)).map(\.number) == Array(1...30))
    #expect(plan.points(.one(17)).map(\.number) == [17])
    #expect(CrashPlan.parts(of: plan.points).map(\.count) == [15, 15])
  }

  @Test func `a session of 200 events has at least 1,000 crash points`() throws {
    let session = try CrashStage.recorded(events: 200, .normal)
    #expect(session.records.count >= 200)
    #expect(session.crashPoints.count >= 1_000)
    #expect(Set(session.crashPoints.map(\.crash)) == Set(Crash.allCases))
  }
}
