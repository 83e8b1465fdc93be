import MiniUI

/// Reads what can still be read of a damaged file; damaged rows stay in that file alone.
struct Rescue {
  /// How many events were read, and what stood in the way of the rest.
  struct Result {
    var events = 0
    var reason = "its pages contradict each other"
  }

  let disk: DeviceDisk
  let path: String

  /// Puts what can be read into a new file, with the ids it had, at once or not at all; the damaged
  /// file stays as it is.
  ///
  /// What cannot be read is no fault, and the result says why; what cannot be written is one.
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
