import AutoTrack

/// A store of records in an array, which ends with its process.
final class ArrayStore: RecordStore {
  private var rows: [(key: Int, record: Record, batch: String?, isSending: Bool)] = []
  private var lastKey = 0

  var count: Int { rows.count }
  var counts: (any StatisticsStore)? { nil }

  func insert(
    _ records: [Record], counting rows: [StatisticsRow]
  ) throws(StoreFault) -> [Record.ID] {
    _ = add(records, to: nil, isSending: false)
    return []
  }

  func spill(
    _ records: [Record], counting rows: [StatisticsRow], as eventsID: String, sending: Bool
  ) throws(StoreFault) -> SpilledBatch {
    let keys = add(records, to: eventsID, isSending: sending)
    let batch = StoredBatch(eventsID: eventsID, rowIDs: keys, records: records)
    return SpilledBatch(batch: batch, dropped: [])
  }

  func batch(limit: Int) throws(StoreFault) -> StoredBatch? {
    let waiting = rows.filter { !$0.isSending }
    guard let first = waiting.first else { return nil }
    let batch = waiting.prefix(limit).prefix { $0.batch == first.batch }
    return StoredBatch(
      eventsID: first.batch, rowIDs: batch.map(\.key), records: batch.map(\.record))
  }

  func mark(_ batch: StoredBatch, sending: Bool) throws(StoreFault) {
    for place in rows.indices where batch.rowIDs.contains(rows[place].key) {
      rows[place].isSending = sending
    }
  }

  func delete(_ batch: StoredBatch) throws(StoreFault) {
    rows.removeAll { batch.rowIDs.contains($0.key) }
  }

  /// Adds records; returns their keys.
  private func add(_ records: [Record], to batch: String?, isSending: Bool) -> [Int] {
    let keys = records.indices.map { lastKey + 1 + $0 }
    lastKey += records.count
    rows += zip(keys, records).map { (key: $0, record: $1, batch: batch, isSending: isSending) }
    return keys
  }
}
