package import MiniUI

/// What is in the file of a store, for those who only look.
package struct StoreContents: Equatable {
  /// The rows of `events`, in the order in which they are sent.
  package let events: [StoredEvent]
  /// Whether the file is empty, as one that a process had just begun when it was killed.
  package let isBlank: Bool
  /// The rows of `info_log`, in the order in which their keys came up.
  package let statistics: [StatisticsRow]

  /// Where a damaged file was before it was put aside; nil for one that was not.
  package static func origin(of path: String) -> String? { Quarantine.origin(of: path) }

  /// Reads a file: nothing waits anew for it, nothing is repaired, put aside or migrated.
  ///
  /// SQLite may still write, to finish or to undo what a killed process has begun: so look at a
  /// ``DeviceDisk/copy()`` of what somebody else is using.
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
