package import MiniUI

/// A store of records in a file until their acknowledgement; bounded, and crash-safe.
///
/// A call that returns has stored its changes; a call that throws has changed nothing. The
/// connection locks the file.
package final class EventStore {
  /// The number of records beyond which the oldest are dropped (SA-S07).
  package let limit: Int
  package internal(set) var count: Int
  /// The table `info_log` (S4.5).
  package let statistics: StatisticsTable
  let database: Database
  let table: EventsTable
  var runs: RunNumbers
  /// The rows that ``batch(limit:)`` has quarantined since `takeDamaged()`.
  var damaged: [DamagedRecord] = []

  /// Opens the file of a store, or creates it.
  ///
  /// Records that were in flight when the last process died wait again. A damaged file is renamed,
  /// its readable records are kept, and a note reports it; a file of another program or of a newer
  /// version is refused and not changed.
  package init(
    on disk: DeviceDisk, at path: String, limit: Int = 10_000, synchronous: Synchronous = .normal,
    note: (StoreNote) -> Void
  ) throws(StoreFault) {
    self.limit = limit
    database = try withoutActuallyEscaping(note) { note throws(StoreFault) in
      try StoreOpening(disk: disk, path: path, synchronous: synchronous, note: note).open()
    }
    table = EventsTable(in: database)
    statistics = StatisticsTable(in: database)
    let census = try table.census()
    if census.hasSending { try table.resetStates() }
    (count, runs) = (census.count, census.runs)
  }

  /// Returns the path of an app's store on its device's disk (S4.5).
  package static func path(of app: App) -> String {
    "\(app.cachesFolder)/Database/log.sqlite"
  }

  /// Returns rows from a key on, in any state.
  package func rows(from rowID: Int = 0, limit: Int = .max) throws(StoreFault) -> [StoredEvent] {
    try table.rows(from: rowID, limit: limit)
  }

  /// Returns the faults of the file, which only damage from outside causes.
  package func integrityCheck() throws(StoreFault) -> [String] {
    try database.integrityProblems()
  }

  /// Writes the log into the file and closes it; later calls throw.
  package func close() { database.close() }

  /// Performs changes atomically; a full disk empties the log and retries once.
  ///
  /// A single statement is its own transaction, and cheaper without another around it.
  func write<Result>(
    inTransaction isTogether: Bool = true, _ body: () throws(StoreFault) -> Result
  ) throws(StoreFault) -> Result {
    do throws(StoreFault) {
      return try isTogether ? database.transaction(body) : body()
    } catch {
      guard error == .full else { throw error }
      try database.emptyLog()
      return try isTogether ? database.transaction(body) : body()
    }
  }
}

/// The operations that a delivery uses.
extension EventStore: RecordStore {
  /// The table `info_log`.
  package var counts: (any StatisticsStore)? { statistics }

  /// Returns an opener of the store of a process's app, on the disk of its device.
  package static func opener(
    note: @escaping (StoreNote) -> Void = { _ in }
  ) -> StoreOpener {
    { process, configuration throws(StoreFault) in
      try EventStore(
        on: process.device.disk, at: path(of: process.app), limit: configuration.storeLimit,
        synchronous: configuration.synchronous, note: note)
    }
  }
}

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
