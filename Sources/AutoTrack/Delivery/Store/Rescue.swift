import MiniUI

/// A copy of a damaged file's readable rows into a new file.
struct Rescue {
  /// The number of events read, and the reason for which others were not.
  struct Result {
    var events = 0
    var reason = "its pages are inconsistent"
  }

  let disk: DeviceDisk
  let path: String

  /// Copies the readable rows with their ids into a new file, in one transaction.
  ///
  /// The damaged file is not changed. Unreadable rows are not an error, and the result has the
  /// reason; a failure to write is one.
  func run(into place: String) throws(StoreFault) -> Result {
    let new = try Database(on: disk, at: place)
    defer { new.close() }
    return try new.transaction { () throws(StoreFault) in
      try StoreSchema.build(in: new, from: 0)
      return try copy(into: new)
    }
  }

  private func copy(into new: Database) throws(StoreFault) -> Result {
    var result = Result()
    let damaged = DamagedFile(on: disk, at: path) { result.reason = $0 }
    defer { damaged?.close() }
    guard let damaged else { return result }
    let events = EventsTable(in: new)
    try damaged.readEvents { event throws(StoreFault) in
      if try events.insert(event) { result.events += 1 }
    }
    let statistics = StatisticsTable(in: new)
    for row in damaged.statistics({ result.reason = $0 }) { try statistics.add(row) }
    return result
  }
}
