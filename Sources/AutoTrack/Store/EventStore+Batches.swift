/// What goes out.
extension EventStore {
  /// The oldest records that can be sent together; nil if none waits.
  ///
  /// They follow each other, have one encoding, and were spilled together or not at all.
  package func batch(limit: Int) throws(StoreFault) -> StoredBatch? {
    var first: StoredEvent?
    let events = try table.oldestWaiting(limit) { event in
      defer { first = first ?? event }
      return first.map(event.goes(with:)) ?? true
    }
    guard let first else { return nil }
    return StoredBatch(
      eventsID: first.eventsID, rowIDs: events.map(\.rowID), records: events.map(\.record))
  }

  /// Says that a batch is on its way, so that nobody else sends it, or that it is not any more.
  package func mark(_ batch: StoredBatch, sending isSending: Bool) throws(StoreFault) {
    let rows = batch.rowIDs.keyRanges
    try write(inTransaction: rows.count > 1) { () throws(StoreFault) in
      try table.mark(rows, isSending: isSending)
    }
  }

  /// Removes what a server has acknowledged.
  package func delete(_ batch: StoredBatch) throws(StoreFault) {
    let rows = batch.rowIDs.keyRanges
    count -= try write(inTransaction: rows.count > 1) { () throws(StoreFault) in
      try table.delete(rows)
    }
  }

  /// Removes every record; the keys of new ones begin again.
  package func deleteAll() throws(StoreFault) {
    try write { () throws(StoreFault) in try database.execute("DELETE FROM events") }
    count = 0
  }
}

extension StoredEvent {
  /// Whether both can be in one request: the first byte tells JSON from protobuf.
  fileprivate func goes(with other: StoredEvent) -> Bool {
    eventsID == other.eventsID && record.content.first == other.record.content.first
  }
}
