import AutoTrack
import MiniUI
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabDev

/// The report on crash points that lose records.
@Suite struct CrashReports {
  private static let log = CrashStage.store + "-wal"
  private let plan = CrashPlan(of: [
    CrashStage.session(
      [(.write(Self.log, offset: 32, bytes: [1, 2, 3, 4, 5, 6, 7, 8]), 0), (.sync(Self.log), 1)],
      calls: [StoreCall(kept: [.sample(1)])])
  ])

  private func options(_ words: String...) throws -> CrashOptions {
    try CrashOptions(Arguments(words, for: .crashtest))
  }

  @Test func `a failure is printed with its place, its records and the command to repeat it`()
    throws
  {
    var tally = CrashTally(sessions: 1)
    var verdict = CrashVerdict(of: plan.points[2], faults: ["the store is damaged"])
    verdict.lost = (1...5).map { "r-\($0)" }
    verdict.duplicated = ["r-7"]
    tally.add(CrashVerdict(of: plan.points[0]))
    tally.add(verdict)
    let report = CrashReport(of: plan, tally, try options("my file.json5"))
    #expect(
      report.lines(width: nil) == [
        "1 stored event, 1 change of the disk, synchronous FULL",
        "  crash                      points  lost  duplicated  unsynced",
        "  killed, the write missing  1       0     0           0",
        "  killed, the write torn     1       5     1           0",
        "",
        "point 3: killed, the write torn after 2/4, at change 1 of 2 "
          + "(8 bytes to log.sqlite-wal at 32), synchronous FULL",
        "  lost: r-1, r-2, r-3 and 2 more",
        "  duplicated: r-7",
        "  the store is damaged",
        "  again: lab-dev crashtest --point 3 'my file.json5'",
        "2 points, 5 lost, 1 duplicated",
      ])
  }

  @Test func `five failures are printed, and the others and unsynced records are counted`()
    throws
  {
    var tally = CrashTally(sessions: 1)
    for _ in 1...7 {
      var verdict = CrashVerdict(of: plan.points[0])
      (verdict.lost, verdict.unsynced) = (["r-1"], 3)
      tally.add(verdict)
    }
    let lines = CrashReport(of: plan, tally, try options()).lines(width: nil)
    #expect(lines.filter { $0.hasPrefix("point 1") }.count == 5)
    #expect(lines.filter { $0 == "  again: lab-dev crashtest --point 1" }.count == 5)
    #expect(
      lines.suffix(3) == ["2 more points failed", "21 unsynced", "7 points, 7 lost, 0 duplicated"])
  }
}
