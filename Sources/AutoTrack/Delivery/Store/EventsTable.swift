import Wording

/// The table `events`; each statement is prepared at its first use.
final class EventsTable {
  private let database: Database
  private var insertion: Statement?
  private var deletion: Statement?
  private var marking: Statement?
  private var listing: Statement?

  init(in database: Database) { self.database = database }

  /// Counts the rows in a full scan.
  func census() throws(StoreFault) -> TableCensus {
    let rows = try list(from: .min)
    defer { rows.reset() }
    var census = TableCensus()
    while try rows.next() { census.note(rows) }
    return census
  }

  /// Marks the rows that were in flight when the process died as waiting.
  func resetStates() throws(StoreFault) {
    try database.execute("UPDATE events SET state = 0 WHERE state <> 0")
  }

  /// Inserts a row; false if its key exists.
  func insert(_ event: StoredEvent) throws(StoreFault) -> Bool {
    try insert(event.record, event.rowID, of: event.eventsID, isSending: event.isSending)
  }

  /// Inserts the row of a record; false if its key exists.
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

  /// Deletes rows; returns the number of deleted ones.
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

  /// Marks rows as in flight or waiting.
  func mark(_ ranges: [ClosedRange<Int>], isSending: Bool) throws(StoreFault) {
    let marking = try database.prepared(&marking, Self.marking)
    for rows in ranges {
      marking.bind(1, isSending ? 1 : 0)
      marking.bind(2, rows.lowerBound)
      marking.bind(3, rows.upperBound)
      try marking.run()
    }
  }

  /// Returns the oldest waiting rows, up to the first that a closure rejects.
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

  /// Does the same with sound rows; the others are passed to a closure.
  func oldestSound(
    _ limit: Int, noting note: (_ rowID: Int, _ fault: Sentence) -> Void,
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

  /// Returns the id of a row's record, as far as its key and run determine it.
  func id(of rowID: Int, _ runs: RunNumbers) throws(StoreFault) -> Record.ID {
    let rows = try list(from: rowID)
    defer { rows.reset() }
    guard try rows.next(), StoredEvent.rowID(rows) == rowID else { return "-\(rowID)" }
    let session = StoredEvent.session(rows)
    let run = SoundRow.isRun(session) ? session : runs.session(of: rowID) ?? ""
    return "\(run)-\(RunNumbers.sequence(of: rowID) ?? rows.integer(4))"
  }

  /// Returns the rows from a key on, in any state.
  func rows(from rowID: Int, limit: Int) throws(StoreFault) -> [StoredEvent] {
    let rows = try list(from: rowID)
    defer { rows.reset() }
    var events: [StoredEvent] = []
    while events.count < limit, try rows.next() { events.append(StoredEvent(rows)) }
    return events
  }

  /// Starts a listing of rows from a key on; the caller resets the statement.
  private func list(from rowID: Int) throws(StoreFault) -> Statement {
    let listing = try database.prepared(&listing, Self.listing)
    listing.bind(1, rowID)
    return listing
  }
}

/// The facts about a table of events that one scan finds when a store is opened.
struct TableCensus {
  private(set) var count = 0
  /// True if rows were in flight when the last process died.
  private(set) var hasSending = false
  private(set) var runs = RunNumbers()

  mutating func note(_ row: Statement) {
    count += 1
    if StoredEvent.isSending(row) { hasSending = true }
    runs.note(StoredEvent.rowID(row)) { StoredEvent.session(row) }
  }
}

/// The numbers of runs in the keys of rows, which order rows by runs.
///
/// Rows of an older version of the SDK have keys without a run, which precede all others.
struct RunNumbers {
  private static let bits = 32
  private var numbers: [String: Int] = [:]
  private var highest = 0
  /// The last run, which is nearly always the next one too.
  private var latest: (session: String, number: Int)?

  /// Notes the run of an existing row; rows must come in the order of their keys.
  mutating func note(_ rowID: Int, of session: () -> String) {
    let number = rowID >> Self.bits
    // Keys increase, so a higher number is that of the first row of a run.
    guard number > highest else { return }
    highest = number
    numbers[session()] = number
  }

  /// Returns the run of a row by the first row of that run; nil for a key without a run.
  func session(of rowID: Int) -> String? {
    numbers.first { $0.value == rowID >> Self.bits }?.key
  }

  /// Returns the sequence number in a key; nil for a key without a run.
  static func sequence(of rowID: Int) -> Int? {
    rowID >> bits > 0 ? rowID & (1 << bits - 1) : nil
  }

  /// Returns the key of a record; a new run gets the next number.
  mutating func key(of record: Record) -> Int {
    if let latest, latest.session == record.session { return Self.key(latest.number, record) }
    let number = numbers[record.session] ?? highest + 1
    highest = max(highest, number)
    numbers[record.session] = number
    latest = (record.session, number)
    return Self.key(number, record)
  }

  private static func key(_ number: Int, _ record: Record) -> Int {
    guard (0..<1 << bits).contains(record.sequence) else {
      fatalError("\(record.sequence) is not a valid sequence")
    }
    return number << bits | record.sequence
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

  /// One statement for all reads, which skip the few rows in flight.
  private static let listing =
    "SELECT \(StoredEvent.columns) FROM events WHERE id >= ? ORDER BY id"
}

extension [Int] {
  /// The numbers as ranges without gaps, in order; a batch is mostly one range.
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
