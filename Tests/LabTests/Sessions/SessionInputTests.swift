import AutoTrack
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage

/// Random sessions with every option of the tracker: no input is a fault of the lab.
///
/// The space: each value of each key × seeds, and seeds with several keys at once.
@Suite struct SessionInputs {
  private static let options = SessionSettings.options.keys.sorted().flatMap { key in
    (SessionSettings.options[key] ?? []).map { "\(key): \($0)" }
  }

  @Test(arguments: options)
  func `a session can be played with each option of the tracker`(option: String) {
    for seed in UInt64(1)...2 {
      let run = SessionRun(SessionPlan(seed: seed, stepCount: 60, options: [option]))
      #expect(run.failure == nil, "\(option): \(run.explanation)\n\(run.plan.text)")
    }
  }

  /// Files are read by `lab run` alone; the others are keys that each session has.
  @Test func `every key of a tracker is drawn, or is in each session, or names a file`() {
    let drawn = Set(SessionSettings.options.keys)
    let always: Set = ["ignoreScreens", "ignoreViewTypes", "upload", "statistics"]
    let files: Set = ["rules", "businessData", "remoteConfiguration"]
    // A session starts and stops the tracker; an identity has its item of the Keychain beside it.
    let others: Set = ["start", "keychain"]
    let keys = Set(TrackerDescription.reader.keys.map(\.name))
    #expect(drawn.union(always).union(files).union(others) == keys)
    #expect(drawn.isDisjoint(with: always.union(files).union(others)))
  }
}
