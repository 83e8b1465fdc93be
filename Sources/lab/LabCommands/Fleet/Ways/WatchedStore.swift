import AutoTrack

/// The store of an app's SDK, with a hook for new records.
final class WatchedStore: PassingStore {
  let store: any RecordStore
  private let note: (Record) -> Void

  /// Wraps a store.
  init(_ store: any RecordStore, note: @escaping (Record) -> Void) {
    (self.store, self.note) = (store, note)
  }

  func insert(
    _ records: [Record], counting rows: [StatisticsRow]
  ) throws(StoreFault) -> [Record.ID] {
    let dropped = try store.insert(records, counting: rows)
    records.forEach(note)
    return dropped
  }

  func spill(
    _ records: [Record], counting rows: [StatisticsRow], as eventsID: String, sending: Bool
  ) throws(StoreFault) -> SpilledBatch {
    let spilled = try store.spill(records, counting: rows, as: eventsID, sending: sending)
    records.forEach(note)
    return spilled
  }
}
