import MiniUI

/// Reads what can still be read of a damaged file: from both of its ends up to the damage.
struct Rescue {
  /// How many events were read, and what stood in the way of the rest.
  struct Result {
    var events = 0
    var reason = "its pages contradict each other"
  }

  let disk: DeviceDisk
  let path: String

  /// Puts what can be read into another database, with the ids it had; the file stays as it is.
  ///
  /// What cannot be written there is still in the file, and the result says why.
  func run(into new: Database) -> Result {
    var result = Result()
    do throws(StoreFault) {
      let damaged = try Database(on: disk, at: path)
      defer { damaged.close() }
      // With a schema that might be repaired, SQLite reads a file that is shorter than it says.
      try damaged.execute("PRAGMA locking_mode = EXCLUSIVE; PRAGMA writable_schema = ON")
      let version = try StoreSchema.version(of: damaged)
      try new.transaction { () throws(StoreFault) in
        result.events = try copyEvents(of: damaged, to: EventsTable(in: new))
      }
      if version > 1 { try copyStatistics(of: damaged, to: new) }
    } catch {
      result.reason = error.description
    }
    return result
  }

  private func copyEvents(
    of damaged: Database, to table: EventsTable
  ) throws(StoreFault) -> Int {
    var count = 0
    for order in ["ASC", "DESC"] {
      let rows = try damaged.statement(
        "SELECT \(StoredEvent.columns) FROM events ORDER BY id \(order)")
      while let event = readable(rows), try table.insert(event) { count += 1 }
    }
    return count
  }

  /// The next row, as long as there is one that is not damaged.
  private func readable(_ rows: Statement) -> StoredEvent? {
    do throws(StoreFault) {
      return try rows.next() ? StoredEvent(rows) : nil
    } catch {
      return nil
    }
  }

  private func copyStatistics(of damaged: Database, to new: Database) throws(StoreFault) {
    let rows = try StatisticsTable(in: damaged).rows()
    let table = StatisticsTable(in: new)
    try new.transaction { () throws(StoreFault) in
      for row in rows { try table.add(row) }
    }
  }
}
