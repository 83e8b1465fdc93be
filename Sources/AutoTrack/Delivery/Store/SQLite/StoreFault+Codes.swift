import CSQLite

extension StoreFault {
  /// The fault after the connection was closed, or its process has ended.
  package static let closed = StoreFault.io("the store is closed; open it again")

  /// Creates a fault from a result code and the connection's message.
  init(_ code: Int32, of database: OpaquePointer?) {
    switch code & 0xFF {
    case SQLITE_FULL: self = .full
    case SQLITE_BUSY, SQLITE_LOCKED: self = .locked
    case SQLITE_READONLY: self = .readOnly
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .corrupt
    default:
      let extended = unsafe sqlite3_extended_errcode(database)
      let words = unsafe String(cString: sqlite3_errmsg(database))
      self = .io("\(words) (SQLite's code \(extended)); \(Self.remedy(code & 0xFF))")
    }
  }

  private static func remedy(_ code: Int32) -> String {
    switch code {
    case SQLITE_CANTOPEN: "make sure that the file's folder exists and is writable"
    case SQLITE_IOERR: "check the disk, which failed to read or write"
    case SQLITE_PERM, SQLITE_AUTH: "make the file and its folder readable and writable"
    case SQLITE_NOMEM, SQLITE_TOOBIG: "make room in memory, or store less at once"
    default: "move the file away to create a new one"
    }
  }
}
