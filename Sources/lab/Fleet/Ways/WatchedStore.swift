import AutoTrack

/// The store of an app's SDK, whose new records are noted on their way in.
final class WatchedStore: RecordStore {
  private let store: EventStore
  private let note: (Record) -> Void

  /// Looks on at a store.
  init(_ store: EventStore, note: @escaping (Record) -> Void) {
    (self.store, self.note) = (store, note)
  }

  var count: Int { store.count }
  var counts: (any StatisticsStore)? { store.counts }

  func insert(_ records: [Record]) throws(StoreFault) -> [Record.ID] {
    let dropped: [Record.ID] = try store.insert(records)
    records.forEach(note)
    return dropped
  }

  func spill(
    _ records: [Record], as eventsID: String, sending: Bool
  ) throws(StoreFault) -> SpilledBatch {
    let spilled = try store.spill(records, as: eventsID, sending: sending)
    records.forEach(note)
    return spilled
  }

  func batch(limit: Int) throws(StoreFault) -> StoredBatch? { try store.batch(limit: limit) }

  func mark(_ batch: StoredBatch, sending: Bool) throws(StoreFault) {
    try store.mark(batch, sending: sending)
  }

  func delete(_ batch: StoredBatch) throws(StoreFault) { try store.delete(batch) }

  func close() { store.close() }
}
