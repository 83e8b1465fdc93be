/// The tables of a store, and the migration of older files.
enum StoreSchema {
  /// `PRAGMA application_id` of stores: "ATrk".
  static let application = 0x4154_726B
  /// `PRAGMA user_version` of current stores.
  static let version = 2

  /// The migrations from each version to the next; a new file begins at 0.
  ///
  /// `id` has the number of the run in its upper half and the sequence number in its lower half. So
  /// the key alone keeps the order and makes records unique.
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

  /// The tables, with the version in which each was added.
  private static let tables = [
    (name: "events", since: 1, columns: StoredEvent.columnNames),
    (name: "info_log", since: 2, columns: StatisticsTable.columnNames),
  ]

  /// Returns the version of an open file; 0 if it is empty.
  static func version(of database: Database) throws(StoreFault) -> Int {
    guard try database.integer("PRAGMA application_id") == application else {
      guard try database.integer("SELECT COUNT(*) FROM sqlite_schema") == 0 else { throw .foreign }
      return 0
    }
    let version = try database.integer("PRAGMA user_version")
    guard version > 0 else { throw .corrupt }
    return version
  }

  /// Throws unless a file of a version is intact and has all tables and columns.
  static func check(_ database: Database, of version: Int) throws(StoreFault) {
    try database.checkIntegrity()
    guard try missingTables(in: database, of: version).isEmpty else { throw .corrupt }
  }

  /// Returns the tables that a file of a version lacks, in whole or by a column.
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

  /// Creates the missing tables in one transaction.
  static func migrate(_ database: Database, from old: Int) throws(StoreFault) {
    guard old < version else { return }
    try database.transaction { () throws(StoreFault) in try build(in: database, from: old) }
  }

  /// Does the same within a transaction of the caller.
  static func build(in database: Database, from old: Int) throws(StoreFault) {
    for step in steps[old...] { try database.execute(step) }
    try database.execute("PRAGMA application_id = \(application)")
    try database.execute("PRAGMA user_version = \(version)")
  }
}

/// The owner of a file, read from its first bytes before SQLite opens it.
///
/// Source: "Database File Format", section 1.3.
enum StoreHeader: Equatable {
  /// The file is empty or incomplete.
  case blank
  case ours(version: Int)
  /// The file belongs to another program.
  case foreign

  /// The number of bytes that are read.
  static let length = 100
  private static let magic = Array("SQLite format 3\0".utf8)

  /// Reads the first bytes of a file.
  ///
  /// A file whose creation was interrupted within the first page is shorter, or consists of zeros.
  /// A store has its application id even if the rest of the header is damaged.
  init(_ bytes: [UInt8]) {
    if Self.number(at: 68, in: bytes) == StoreSchema.application {
      self = .ours(version: Self.number(at: 60, in: bytes).map(Self.signed) ?? 0)
    } else if bytes.count < 72 && Self.magic.starts(with: bytes.prefix(Self.magic.count)) {
      self = .blank
    } else {
      self = bytes.allSatisfy { $0 == 0 } ? .blank : .foreign
    }
  }

  private static func signed(_ number: Int) -> Int { Int(Int32(truncatingIfNeeded: number)) }

  /// Returns true if the file uses a write-ahead log: both of its format versions are 2.
  static func saysWriteAhead(_ bytes: [UInt8]) -> Bool {
    bytes.count > 19 && bytes[18...19].allSatisfy { $0 == 2 }
  }

  /// Returns four bytes as a big-endian number.
  private static func number(at offset: Int, in bytes: [UInt8]) -> Int? {
    guard bytes.count >= offset + 4 else { return nil }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
