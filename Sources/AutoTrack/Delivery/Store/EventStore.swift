package import MiniUI

/// Keeps records in a file until a server has them; bounded, and whole after every crash.
///
/// What a call has stored is stored when it returns; a call that throws has changed nothing.
/// Nobody else can have the file open meanwhile.
package final class EventStore {
  /// Beyond how many records the oldest go (SA-S07).
  package let limit: Int
  /// How many records there are.
  package internal(set) var count: Int
  /// The table `info_log` (S4.5).
  package let statistics: StatisticsTable
  let database: Database
  let table: EventsTable
  var runs: RunNumbers
  /// The rows that ``batch(limit:)`` has put aside, until somebody asks.
  var damaged: [DamagedRecord] = []

  /// Opens the file of a store, or makes it.
  ///
  /// What was on its way when the last process died waits again. A damaged file is renamed, what
  /// can be read of it is kept on, and a note says so; a file of another program or of a newer
  /// version is refused and left as it is.
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

  /// Where the store of an app is on its device's disk (S4.5).
  package static func path(of app: App) -> String {
    "\(app.cachesFolder)/Database/log.sqlite"
  }

  /// Some rows from a key on, whatever their state.
  package func rows(from rowID: Int = 0, limit: Int = .max) throws(StoreFault) -> [StoredEvent] {
    try table.rows(from: rowID, limit: limit)
  }

  /// What is wrong with the file: nothing, unless it was damaged from outside.
  package func integrityCheck() throws(StoreFault) -> [String] {
    try database.integrityProblems()
  }

  /// Writes the log into the file and lets go of it; every later call throws.
  package func close() { database.close() }

  /// Makes several changes or none, or one; a log that has filled the disk is emptied first.
  ///
  /// A statement alone is a transaction by itself, and cheaper without another around it.
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
