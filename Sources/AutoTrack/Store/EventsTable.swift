/// The table `events`, one statement for each thing that is done to it.
final class EventsTable {
  private let database: Database
  private let insertion: Statement
  private let deletion: Statement
  private let marking: Statement
  private let waiting: Statement
  private let listing: Statement

  /// Prepares the statements, once for a connection.
  init(in database: Database) throws(StoreFault) {
    let columns = StoredEvent.columns
    self.database = database
    insertion = try database.statement(
      """
      INSERT OR IGNORE INTO events (id, eventsID, session, sequence, event, time, state, content)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """)
    deletion = try database.statement("DELETE FROM events WHERE id = ?")
    marking = try database.statement("UPDATE events SET state = ? WHERE id = ?")
    waiting = try database.statement(
      "SELECT \(columns) FROM events WHERE state = 0 ORDER BY id LIMIT ?")
    listing = try database.statement(
      "SELECT \(columns) FROM events WHERE id >= ? ORDER BY id LIMIT ?")
  }

  /// How many rows there are, by looking at all of them.
  func count() throws(StoreFault) -> Int { try database.integer("SELECT COUNT(*) FROM events") }

  /// What a process was about to send when it died waits again.
  func resetStates() throws(StoreFault) {
    try database.execute("UPDATE events SET state = 0 WHERE state <> 0")
  }

  /// Adds a row; false if its key is there already.
  func insert(_ event: StoredEvent) throws(StoreFault) -> Bool {
    let record = event.record
    insertion.bind(1, event.rowID)
    if let eventsID = event.eventsID { insertion.bind(2, eventsID) } else { insertion.bindNull(2) }
    insertion.bind(3, record.session)
    insertion.bind(4, record.sequence)
    insertion.bind(5, record.event)
    insertion.bind(6, record.time)
    insertion.bind(7, event.isSending ? 1 : 0)
    insertion.bind(8, record.content)
    try insertion.run()
    return database.changes > 0
  }

  /// Removes a row; false if it is not there.
  func delete(_ rowID: Int) throws(StoreFault) -> Bool {
    deletion.bind(1, rowID)
    try deletion.run()
    return database.changes > 0
  }

  /// Says whether a row is on its way.
  func mark(_ rowID: Int, isSending: Bool) throws(StoreFault) {
    marking.bind(1, isSending ? 1 : 0)
    marking.bind(2, rowID)
    try marking.run()
  }

  /// The oldest rows that wait, up to the first of which a closure says no.
  func oldestWaiting(
    _ limit: Int, while isWanted: (StoredEvent) -> Bool = { _ in true }
  ) throws(StoreFault) -> [StoredEvent] {
    waiting.bind(1, limit)
    return try read(waiting, while: isWanted)
  }

  /// The rows from a key on, whatever their state.
  func rows(from rowID: Int, limit: Int) throws(StoreFault) -> [StoredEvent] {
    listing.bind(1, rowID)
    listing.bind(2, limit)
    return try read(listing) { _ in true }
  }

  private func read(
    _ statement: Statement, while isWanted: (StoredEvent) -> Bool
  ) throws(StoreFault) -> [StoredEvent] {
    defer { statement.reset() }
    var events: [StoredEvent] = []
    while try statement.next() {
      let event = StoredEvent(statement)
      guard isWanted(event) else { break }
      events.append(event)
    }
    return events
  }
}
