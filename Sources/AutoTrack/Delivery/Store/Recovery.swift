import MiniUI
import Wording

/// The recovery of a damaged file: a new file takes its place, with all that is readable.
///
/// The new file is written beside the damaged one before anything moves; then the damaged file is
/// quarantined, and the new one is renamed. At every moment a crash leaves all readable records on
/// the disk.
struct Recovery {
  let disk: DeviceDisk
  let path: String
  /// The suffixes in the order of removal: without its journal, the new file may seem whole.
  private static let companions = ["", "-journal"]

  private var new: String { path + ".new" }
  private var quarantine: Quarantine { Quarantine(disk: disk, path: path) }

  /// Completes the recovery of an earlier process that had written the new file; nil otherwise.
  func finish() throws(StoreFault) -> StoreNote? {
    guard disk.entry(at: new) == .file else { return nil }
    let isMoved = disk.entry(at: path) == nil
    guard isMoved || quarantine.hasBegun, let events = try rescuedEvents(),
      let aside = isMoved ? quarantine.latest : try quarantine.move()
    else { return nil }
    try moveIntoPlace()
    return .quarantined(as: aside, because: "its recovery was interrupted", rescued: events)
  }

  /// Replaces the damaged file by a new one, and quarantines it.
  ///
  /// If the disk has no room for the readable records, none are copied; all of them are still in
  /// the quarantined file.
  func run() throws(StoreFault) -> StoreNote {
    try discard()
    // Its log is in quarantine already, and without it the file has fewer records.
    let moved = quarantine.hasBegun ? try quarantine.move() : nil
    var rescued: Rescue.Result
    do throws(StoreFault) {
      rescued = try Rescue(disk: disk, path: moved ?? path).run(into: new)
    } catch {
      guard error == .full else { throw error }
      try discard()
      rescued = Rescue.Result(reason: error.sentence)
    }
    let aside = if let moved { moved } else { try quarantine.move() }
    if disk.entry(at: new) == .file { try moveIntoPlace() }
    return .quarantined(as: aside, because: rescued.reason, rescued: rescued.events)
  }

  /// Removes the new file of an incomplete recovery.
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

  /// Returns the number of events in the new file; nil if it is incomplete.
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

/// The place of a damaged file: beside its path, under a free name, with all its bytes.
struct Quarantine {
  let disk: DeviceDisk
  let path: String
  /// The suffixes of the files that SQLite keeps beside a file; these are moved first.
  ///
  /// If the process ends between two moves, the next one finds the damaged file and moves it to its
  /// companions, which are never replaced.
  private static let companions = ["-wal", "-journal", ""]

  /// Moves the file with its companions; returns its new path.
  func move() throws(StoreFault) -> String {
    let aside = freePath()
    for companion in Self.companions
    where disk.entry(at: path + companion) == .file && disk.entry(at: aside + companion) == nil {
      do throws(DiskFault) {
        try disk.rename(path + companion, to: aside + companion)
      } catch {
        throw StoreFault(error)
      }
    }
    return aside
  }

  /// True if an earlier process has moved companions of the file, but not the file.
  fileprivate var hasBegun: Bool {
    let aside = freePath()
    return disk.entry(at: path) == .file
      && Self.companions.contains { disk.entry(at: aside + $0) == .file }
  }

  /// Returns the original path of a quarantined file; nil for other files.
  static func origin(of path: String) -> String? {
    guard let dot = path.lastIndex(of: "."), path[dot...].hasPrefix(mark),
      Int(path[dot...].dropFirst(mark.count)) != nil
    else { return nil }
    return String(path[..<dot])
  }

  /// The path of the latest quarantined file; nil if absent.
  var latest: String? {
    let number = freeNumber()
    return number > 1 ? place(number - 1) : nil
  }

  private func freePath() -> String { place(freeNumber()) }

  private func freeNumber() -> Int {
    var number = 1
    while disk.entry(at: place(number)) != nil { number += 1 }
    return number
  }

  private static let mark = ".damaged-"

  private func place(_ number: Int) -> String { "\(path)\(Self.mark)\(number)" }
}
