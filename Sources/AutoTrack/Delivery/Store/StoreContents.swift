package import MiniUI

package struct StoreContents: Equatable {
  /// The rows of `events`, in the order of their upload.
  package let events: [StoredEvent]
  /// True for an empty file, as a process leaves it that is killed right after creating it.
  package let isBlank: Bool
  /// The rows of `info_log`, in the order in which their keys appeared.
  package let statistics: [StatisticsRow]

  /// Returns the original path of a quarantined file; nil for other files.
  package static func origin(of path: String) -> String? { Quarantine.origin(of: path) }

  /// Reads a file without resetting, repairing, quarantining or migrating anything.
  ///
  /// SQLite may still write, to complete or undo a killed process's transaction: so read a
  /// ``DeviceDisk/copy()`` of a disk in use.
  package init(on disk: DeviceDisk, at path: String) throws(StoreFault) {
    let database = try Database(on: disk, at: path)
    defer { database.close() }
    let header = StoreHeader(try database.header())
    if header == .foreign { throw .foreign }
    try database.execute("PRAGMA locking_mode = EXCLUSIVE")
    let version = try StoreSchema.version(of: database)
    guard version <= StoreSchema.version else { throw .newer(version: version) }
    if version > 0 { try StoreSchema.check(database, of: version) }
    isBlank = version == 0
    events = version > 0 ? try EventsTable(in: database).rows(from: .min, limit: .max) : []
    statistics = version > 1 ? try StatisticsTable(in: database).rows() : []
  }
}
