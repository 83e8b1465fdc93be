import AutoTrack
import MiniUI

/// The journal of a session's disk, with the promises made in the meantime.
struct RecordedSession: Sendable {
  let appName: String
  let bundle: String
  let delivery: DeliveryConfiguration
  let entries: [JournalEntry]
  /// The knowledge after the last change.
  let end: KnownSoFar
  let calls: [StoreCall]
  /// The ids of the records that the server stored, in order.
  let received: [Record.ID]
  /// The ids of the records that were dropped, by the accounts of the runs.
  let givenUp: Set<Record.ID>

  /// Returns the knowledge at a crash before a change, or after all changes.
  func known(at place: Int) -> KnownSoFar {
    place < entries.count ? entries[place].known : end
  }

  var records: [Record.ID: Record] {
    Dictionary(calls.flatMap(\.kept).map { ($0.id, $0) }) { first, _ in first }
  }

  /// Returns the number of calls that had returned before the last finished sync of the log.
  ///
  /// Their changes survive a power failure in every mode of the store.
  func safeCalls(at place: Int) -> Int {
    let log = EventStore.path(of: App(name: appName, bundle: bundle)) + "-wal"
    let sync = entries.prefix(place).last { entry in
      guard case .sync(let path) = entry.operation else { return false }
      return path == log
    }
    return sync?.known.calls ?? 0
  }
}

/// A change of a session's disk, with the knowledge outside of the app just before.
struct JournalEntry: Sendable {
  let operation: DiskOperation
  /// The knowledge before the change.
  let known: KnownSoFar
}

/// The progress of a session as known outside of the app.
struct KnownSoFar: Equatable, Sendable {
  /// The number of store calls that have returned.
  var calls = 0
  /// The number of records that the server has stored.
  var received = 0
}

/// The effect of a store's call; from its return on, the store has promised it.
struct StoreCall: Equatable, Sendable {
  var told: [Record] = []
  var kept: [Record] = []
  /// The records dropped to make room, as recorded (SA-S07).
  var dropped: [Record.ID] = []
  var forgotten: [Record.ID] = []
  var refused: [Record] = []
  /// The counts added without a record.
  var counted: [StatisticsRow] = []
  /// The counts removed because a server has them.
  var reported: [StatisticsRow] = []
}
