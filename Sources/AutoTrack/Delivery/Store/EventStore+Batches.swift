import Wording

extension EventStore {
  /// Returns the oldest records that can be sent together; nil if none waits.
  ///
  /// They are consecutive, have the same encoding, and were spilled together or not at all. A
  /// damaged row is quarantined and does not block the others (docs/delivery.md).
  package func batch(limit: Int) throws(StoreFault) -> StoredBatch? {
    var first: StoredEvent?
    var faults: [(rowID: Int, reason: Sentence)] = []
    let events = try table.oldestSound(limit) { rowID, reason in
      faults.append((rowID, reason))
    } while: { event in
      defer { first = first ?? event }
      return first.map(event.goes(with:)) ?? true
    }
    // Not during the listing, whose statement is open on the same rows.
    for fault in faults { putAside(fault.rowID, because: fault.reason) }
    guard let first else { return nil }
    return StoredBatch(
      eventsID: first.eventsID, rowIDs: events.map(\.rowID), records: events.map(\.record))
  }

  /// Returns the records that were quarantined since the last call.
  package func takeDamaged() -> [DamagedRecord] {
    defer { damaged = [] }
    return damaged
  }

  /// Moves a row to the table of damaged ones.
  ///
  /// If the disk refuses that, the row stays, is not sent, and is moved by a later call.
  private func putAside(_ rowID: Int, because reason: Sentence) {
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

  /// Marks a batch as in flight, or as waiting again.
  package func mark(_ batch: StoredBatch, sending isSending: Bool) throws(StoreFault) {
    let rows = batch.rowIDs.keyRanges
    try write(inTransaction: rows.count > 1) { () throws(StoreFault) in
      try table.mark(rows, isSending: isSending)
    }
  }

  /// Removes acknowledged records.
  package func delete(_ batch: StoredBatch) throws(StoreFault) {
    let rows = batch.rowIDs.keyRanges
    count -= try write(inTransaction: rows.count > 1) { () throws(StoreFault) in
      try table.delete(rows)
    }
  }

  /// Removes all records.
  package func deleteAll() throws(StoreFault) {
    try write { () throws(StoreFault) in try database.execute("DELETE FROM events") }
    count = 0
  }
}

extension StoredEvent {
  /// Returns true if one request can hold both: the first byte distinguishes JSON from protobuf.
  fileprivate func goes(with other: StoredEvent) -> Bool {
    eventsID == other.eventsID && record.content.first == other.record.content.first
  }
}

/// The table `damaged`: the rows of `events` that are not as they were stored.
///
/// It is created with the first row, so that intact files lack it. It keeps the latest thousand
/// rows with all bytes and types of their values.
private struct DamagedTable {
  private let database: Database
  private static let limit = 1_000

  /// Creates an accessor; the table is not created yet.
  init(in database: Database) { self.database = database }

  /// Moves a row into the table, within a transaction; returns the number of rows moved.
  func take(_ rowID: Int, because reason: Sentence) throws(StoreFault) -> Int {
    try database.execute(Self.making)
    let insertion = try database.once(Self.inserting)
    defer { insertion.finish() }
    insertion.bind(1, reason.text)
    insertion.bind(2, rowID)
    try insertion.run()
    let deletion = try database.once("DELETE FROM events WHERE id = ?")
    defer { deletion.finish() }
    deletion.bind(1, rowID)
    try deletion.run()
    let taken = database.changes
    try database.execute(
      "DELETE FROM damaged WHERE place <= (SELECT MAX(place) FROM damaged) - \(Self.limit)")
    return taken
  }

  /// Columns other than the first have no type, so that SQLite converts no value.
  private static let making = """
    CREATE TABLE IF NOT EXISTS damaged (place INTEGER PRIMARY KEY, reason, id, session, sequence,
      event, time, eventsID, state, content)
    """

  private static let inserting = """
    INSERT INTO damaged (reason, id, session, sequence, event, time, eventsID, state, content)
      SELECT ?, id, session, sequence, event, time, eventsID, state, content FROM events
      WHERE id = ?
    """
}
