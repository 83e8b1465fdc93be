package import MiniUI

/// A store of records in a file until their acknowledgement; bounded, and crash-safe.
///
/// A call that returns has stored its changes; a call that throws has changed nothing. The
/// connection locks the file.
package final class EventStore {
  /// The number of records beyond which the oldest are dropped (SA-S07).
  package let limit: Int
  /// The number of records.
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
