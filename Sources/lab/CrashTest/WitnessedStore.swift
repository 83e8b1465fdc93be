import AutoTrack

/// A store whose calls are written down as they return; one that throws has changed nothing.
final class WitnessedStore: RecordStore {
  private let store: any RecordStore
  private let witness: StoreWitness

  /// Stands before a store.
  init(_ store: any RecordStore, _ witness: StoreWitness) {
    self.store = store
    self.witness = witness
  }

  var count: Int { store.count }
  var counts: (any StatisticsStore)? { store.counts }

  func insert(_ records: [Record]) throws(StoreFault) -> [Record.ID] {
    let dropped = try store.insert(records)
    witness.note(kept: records, dropped: dropped)
    return dropped
  }

  func spill(
    _ records: [Record], as eventsID: String, sending: Bool
  ) throws(StoreFault) -> SpilledBatch {
    let spilled = try store.spill(records, as: eventsID, sending: sending)
    witness.note(kept: records, dropped: spilled.dropped)
    return spilled
  }

  func batch(limit: Int) throws(StoreFault) -> StoredBatch? { try store.batch(limit: limit) }

  func mark(_ batch: StoredBatch, sending: Bool) throws(StoreFault) {
    try store.mark(batch, sending: sending)
  }

  func delete(_ batch: StoredBatch) throws(StoreFault) {
    try store.delete(batch)
    witness.calls.append(StoreCall(forgotten: batch.records.map(\.id)))
  }

  func close() { store.close() }
}

/// Outlives the processes whose stores it sees.
final class StoreWitness {
  /// The calls that have returned, in order.
  var calls: [StoreCall] = []

  /// Notes that records were stored; one of them may have been dropped at once.
  func note(kept records: [Record], dropped: [Record.ID]) {
    let gone = Set(dropped)
    calls.append(
      StoreCall(kept: records.filter { !gone.contains($0.id) }, dropped: dropped))
  }
}
