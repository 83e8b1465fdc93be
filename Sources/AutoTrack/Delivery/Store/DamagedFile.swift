import MiniUI

/// A file of ours of which not everything can be read.
struct DamagedFile {
  private let hasEvents: Bool
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
      hasEvents = !missing.contains("events")
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

  /// Hands over every event that can be read and is sound, those between two damaged pages
  /// included; a row may be handed over twice.
  ///
  /// A page is found damaged when a row of it is asked for. So rows are read from a key on up to
  /// the damage, then from the other end, and what lies between is asked for by keys in its middle.
  func readEvents(_ take: (StoredEvent) throws(StoreFault) -> Void) throws(StoreFault) {
    guard hasEvents else { return }
    guard let top = try readBackwards(take) else { return }
    var (gaps, probes) = ([Int.min...top], 0)
    while let gap = gaps.popLast(), probes < Self.probeLimit {
      probes += 1
      let start = probes == 1 ? gap.lowerBound : gap.lowerBound.middle(to: gap.upperBound)
      let read = try readForwards(start...gap.upperBound, take)
      let next = max(start, read.last ?? start) &+ 1
      if read.isBroken, next > start, next <= gap.upperBound {
        gaps.insert(next...gap.upperBound, at: 0)
      }
      if start > gap.lowerBound { gaps.insert(gap.lowerBound...start - 1, at: 0) }
    }
  }

  /// How often a file is asked for rows between damaged ones.
  private static let probeLimit = 4_096

  /// Reads from the last row to the damage; answers the key below the first row that was read, or
  /// nil where nothing is left.
  private func readBackwards(
    _ take: (StoredEvent) throws(StoreFault) -> Void
  ) throws(StoreFault) -> Int? {
    let read = try read("ORDER BY id DESC", .min ... .max, take)
    guard read.isBroken else { return nil }
    return max(read.last ?? .max, .min + 1) - 1
  }

  private func readForwards(
    _ keys: ClosedRange<Int>, _ take: (StoredEvent) throws(StoreFault) -> Void
  ) throws(StoreFault) -> (last: Int?, isBroken: Bool) {
    try read("ORDER BY id", keys, take)
  }

  /// Reads rows up to the first that cannot be read; answers the key of the last that could.
  private func read(
    _ order: String, _ keys: ClosedRange<Int>,
    _ take: (StoredEvent) throws(StoreFault) -> Void
  ) throws(StoreFault) -> (last: Int?, isBroken: Bool) {
    let rows = try database.once(
      "SELECT \(StoredEvent.columns) FROM events WHERE id BETWEEN ? AND ? \(order)")
    defer { rows.finish() }
    rows.bind(1, keys.lowerBound)
    rows.bind(2, keys.upperBound)
    var last: Int?
    while true {
      do throws(StoreFault) {
        guard try rows.next() else { return (last, false) }
      } catch {
        return (last, true)
      }
      last = StoredEvent.rowID(rows)
      if case .success(let event) = SoundRow.read(rows) { try take(event) }
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

extension Int {
  /// The number in the middle between this and a larger one.
  fileprivate func middle(to other: Int) -> Int { (self & other) + (self ^ other) >> 1 }
}
