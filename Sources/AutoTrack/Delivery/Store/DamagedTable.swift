/// The table `damaged`: the rows of `events` that are not as they were stored.
///
/// It is created with the first row, so that intact files lack it. It keeps the latest thousand
/// rows with all bytes and types of their values.
struct DamagedTable {
  private let database: Database
  private static let limit = 1_000

  /// Creates an accessor; the table is not created yet.
  init(in database: Database) { self.database = database }

  /// Moves a row into the table, within a transaction; returns the number of rows moved.
  func take(_ rowID: Int, because reason: String) throws(StoreFault) -> Int {
    try database.execute(Self.making)
    let insertion = try database.once(Self.inserting)
    defer { insertion.finish() }
    insertion.bind(1, reason)
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

  /// Returns the number of rows in a file's table.
  static func count(in database: Database) throws(StoreFault) -> Int {
    guard try database.hasColumn("place", of: "damaged") else { return 0 }
    return try database.integer("SELECT COUNT(*) FROM damaged")
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
