import AutoTrack

/// A store that records its calls as they return; a call that throws has changed nothing.
final class WitnessedStore: PassingStore {
  let store: any RecordStore
  let counts: (any StatisticsStore)?
  private let witness: StoreWitness

  init(_ store: any RecordStore, _ witness: StoreWitness) {
    (self.store, self.witness) = (store, witness)
    counts = store.counts.map { WitnessedCounts($0, witness) }
  }

  func insert(
    _ records: [Record], counting rows: [StatisticsRow]
  ) throws(StoreFault) -> [Record.ID] {
    let dropped = try witness.keeping(records) { () throws(StoreFault) in
      try store.insert(records, counting: rows)
    }
    witness.note(kept: records, dropped: dropped)
    return dropped
  }

  func spill(
    _ records: [Record], counting rows: [StatisticsRow], as eventsID: String, sending: Bool
  ) throws(StoreFault) -> SpilledBatch {
    let spilled = try witness.keeping(records) { () throws(StoreFault) in
      try store.spill(records, counting: rows, as: eventsID, sending: sending)
    }
    witness.note(kept: records, dropped: spilled.dropped)
    return spilled
  }

  func delete(_ batch: StoredBatch) throws(StoreFault) {
    try store.delete(batch)
    witness.calls.append(StoreCall(forgotten: batch.records.map(\.id)))
  }
}

/// A table of counts that records its calls.
private final class WitnessedCounts: StatisticsStore {
  private let table: any StatisticsStore
  private let witness: StoreWitness

  init(_ table: any StatisticsStore, _ witness: StoreWitness) {
    (self.table, self.witness) = (table, witness)
  }

  func add(_ row: StatisticsRow) throws(StoreFault) {
    try table.add(row)
    witness.calls.append(StoreCall(counted: [row]))
  }

  func rows() throws(StoreFault) -> [StatisticsRow] { try table.rows() }

  func remove(_ sent: [StatisticsRow]) throws(StoreFault) {
    try table.remove(sent)
    witness.calls.append(StoreCall(reported: sent))
  }
}

/// The recorded calls, which outlive the processes of the stores.
final class StoreWitness {
  /// The calls that have returned, in order.
  var calls: [StoreCall] = []

  /// Records a call that stored records; some may have been dropped at once.
  func note(kept records: [Record], dropped: [Record.ID]) {
    let gone = Set(dropped)
    calls.append(
      StoreCall(
        told: records, kept: records.filter { !gone.contains($0.id) }, dropped: dropped))
  }

  /// Runs a call, and records its records as refused if it throws.
  func keeping<Answer>(
    _ records: [Record], _ body: () throws(StoreFault) -> Answer
  ) throws(StoreFault) -> Answer {
    do throws(StoreFault) {
      return try body()
    } catch {
      calls.append(StoreCall(refused: records))
      throw error
    }
  }
}
