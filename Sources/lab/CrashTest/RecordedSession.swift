import AutoTrack
import MiniUI

/// What a session has done to its device's disk, and what had been promised meanwhile, in order.
struct RecordedSession: Sendable {
  /// The name of the app whose records they are.
  let appName: String
  /// Its bundle identifier.
  let bundle: String
  /// How its events were delivered.
  let delivery: DeliveryConfiguration
  /// The changes of the disk.
  let entries: [JournalEntry]
  /// What was known after the last of them.
  let end: KnownSoFar
  /// The calls of the store.
  let calls: [StoreCall]
  /// The ids of the records that the server had stored, in order.
  let received: [Record.ID]
  /// The ids of the records that were given up, as the accounts of the runs have it.
  let givenUp: Set<Record.ID>

  /// What was known when a crash came before a change, or after all of them.
  func known(at place: Int) -> KnownSoFar {
    place < entries.count ? entries[place].known : end
  }

  /// The records that were ever stored, by id.
  var records: [Record.ID: Record] {
    Dictionary(calls.flatMap(\.kept).map { ($0.id, $0) }) { first, _ in first }
  }

  /// How many calls had returned before the last sync of the log that was over at a place.
  ///
  /// What they have changed is safe from a loss of power, whatever the store was told to do.
  func safeCalls(at place: Int) -> Int {
    let log = EventStore.path(of: App(name: appName, bundle: bundle)) + "-wal"
    let sync = entries.prefix(place).last { entry in
      guard case .sync(let path) = entry.operation else { return false }
      return path == log
    }
    return sync?.known.calls ?? 0
  }
}
