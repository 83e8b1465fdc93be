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
    deletion = try database.statement("DELETE FROM events WHERE id BETWEEN ? AND ?")
    marking = try database.statement("UPDATE events SET state = ? WHERE id BETWEEN ? AND ?")
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
    try insert(event.record, event.rowID, of: event.eventsID, isSending: event.isSending)
  }

  /// The same of a row that is not made for this.
  func insert(
    _ record: Record, _ rowID: Int, of eventsID: String?, isSending: Bool
  ) throws(StoreFault) -> Bool {
    insertion.bind(1, rowID)
    if let eventsID { insertion.bind(2, eventsID) } else { insertion.bindNull(2) }
    insertion.bind(3, record.session)
    insertion.bind(4, record.sequence)
    insertion.bind(5, record.event)
    insertion.bind(6, record.time)
    insertion.bind(7, isSending ? 1 : 0)
    insertion.bind(8, record.content)
    try insertion.run()
    return database.changes > 0
  }

  /// Removes rows; answers how many of them were there.
  func delete(_ rowIDs: [Int]) throws(StoreFault) -> Int {
    var deleted = 0
    for rows in rowIDs.rows {
      deletion.bind(1, rows.lowerBound)
      deletion.bind(2, rows.upperBound)
      try deletion.run()
      deleted += database.changes
    }
    return deleted
  }

  /// Says whether rows are on their way.
  func mark(_ rowIDs: [Int], isSending: Bool) throws(StoreFault) {
    for rows in rowIDs.rows {
      marking.bind(1, isSending ? 1 : 0)
      marking.bind(2, rows.lowerBound)
      marking.bind(3, rows.upperBound)
      try marking.run()
    }
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

extension [Int] {
  /// The numbers as ranges without gaps, in their order: a batch most often is one.
  fileprivate var rows: [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for number in self {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges
  }
}
