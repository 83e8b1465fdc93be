/// The table `damaged`: rows of `events` that are not as they were stored, with all their bytes.
///
/// It is made when the first row needs it, so that other files have no such table. It keeps the
/// latest thousand rows, each as SQLite had it, whatever the kinds of its values.
struct DamagedTable {
  private let database: Database
  private static let limit = 1_000

  /// Looks at a connection; nothing is made yet.
  init(in database: Database) { self.database = database }

  /// Moves a row here, within a transaction; answers how many there were of it.
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

  /// How many rows of a file are in it.
  static func count(in database: Database) throws(StoreFault) -> Int {
    guard try database.hasColumn("place", of: "damaged") else { return 0 }
    return try database.integer("SELECT COUNT(*) FROM damaged")
  }

  /// No column but the first has a type, so that no value is changed.
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
