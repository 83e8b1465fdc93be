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
  func `a session breaks no invariant with any tracker option`(option: String) {
    for seed in UInt64(1)...2 {
      let run = SessionRun(SessionPlan(seed: seed, stepCount: 60, options: [option]))
      #expect(run.failure == nil, "\(option): \(run.explanation)\n\(run.plan.text)")
    }
  }

  /// Sessions read no files; the remaining keys are covered by every session.
  @Test func `every tracker key is drawn, always present, or names a file`() {
    let drawn = Set(SessionSettings.options.keys)
    let always: Set = ["ignoreScreens", "ignoreViewTypes", "upload", "statistics"]
    let files: Set = ["rules", "businessData", "remoteConfiguration"]
    // Steps start and stop the tracker; `identity` covers the Keychain item.
    let others: Set = ["start", "keychain"]
    let keys = Set(TrackerDescription.reader.keys.map(\.name))
    #expect(drawn.union(always).union(files).union(others) == keys)
    #expect(drawn.isDisjoint(with: always.union(files).union(others)))
  }
}
