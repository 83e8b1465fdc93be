/// A store that forwards to another one by default.
package protocol PassingStore: RecordStore {
  /// The other store.
  var store: any RecordStore { get }
}

extension PassingStore {
  /// Forwards.
  package var count: Int { store.count }

  /// Forwards.
  package var counts: (any StatisticsStore)? { store.counts }

  /// Forwards.
  package func insert(
    _ records: [Record], counting rows: [StatisticsRow]
  ) throws(StoreFault) -> [Record.ID] {
    try store.insert(records, counting: rows)
  }

  /// Forwards.
  package func spill(
    _ records: [Record], counting rows: [StatisticsRow], as eventsID: String, sending: Bool
  ) throws(StoreFault) -> SpilledBatch {
    try store.spill(records, counting: rows, as: eventsID, sending: sending)
  }

  /// Forwards.
  package func batch(limit: Int) throws(StoreFault) -> StoredBatch? {
    try store.batch(limit: limit)
  }

  /// Forwards.
  package func takeDamaged() -> [DamagedRecord] { store.takeDamaged() }

  /// Forwards.
  package func mark(_ batch: StoredBatch, sending: Bool) throws(StoreFault) {
    try store.mark(batch, sending: sending)
  }

  /// Forwards.
  package func delete(_ batch: StoredBatch) throws(StoreFault) { try store.delete(batch) }

  /// Forwards.
  package func close() { store.close() }
}
