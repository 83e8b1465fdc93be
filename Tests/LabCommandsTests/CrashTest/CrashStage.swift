import AutoTrack
import MiniUI

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem
@testable import LabDev

/// Sessions for crash tests, recorded or written by hand.
enum CrashStage {
  /// Records a small session, with the app's store or another.
  static func recorded(
    events: Int = 3, _ synchronous: Synchronous,
    openStore: @escaping StoreOpener = EventStore.opener()
  ) throws -> RecordedSession {
    let loaded = try StandardSession(events: events, synchronous: synchronous).loaded()
    let messages = MemoryOutput()
    let console = CommandConsole(output: MemoryOutput(), errors: messages, files: MemoryFiles([:]))
    guard let session = try SessionRecorder(of: loaded, openStore: openStore).record(console)
    else { throw LabError.fault(messages.text) }
    return session
  }

  /// The totals of evenly spread points of a session.
  static func tally(_ session: RecordedSession, points: Int = 150) -> CrashTally {
    let plan = CrashPlan(of: [session])
    var tally = CrashTally(sessions: 1)
    for part in CrashPlan.parts(of: plan.points(.some(points))) {
      for verdict in plan.verdicts(on: part) { tally.add(verdict) }
    }
    return tally
  }

  /// The path of the store of a session that is written by hand.
  static let store = "apps/com.example.app/Library/Caches/App/Database/log.sqlite"

  /// A session that is written by hand: changes, each with how many calls had returned before it.
  static func session(
    _ changes: [(DiskOperation, calls: Int)], calls: [StoreCall] = [], received: [Record.ID] = [],
    givenUp: Set<Record.ID> = [], _ synchronous: Synchronous = .full
  ) -> RecordedSession {
    var delivery = DeliveryConfiguration()
    (delivery.cache, delivery.synchronous) = (.writeThrough, synchronous)
    return RecordedSession(
      appName: "App", bundle: "com.example.app", delivery: delivery,
      entries: changes.map { JournalEntry(operation: $0.0, known: KnownSoFar(calls: $0.calls)) },
      end: KnownSoFar(calls: calls.count, received: received.count), calls: calls,
      received: received, givenUp: givenUp)
  }
}

extension Record {
  /// The n-th record of a run called `r`.
  static func sample(_ sequence: Int) -> Record {
    Record(session: "r", sequence: sequence, event: "paid", time: sequence, content: [0x7B, 0x7D])
  }
}
