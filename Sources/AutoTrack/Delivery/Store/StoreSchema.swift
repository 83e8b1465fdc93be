/// The tables of the file, and how an older file gets them.
enum StoreSchema {
  /// "ATrk": how `PRAGMA application_id` tells our files from others'.
  static let application = 0x4154_726B
  /// What this code writes and reads: `PRAGMA user_version`.
  static let version = 2

  /// What leads from each version to the next; a new file begins at 0.
  ///
  /// `id` counts the run in its upper half and the event within it in its lower, so that the key
  /// of the table alone keeps the order and lets no record in twice.
  private static let steps = [
    """
    CREATE TABLE events (id INTEGER PRIMARY KEY, session TEXT NOT NULL, sequence INTEGER NOT NULL,
      event TEXT NOT NULL, time INTEGER NOT NULL, eventsID TEXT, state INTEGER NOT NULL DEFAULT 0,
      content BLOB NOT NULL)
    """,
    """
    CREATE TABLE info_log (vc_id TEXT NOT NULL, remainTime REAL NOT NULL, btn_id TEXT NOT NULL,
      functionName TEXT NOT NULL, num INTEGER NOT NULL, lastTime INTEGER NOT NULL,
      logType INTEGER NOT NULL, PRIMARY KEY (logType, vc_id, btn_id))
    """,
  ]

  /// The tables, with the version that each is there from.
  private static let tables = [
    (name: "events", since: 1, columns: StoredEvent.columnNames),
    (name: "info_log", since: 2, columns: StatisticsTable.columnNames),
  ]

  /// The version of an open file: 0 if there is nothing in it.
  static func version(of database: Database) throws(StoreFault) -> Int {
    guard try database.integer("PRAGMA application_id") == application else {
      guard try database.integer("SELECT COUNT(*) FROM sqlite_schema") == 0 else { throw .foreign }
      return 0
    }
    let version = try database.integer("PRAGMA user_version")
    guard version > 0 else { throw .corrupt }
    return version
  }

  /// Makes sure that a file of a version is whole, and has its tables with their columns.
  static func check(_ database: Database, of version: Int) throws(StoreFault) {
    try database.checkIntegrity()
    guard try missingTables(in: database, of: version).isEmpty else { throw .corrupt }
  }

  /// The tables that a file of a version should have and has not, or not with all columns.
  static func missingTables(
    in database: Database, of version: Int
  ) throws(StoreFault) -> [String] {
    var missing: [String] = []
    for table in tables where table.since <= version {
      for column in table.columns where try !database.hasColumn(column, of: table.name) {
        missing.append(table.name)
        break
      }
    }
    return missing
  }

  /// Makes the tables, or what an older file lacks of them, at once or not at all.
  static func migrate(_ database: Database, from old: Int) throws(StoreFault) {
    guard old < version else { return }
    try database.transaction { () throws(StoreFault) in try build(in: database, from: old) }
  }

  /// The same within a transaction of somebody who puts something into the tables, too.
  static func build(in database: Database, from old: Int) throws(StoreFault) {
    for step in steps[old...] { try database.execute(step) }
    try database.execute("PRAGMA application_id = \(application)")
    try database.execute("PRAGMA user_version = \(version)")
  }
}
