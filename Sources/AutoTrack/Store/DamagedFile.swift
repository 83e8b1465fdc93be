import MiniUI

/// A file of ours of which not everything can be read.
struct DamagedFile {
  /// Its events from both of its ends.
  let events: [Statement]
  private let database: Database
  private let version: Int

  /// Opens it for reading; nil if nothing can be read, and says why.
  init?(on disk: DeviceDisk, at path: String, note: (StoreFault) -> Void) {
    do throws(StoreFault) {
      database = try Database(on: disk, at: path)
      // With a schema that might be repaired, SQLite reads a file that is shorter than it says.
      try database.execute("PRAGMA locking_mode = EXCLUSIVE; PRAGMA writable_schema = ON")
      version = try StoreSchema.version(of: database)
      let query = "SELECT \(StoredEvent.columns) FROM events ORDER BY id"
      events = [try database.statement(query), try database.statement("\(query) DESC")]
    } catch {
      note(error)
      return nil
    }
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
  func statistics(_ note: (StoreFault) -> Void) -> [StatisticsRow] {
    guard version > 1 else { return [] }
    do throws(StoreFault) {
      return try StatisticsTable(in: database).rows()
    } catch {
      note(error)
      return []
    }
  }

  /// Lets go of the file.
  func close() { database.close() }
}
