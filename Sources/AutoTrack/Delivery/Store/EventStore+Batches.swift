/// What goes out.
extension EventStore {
  /// The oldest records that can be sent together; nil if none waits.
  ///
  /// They follow each other, have one encoding, and were spilled together or not at all. A row that
  /// is damaged is put aside, and does not keep the others (docs/delivery.md).
  package func batch(limit: Int) throws(StoreFault) -> StoredBatch? {
    var first: StoredEvent?
    var faults: [(rowID: Int, reason: String)] = []
    let events = try table.oldestSound(limit) { rowID, reason in
      faults.append((rowID, reason))
    } while: { event in
      defer { first = first ?? event }
      return first.map(event.goes(with:)) ?? true
    }
    for fault in faults { putAside(fault.rowID, because: fault.reason) }
    guard let first else { return nil }
    return StoredBatch(
      eventsID: first.eventsID, rowIDs: events.map(\.rowID), records: events.map(\.record))
  }

  /// What has been put aside since this was asked before.
  package func takeDamaged() -> [DamagedRecord] {
    defer { damaged = [] }
    return damaged
  }

  /// Moves a row to the table of damaged ones; where the disk does not let it, it stays where it
  /// is, is not sent, and is moved when that is tried again.
  private func putAside(_ rowID: Int, because reason: String) {
    do throws(StoreFault) {
      let id = try table.id(of: rowID, runs)
      count -= try write { () throws(StoreFault) in
        try DamagedTable(in: database).take(rowID, because: reason)
      }
      damaged.append(DamagedRecord(id: id, reason: reason))
    } catch {
      return
    }
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
