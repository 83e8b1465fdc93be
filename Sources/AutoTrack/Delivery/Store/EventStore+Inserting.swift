/// Storing of records.
extension EventStore {
  /// The number of records dropped at once with the limit of the published SDK (SA-S07).
  private static let share = 100

  /// Stores records and counts in one transaction; a record that exists is not changed.
  ///
  /// - Returns: The dropped records: the oldest that are not in flight, and those of the new ones
  ///   that still have no room.
  @discardableResult
  package func insert(
    _ records: some Collection<Record>, counting rows: [StatisticsRow] = []
  ) throws(StoreFault) -> [Record.ID] {
    try store(Array(records), rows, eventsID: nil, isSending: false).dropped
  }

  /// Does the same for records of one batch, in flight already or not (S3.10).
  @discardableResult
  package func spill(
    _ records: some Collection<Record>, counting rows: [StatisticsRow] = [],
    as eventsID: String, sending isSending: Bool = false
  ) throws(StoreFault) -> SpilledBatch {
    try store(Array(records), rows, eventsID: eventsID, isSending: isSending)
  }

  private func store(
    _ records: [Record], _ rows: [StatisticsRow], eventsID: String?, isSending: Bool
  ) throws(StoreFault) -> SpilledBatch {
    var (batch, dropped, left) = (StoredBatch(eventsID: eventsID), [Record.ID](), count)
    guard !records.isEmpty else { return SpilledBatch(batch: batch, dropped: dropped) }
    // A single insertion is atomic, and cheaper without a transaction.
    let isAlone = records.count == 1 && rows.isEmpty && count < limit
    try write(inTransaction: !isAlone) { () throws(StoreFault) in
      dropped = try makeRoom(for: records.count)
      left = count - dropped.count
      let excess = max(0, left + records.count - limit)
      dropped += records.prefix(excess).map(\.id)
      let kept = excess == 0 ? records : Array(records.dropFirst(excess))
      batch = StoredBatch(eventsID: eventsID, records: kept, keys: &runs)
      left += try add(batch, isSending)
      for row in rows { try statistics.add(row) }
    }
    count = left
    return SpilledBatch(batch: batch, dropped: dropped)
  }

  private func add(_ batch: StoredBatch, _ isSending: Bool) throws(StoreFault) -> Int {
    var added = 0
    for place in batch.records.indices
    where try table.insert(
      batch.records[place], batch.rowIDs[place], of: batch.eventsID, isSending: isSending)
    { added += 1 }
    return added
  }

  /// Drops the oldest waiting records, a share at a time, to make room for new ones (SA-S07).
  private func makeRoom(for new: Int) throws(StoreFault) -> [Record.ID] {
    var dropped: [Record.ID] = []
    while count - dropped.count + new > limit {
      let oldest = try table.oldestWaiting(min(Self.share, max(1, limit / Self.share)))
      guard !oldest.isEmpty else { break }
      _ = try table.delete(oldest.map(\.rowID).keyRanges)
      dropped += oldest.map(\.record.id)
    }
    return dropped
  }
}
