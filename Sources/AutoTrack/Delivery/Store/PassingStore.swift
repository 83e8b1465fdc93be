/// A store in front of another, which does what this one does not do itself.
package protocol PassingStore: RecordStore {
  /// The store behind it.
  var store: any RecordStore { get }
}

extension PassingStore {
  /// How many records the store behind has.
  package var count: Int { store.count }

  /// What counts things in the store behind.
  package var counts: (any StatisticsStore)? { store.counts }

  /// Keeps records in the store behind.
  package func insert(
    _ records: [Record], counting rows: [StatisticsRow]
  ) throws(StoreFault) -> [Record.ID] {
    try store.insert(records, counting: rows)
  }

  /// Spills records into the store behind.
  package func spill(
    _ records: [Record], counting rows: [StatisticsRow], as eventsID: String, sending: Bool
  ) throws(StoreFault) -> SpilledBatch {
    try store.spill(records, counting: rows, as: eventsID, sending: sending)
  }

  /// The oldest records of the store behind.
  package func batch(limit: Int) throws(StoreFault) -> StoredBatch? {
    try store.batch(limit: limit)
  }

  /// What the store behind has put aside.
  package func takeDamaged() -> [DamagedRecord] { store.takeDamaged() }

  /// Marks records of the store behind.
  package func mark(_ batch: StoredBatch, sending: Bool) throws(StoreFault) {
    try store.mark(batch, sending: sending)
  }

  /// Has the store behind forget records.
  package func delete(_ batch: StoredBatch) throws(StoreFault) { try store.delete(batch) }

  /// Closes the store behind.
  package func close() { store.close() }
}
