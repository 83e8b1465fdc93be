import MiniUI

/// How a damaged file makes room for a new one with what can be read of it.
///
/// All of that is written beside it before anything moves; then the damaged file goes aside, and
/// the new one takes its place. Whenever the process dies, what can be read is still there.
struct Recovery {
  let disk: DeviceDisk
  let path: String
  /// What SQLite keeps beside the new file goes after it: without it, the file may seem whole.
  private static let companions = ["", "-journal"]

  private var new: String { path + ".new" }
  private var quarantine: Quarantine { Quarantine(disk: disk, path: path) }

  /// Finishes what an earlier process has begun: it had written the new file, and not moved all.
  func finish() throws(StoreFault) -> StoreNote? {
    guard disk.entry(at: new) == .file else { return nil }
    let isMoved = disk.entry(at: path) == nil
    guard isMoved || quarantine.hasBegun, let events = try rescuedEvents(),
      let aside = isMoved ? quarantine.latest : try quarantine.move()
    else { return nil }
    try moveIntoPlace()
    return .quarantined(as: aside, because: "its recovery had broken off", rescued: events)
  }

  /// Puts a new file into the place of the damaged one, which goes aside.
  ///
  /// A disk without room for what can be read gets none of it: then nothing takes the place, and
  /// everything is still in the damaged file.
  func run() throws(StoreFault) -> StoreNote {
    try discard()
    // Its log has gone ahead, and without it the file says less.
    let moved = quarantine.hasBegun ? try quarantine.move() : nil
    var rescued: Rescue.Result
    do throws(StoreFault) {
      rescued = try Rescue(disk: disk, path: moved ?? path).run(into: new)
    } catch {
      guard error == .full else { throw error }
      try discard()
      rescued = Rescue.Result(reason: error.description)
    }
    let aside = if let moved { moved } else { try quarantine.move() }
    if disk.entry(at: new) == .file { try moveIntoPlace() }
    return .quarantined(as: aside, because: rescued.reason, rescued: rescued.events)
  }

  /// Removes what a recovery has left that broke off, once it is of no use.
  func discard() throws(StoreFault) {
    for companion in Self.companions where disk.entry(at: new + companion) == .file {
      do throws(DiskFault) {
        try disk.remove(new + companion)
      } catch {
        throw StoreFault(error)
      }
    }
  }

  private func moveIntoPlace() throws(StoreFault) {
    do throws(DiskFault) {
      try disk.rename(new, to: path)
    } catch {
      throw StoreFault(error)
    }
  }

  /// How many events are in the new file; nil if it is not whole.
  private func rescuedEvents() throws(StoreFault) -> Int? {
    let database = try Database(on: disk, at: new)
    defer { database.close() }
    do throws(StoreFault) {
      let version = try StoreSchema.version(of: database)
      guard version > 0 else { return nil }
      try StoreSchema.check(database, of: version)
      return try database.integer("SELECT COUNT(*) FROM events")
    } catch {
      guard error == .corrupt || error == .foreign else { throw error }
      return nil
    }
  }
}
