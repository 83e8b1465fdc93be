import MiniUI

/// A file of ours of which not everything can be read.
struct DamagedFile {
  /// Its events from both of its ends; nothing where their table is not there.
  let events: [Statement]
  private let database: Database
  private let hasStatistics: Bool

  /// Opens it for reading; nil if nothing can be read, and says why.
  init?(on disk: DeviceDisk, at path: String, note: (String) -> Void) {
    do throws(StoreFault) {
      database = try Database(on: disk, at: path)
      // With a schema that might be repaired, SQLite reads a file that is shorter than it says.
      try database.execute("PRAGMA locking_mode = EXCLUSIVE; PRAGMA writable_schema = ON")
      let version = try Self.version(of: database)
      let missing = try StoreSchema.missingTables(in: database, of: version)
      if let table = missing.first { note("it has no table '\(table)' as a store makes it") }
      events = try missing.contains("events") ? [] : Self.rows(of: database)
      hasStatistics = version > 1 && !missing.contains("info_log")
    } catch {
      note(error.description)
      return nil
    }
  }

  /// What the file says, or ours where it says none.
  private static func version(of database: Database) throws(StoreFault) -> Int {
    do throws(StoreFault) {
      return try StoreSchema.version(of: database)
    } catch {
      guard error == .corrupt else { throw error }
      return StoreSchema.version
    }
  }

  private static func rows(of database: Database) throws(StoreFault) -> [Statement] {
    let query = "SELECT \(StoredEvent.columns) FROM events ORDER BY id"
    return [try database.statement(query), try database.statement("\(query) DESC")]
  }

  /// The next event, as long as there is one that is not damaged.
  func next(of rows: Statement) -> StoredEvent? {
    do throws(StoreFault) {
      return try rows.next() ? StoredEvent(rows) : nil
    } catch {
      return nil
    }
  }

  /// What was counted, all of it or nothing.
  func statistics(_ note: (String) -> Void) -> [StatisticsRow] {
    guard hasStatistics else { return [] }
    do throws(StoreFault) {
      return try StatisticsTable(in: database).rows()
    } catch {
      note(error.description)
      return []
    }
  }

  /// Lets go of the file.
  func close() { database.close() }
}
