import MiniUI
import Wording

/// A copy of a damaged file's readable rows into a new file.
struct Rescue {
  /// The number of events read, and the reason for which others were not.
  struct Result {
    var events = 0
    var reason: Sentence = "its pages are inconsistent"
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

/// A damaged file of a store, from which as much as possible is read.
private struct DamagedFile {
  private let hasEvents: Bool
  private let database: Database
  private let hasStatistics: Bool

  /// Opens a file for reading; nil, and a note, if it is unreadable.
  init?(on disk: DeviceDisk, at path: String, note: (Sentence) -> Void) {
    do throws(StoreFault) {
      database = try Database(on: disk, at: path)
      // With `writable_schema`, SQLite also reads a file that is shorter than its header says.
      try database.execute("PRAGMA locking_mode = EXCLUSIVE; PRAGMA writable_schema = ON")
      let version = try Self.version(of: database)
      let missing = try StoreSchema.missingTables(in: database, of: version)
      if let table = missing.first { note("it has no valid table '\(table)'") }
      hasEvents = !missing.contains("events")
      hasStatistics = version > 1 && !missing.contains("info_log")
    } catch {
      note(error.sentence)
      return nil
    }
  }

  /// Returns the file's version, or the current one if the file has none.
  private static func version(of database: Database) throws(StoreFault) -> Int {
    do throws(StoreFault) {
      return try StoreSchema.version(of: database)
    } catch {
      guard error == .corrupt else { throw error }
      return StoreSchema.version
    }
  }

  /// Passes on every event that is readable and sound, those between damaged pages included.
  ///
  /// A row may be passed on twice. A damaged page is detected when a row of it is read. So rows are
  /// read from a key up to the damage, then from the other end, and the gap between is probed at
  /// keys in its middle.
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

  /// The maximum number of probes between damaged rows.
  private static let probeLimit = 4_096

  /// Reads backwards up to the damage; returns the key below the rows read, or nil if all were.
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

  /// Reads rows up to the first unreadable one; returns the key of the last readable one.
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

  /// Returns all counted rows, or none if one is unreadable.
  func statistics(_ note: (Sentence) -> Void) -> [StatisticsRow] {
    guard hasStatistics else { return [] }
    do throws(StoreFault) {
      return try StatisticsTable(in: database).rows()
    } catch {
      note(error.sentence)
      return []
    }
  }

  func close() { database.close() }
}

extension Int {
  /// Returns the middle between this number and a larger one, without overflow.
  fileprivate func middle(to other: Int) -> Int { (self & other) + (self ^ other) >> 1 }
}
