/// The table `events`; each of its statements is prepared when it is first used.
final class EventsTable {
  private let database: Database
  private var insertion: Statement?
  private var deletion: Statement?
  private var marking: Statement?
  private var listing: Statement?

  /// Looks at a table of this connection; nothing is asked yet.
  init(in database: Database) { self.database = database }

  /// Counts the rows, by looking at all of them.
  func census() throws(StoreFault) -> TableCensus {
    let rows = try list(from: .min)
    defer { rows.reset() }
    var census = TableCensus()
    while try rows.next() { census.note(rows) }
    return census
  }

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
    let insertion = try database.prepared(&insertion, Self.inserting)
    insertion.bind(1, rowID)
    insertion.bind(2, record.session)
    insertion.bind(3, record.sequence)
    insertion.bind(4, record.event)
    insertion.bind(5, record.time)
    if let eventsID { insertion.bind(6, eventsID) } else { insertion.bindNull(6) }
    insertion.bind(7, isSending ? 1 : 0)
    insertion.bind(8, record.content)
    try insertion.run()
    return database.changes > 0
  }

  /// Removes rows; answers how many of them were there.
  func delete(_ ranges: [ClosedRange<Int>]) throws(StoreFault) -> Int {
    let deletion = try database.prepared(&deletion, Self.deleting)
    var deleted = 0
    for rows in ranges {
      deletion.bind(1, rows.lowerBound)
      deletion.bind(2, rows.upperBound)
      try deletion.run()
      deleted += database.changes
    }
    return deleted
  }

  /// Says whether rows are on their way.
  func mark(_ ranges: [ClosedRange<Int>], isSending: Bool) throws(StoreFault) {
    let marking = try database.prepared(&marking, Self.marking)
    for rows in ranges {
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
    let rows = try list(from: .min)
    defer { rows.reset() }
    var events: [StoredEvent] = []
    while events.count < limit, try rows.next() {
      guard !StoredEvent.isSending(rows) else { continue }
      let event = StoredEvent(rows)
      guard isWanted(event) else { break }
      events.append(event)
    }
    return events
  }

  /// The same of rows that are as they were stored; a closure hears of the others.
  func oldestSound(
    _ limit: Int, noting note: (_ rowID: Int, _ fault: String) -> Void,
    while isWanted: (StoredEvent) -> Bool
  ) throws(StoreFault) -> [StoredEvent] {
    let rows = try list(from: .min)
    defer { rows.reset() }
    var events: [StoredEvent] = []
    while events.count < limit, try rows.next() {
      guard !StoredEvent.isSending(rows) else { continue }
      switch SoundRow.read(rows) {
      case .failure(let fault): note(StoredEvent.rowID(rows), fault.reason)
      case .success(let event):
        guard isWanted(event) else { return events }
        events.append(event)
      }
    }
    return events
  }

  /// What the record of a row is known by, as far as its key and its run tell it.
  func id(of rowID: Int, _ runs: RunNumbers) throws(StoreFault) -> Record.ID {
    let rows = try list(from: rowID)
    defer { rows.reset() }
    guard try rows.next(), StoredEvent.rowID(rows) == rowID else { return "-\(rowID)" }
    let session = StoredEvent.session(rows)
    let run = SoundRow.isRun(session) ? session : runs.session(of: rowID) ?? ""
    return "\(run)-\(RunNumbers.sequence(of: rowID) ?? rows.integer(4))"
  }

  /// The rows from a key on, whatever their state.
  func rows(from rowID: Int, limit: Int) throws(StoreFault) -> [StoredEvent] {
    let rows = try list(from: rowID)
    defer { rows.reset() }
    var events: [StoredEvent] = []
    while events.count < limit, try rows.next() { events.append(StoredEvent(rows)) }
    return events
  }

  /// Begins to list the rows from a key on; who has read enough of them resets the statement.
  private func list(from rowID: Int) throws(StoreFault) -> Statement {
    let listing = try database.prepared(&listing, Self.listing)
    listing.bind(1, rowID)
    return listing
  }
}

extension EventsTable {
  private static let inserting = """
    INSERT OR IGNORE INTO events
      (id, session, sequence, event, time, eventsID, state, content)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    """

  private static let deleting = "DELETE FROM events WHERE id BETWEEN ? AND ?"

  private static let marking = "UPDATE events SET state = ? WHERE id BETWEEN ? AND ?"

  /// One statement for all that is read: what few rows are on their way is passed over here.
  private static let listing =
    "SELECT \(StoredEvent.columns) FROM events WHERE id >= ? ORDER BY id"
}

extension [Int] {
  /// The numbers as ranges without gaps, in their order: a batch most often is one.
  var keyRanges: [ClosedRange<Int>] {
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
