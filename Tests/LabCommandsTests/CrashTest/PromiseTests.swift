import AutoTrack
import MiniUI
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabDev

/// The records that a store must hold and may hold after a crash.
@Suite struct StorePromises {
  private static let byte = DiskOperation.write(CrashStage.store + "-wal", offset: 0, bytes: [1])
  private static let sync = DiskOperation.sync(CrashStage.store + "-wal")

  /// Keeps three records, two of them in a call without a later sync, then forgets the first.
  private func session(_ synchronous: Synchronous) -> RecordedSession {
    CrashStage.session(
      [(Self.byte, 0), (Self.byte, 1), (Self.sync, 1), (Self.byte, 2), (Self.byte, 3)],
      calls: [
        StoreCall(kept: [.sample(1)]), StoreCall(kept: [.sample(2), .sample(3)]),
        StoreCall(forgotten: ["r-1"]),
      ], synchronous)
  }

  private func promises(
    _ synchronous: Synchronous, _ place: Int, _ crash: Crash
  ) -> Promises {
    Promises(of: session(synchronous), at: CrashPoint(place: place, crash: crash))
  }

  @Test func `a kill loses no record of a finished call at any synchronous level`() {
    for synchronous in Synchronous.allCases {
      let promises = promises(synchronous, 3, .killedBefore)
      #expect(promises.kept == ["r-1", "r-2", "r-3"])
      #expect(promises.unsynced == [])
      #expect(promises.forgotten == [])
      #expect(promises.states(holding: ["r-1", "r-2", "r-3"]) != [])
      #expect(promises.states(holding: ["r-2", "r-3"]) != [])
      #expect(promises.states(holding: ["r-1"]) == [])
      #expect(promises.states(holding: ["r-1", "r-2"]) == [])
    }
  }

  @Test func `FULL loses no record to a loss of power`() {
    let promises = promises(.full, 4, .powerLost(.everything))
    #expect(promises.unsynced == [])
    #expect(promises.forgotten == ["r-1"])
    #expect(promises.states(holding: ["r-2", "r-3"]) != [])
    #expect(promises.states(holding: ["r-1", "r-2", "r-3"]) == [])
  }

  @Test func `NORMAL keeps the synced calls and a prefix of the others`() {
    let promises = promises(.normal, 4, .powerLost(.everything))
    #expect(promises.kept == ["r-1", "r-2", "r-3"])
    #expect(promises.unsynced == ["r-2", "r-3"])
    #expect(promises.forgotten == [])
    #expect(promises.states(holding: ["r-1"]) != [])
    #expect(promises.states(holding: ["r-1", "r-2", "r-3"]) != [])
    #expect(promises.states(holding: ["r-2", "r-3"]) != [])
    #expect(promises.states(holding: []) == [])
    #expect(promises.states(holding: ["r-3"]) == [])
    #expect(promises.states(holding: ["r-1", "r-2"]) == [])
  }

  @Test func `an unfinished sync makes no call safe`() {
    #expect(session(.normal).safeCalls(at: 2) == 0)
    #expect(session(.normal).safeCalls(at: 3) == 1)
    #expect(session(.normal).safeCalls(at: 5) == 1)
  }

  @Test func `dropped records are excused from the call that drops them`() {
    let session = CrashStage.session(
      [(Self.byte, 0), (Self.byte, 1), (Self.byte, 2)],
      calls: [
        StoreCall(kept: [.sample(1), .sample(2)]),
        StoreCall(kept: [.sample(3)], dropped: ["r-1"]), StoreCall(forgotten: ["r-2", "r-3"]),
      ], givenUp: ["r-3"])
    let excused = (0...3).map { place in
      Promises(of: session, at: CrashPoint(place: place, crash: .killedBefore)).excused
    }
    #expect(excused == [[], ["r-1"], ["r-1", "r-3"], ["r-1", "r-3"]])
  }
}
