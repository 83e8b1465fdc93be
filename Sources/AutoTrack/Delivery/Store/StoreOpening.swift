import MiniUI
import Wording

/// The opening of a file as a database, after any crash or damage.
struct StoreOpening {
  let disk: DeviceDisk
  let path: String
  let synchronous: Synchronous
  let note: (StoreNote) -> Void

  /// Opens the file; a damaged one is quarantined, and a new one gets its readable rows.
  func open() throws(StoreFault) -> Database {
    let recovery = Recovery(disk: disk, path: path)
    if let finished = try recovery.finish() { note(finished) }
    do throws(StoreFault) {
      let database = try openAsItIs()
      try recovery.discard()
      return database
    } catch {
      guard error == .corrupt else { throw error }
    }
    let recovered = try recovery.run()
    let database = try openAsItIs()
    note(recovered)
    return database
  }

  private func openAsItIs() throws(StoreFault) -> Database {
    do throws(DiskFault) {
      try disk.makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    } catch {
      throw StoreFault(error)
    }
    let database = try Database(on: disk, at: path)
    do throws(StoreFault) {
      try prepare(database)
      return database
    } catch {
      database.close()
      throw error
    }
  }

  /// Prepares a file; nothing is written before it is known to be ours, intact and not newer.
  ///
  /// The tables are created before the log, so that the first page is valid from the beginning. No
  /// other process has the file open, so the log needs no shared memory.
  private func prepare(_ database: Database) throws(StoreFault) {
    try checkOwner(StoreHeader(database.header()))
    try database.execute("PRAGMA locking_mode = EXCLUSIVE")
    let version = try StoreSchema.version(of: database)
    try checkOwner(.ours(version: version))
    if version > 0 { try StoreSchema.check(database, of: version) }
    try StoreSchema.migrate(database, from: version)
    try writeAhead(in: database)
    try database.execute("PRAGMA main.synchronous = \(synchronous.rawValue)")
    try database.setCheckpointOnClose(true)
    if version > 0, version < StoreSchema.version { note(.migrated(from: version)) }
  }

  /// Turns on the write-ahead log, unless the file has one.
  ///
  /// SQLite has read the file by now, so any unfinished transaction in it is completed or undone.
  private func writeAhead(in database: Database) throws(StoreFault) {
    guard try !StoreHeader.saysWriteAhead(database.header()) else { return }
    guard try database.text("PRAGMA main.journal_mode = WAL") == "wal" else {
      throw .io("the file system does not let SQLite write ahead; use another folder")
    }
  }

  private func checkOwner(_ header: StoreHeader) throws(StoreFault) {
    switch header {
    case .foreign: throw .foreign
    case .ours(let version) where version > StoreSchema.version: throw .newer(version: version)
    case .ours, .blank: return
    }
  }
}
