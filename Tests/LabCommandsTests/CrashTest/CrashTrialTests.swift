import AutoTrack
import LabKitSupport
import MiniUI
import TestSupport
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem
@testable import LabDev

/// Whole sessions with a crash at many points.
@Suite struct CrashTrials {
  @Test func `S3.12 FULL loses and duplicates no record at any crash point`()
    throws
  {
    let tally = CrashStage.tally(try CrashStage.recorded(.full))
    #expect(tally.failures.map(\.faults) == [])
    #expect(tally.total.points == 150)
    // A sync follows each write that a call reports.
    let kinds = CrashTally.kinds.filter { $0 != Crash.killedAfter.description }
    #expect(tally.rows(of: 0).map(\.kind) == kinds)
    #expect(tally.total.lost == 0)
    #expect(tally.total.duplicated == 0)
    #expect(tally.total.unsynced == 0)
  }

  @Test func `NORMAL loses only unsynced records, and only to a loss of power`() throws {
    let tally = CrashStage.tally(try CrashStage.recorded(.normal))
    #expect(tally.failures.map(\.faults) == [])
    #expect(tally.total.lost == 0)
    #expect(tally.total.duplicated == 0)
    let losing: [String] = tally.rows(of: 0).filter { $0.row.unsynced > 0 }.map(\.kind)
    #expect(losing == PowerLoss.allCases.map { Crash.powerLost($0).description })
  }

  /// After about 1,000 pages SQLite checkpoints the log into the file.
  @Test func `NORMAL loses no synced record during a checkpoint`() throws {
    let session = try CrashStage.recorded(events: 700, .normal)
    let places = session.entries.indices.filter { place in
      guard case .write(let path, _, _) = session.entries[place].operation else { return false }
      return path.hasSuffix("/log.sqlite") && session.entries[place].known.calls > 0
    }
    let (first, last) = (try #require(places.first), try #require(places.last))
    #expect(places.count > 20)
    let plan = CrashPlan(of: [session]) { session in
      session.crashPoints.filter { (first - 10...last + 10).contains($0.place) }
    }
    let points = TestSize.amount(20, all: 150)
    var tally = CrashTally(sessions: 1)
    for part in CrashPlan.parts(of: plan.points(.some(points))) {
      for verdict in plan.verdicts(on: part) { tally.add(verdict) }
    }
    #expect(tally.failures.map(\.faults) == [])
    #expect(tally.total.points == points)
    #expect(tally.total.lost == 0)
    #expect(tally.total.duplicated == 0)
    #expect(tally.total.unsynced > 0)
  }

  @Test func `S4.5 a session with statistics loses no record at any crash point`()
    throws
  {
    let tracker = "{ upload: { address: '/events', cache: 'writeThrough' }, statistics: true }"
    let loaded = try loaded(
      Shop.scenario(steps: "{ launch: {} }, { tap: '#buy' }", tracker: tracker))
    let console = CommandConsole(
      output: MemoryOutput(), errors: MemoryOutput(), files: MemoryFiles([:]))
    let session = try #require(try SessionRecorder(of: loaded).record(console))
    var replay = ReplayedDisk(of: session)
    let end = CrashPoint(place: session.entries.count, crash: .killedBefore)
    let path = EventStore.path(of: App(name: session.appName, bundle: session.bundle))
    let contents = try StoreContents(on: try replay.disk(after: end), at: path)
    #expect(!contents.statistics.isEmpty)
    let tally = CrashStage.tally(session)
    #expect(tally.failures.map(\.faults) == [])
    #expect(tally.total.lost == 0)
    #expect(tally.total.duplicated == 0)
  }

  @Test func `a store that does not sync loses promised records`() throws {
    let session = try CrashStage.recorded(.full) { process, configuration throws(StoreFault) in
      var configuration = configuration
      configuration.synchronous = .normal
      return try EventStore.opener()(process, configuration)
    }
    let tally = CrashStage.tally(session)
    let losing: [String] = tally.rows(of: 0).filter { $0.row.lost > 0 }.map(\.kind)
    #expect(losing == PowerLoss.allCases.map { Crash.powerLost($0).description })
    #expect(tally.total.failed > 10)
  }

  @Test func `a store that forgets a batch before the answer loses it`() throws {
    let session = try CrashStage.recorded(.full) { process, configuration throws(StoreFault) in
      HastyStore(try EventStore.opener()(process, configuration))
    }
    let tally = CrashStage.tally(session, points: .max)
    let losing: [String] = tally.rows(of: 0).filter { $0.row.lost > 0 }.map(\.kind)
    #expect(losing.first == Crash.killedBefore.description)
  }

  @Test func `a store that never deletes resends acknowledged records`() throws {
    let session = try CrashStage.recorded(.full) { process, configuration throws(StoreFault) in
      ForgettingToForget(try EventStore.opener()(process, configuration))
    }
    let tally = CrashStage.tally(session)
    #expect(tally.total.lost == 0)
    #expect(tally.total.duplicated > 0)
  }

  @Test func `S4.5 a store that counts events after inserting them miscounts after a crash`()
    throws
  {
    let session = try CrashStage.recorded(.full) { process, configuration throws(StoreFault) in
      CountingAfterwards(try EventStore.opener()(process, configuration))
    }
    let tally = CrashStage.tally(session, points: .max)
    #expect(tally.total.lost == 0)
    #expect(tally.total.failed > 10)
    let fault = "logType 1 was counted 0 times, but the events amount to 1 time"
    #expect(tally.failures.first?.faults == [fault])
  }
}

/// Deletes a batch when it is marked as sending.
private final class HastyStore: PassingStore {
  let store: any RecordStore

  init(_ store: any RecordStore) { self.store = store }

  func mark(_ batch: StoredBatch, sending: Bool) throws(StoreFault) {
    try store.mark(batch, sending: sending)
    if sending { try store.delete(batch) }
  }

  func delete(_ batch: StoredBatch) throws(StoreFault) {}
}

/// Reports a delete without deleting.
private final class ForgettingToForget: PassingStore {
  let store: any RecordStore

  init(_ store: any RecordStore) { self.store = store }

  func delete(_ batch: StoredBatch) throws(StoreFault) {}
}

/// Inserts a record and then adds its counts, in two transactions.
private final class CountingAfterwards: PassingStore {
  let store: any RecordStore

  init(_ store: any RecordStore) { self.store = store }

  func insert(
    _ records: [Record], counting rows: [StatisticsRow]
  ) throws(StoreFault) -> [Record.ID] {
    let dropped = try store.insert(records, counting: [])
    for row in rows { try store.counts?.add(row) }
    return dropped
  }
}
