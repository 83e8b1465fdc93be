import CSQLite

/// SQLite's results as faults of the store.
extension StoreFault {
  /// What a call says after the connection was closed, or its process has ended.
  package static let closed = StoreFault.io("the store is closed; open it again")

  /// Takes the result of a call, and what the connection has to say of it.
  init(_ code: Int32, of database: OpaquePointer?) {
    switch code & 0xFF {
    case SQLITE_FULL: self = .full
    case SQLITE_BUSY, SQLITE_LOCKED: self = .locked
    case SQLITE_READONLY: self = .readOnly
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .corrupt
    default:
      let extended = unsafe sqlite3_extended_errcode(database)
      self = unsafe .io("\(String(cString: sqlite3_errmsg(database))) (SQLite's code \(extended))")
    }
  }
}
