import CSQLite
import MiniUI
import Wording

/// A connection to an SQLite file, on a disk in memory or in a folder of the machine.
///
/// It ends with its simulated process: nothing is written afterwards, as if the system had ended a
/// real one.
@safe final class Database: DiskUser {
  let path: String
  private let disk: DeviceDisk
  private let diskSystem: DiskFileSystem?
  private let watchedSystem: WatchedFileSystem?
  private var handle: OpaquePointer?
  private var statements: [Statement] = []
  private var begin: Statement?
  private var commit: Statement?

  /// Opens or creates the file; SQLite reads it later.
  ///
  /// Before ``setCheckpointOnClose(_:)``, closing does not change the file.
  init(on disk: DeviceDisk, at path: String) throws(StoreFault) {
    _ = SQLiteLibrary.isConfigured
    guard !disk.isLocked(path) else { throw .locked }
    guard !disk.isReadOnly else { throw .readOnly }
    if disk.entry(at: path) == .folder { throw StoreFault(DiskFault.isFolder(path)) }
    self.disk = disk
    self.path = path
    diskSystem = disk.folder == nil ? DiskFileSystem(of: disk) : nil
    let isWatched = disk.folder != nil && disk.observer != nil
    watchedSystem = isWatched ? WatchedFileSystem(of: disk, at: path) : nil
    let name = disk.folder.map { "\($0.path)/\(path)" } ?? path
    // No link in a device's folder may lead SQLite to a file elsewhere.
    let linkless = disk.folder == nil ? 0 : SQLITE_OPEN_NOFOLLOW
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | linkless
    let system = diskSystem?.name ?? watchedSystem?.name
    let code = unsafe sqlite3_open_v2(name, &handle, flags, system)
    guard code == SQLITE_OK else {
      let fault = unsafe StoreFault(code, of: handle)
      unsafe sqlite3_close(handle)
      unsafe handle = nil
      throw fault
    }
    guard unsafe sqlite3_db_readonly(handle, "main") == 0 else {
      close()
      throw .readOnly
    }
    try setCheckpointOnClose(false)
    disk.add(self)
  }

  deinit { close() }

  /// Sets if closing writes the log into the file.
  func setCheckpointOnClose(_ isOn: Bool) throws(StoreFault) {
    try check(unsafe csqlite_checkpoint_on_close(handle, isOn ? 1 : 0))
  }

  /// Closes the file and all statements; later calls throw.
  func close() {
    disk.remove(self)
    // SQLite does not close a connection with open statements.
    for statement in statements { statement.finish() }
    statements = []
    unsafe sqlite3_close(handle)
    unsafe handle = nil
  }

  func processEnded() {
    guard unsafe handle != nil else { return }
    unsafe _ = csqlite_checkpoint_on_close(handle, 0)
    close()
  }

  /// The number of rows changed by the last statement.
  var changes: Int { Int(unsafe sqlite3_changes(handle)) }

  /// Prepares a statement that lives as long as the connection.
  func statement(_ sql: String) throws(StoreFault) -> Statement {
    let statement = try once(sql)
    statements.append(statement)
    return statement
  }

  /// Prepares a statement for one use; the caller finishes it.
  func once(_ sql: String) throws(StoreFault) -> Statement {
    guard let handle = unsafe handle else { throw .closed }
    return unsafe try Statement(sql, in: handle)
  }

  /// Executes statements and ignores their rows.
  func execute(_ sql: String) throws(StoreFault) {
    guard unsafe handle != nil else { throw .closed }
    try check(unsafe sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Performs changes in one transaction; an error rolls it back.
  func transaction<Result>(
    _ body: () throws(StoreFault) -> Result
  ) throws(StoreFault) -> Result {
    try prepared(&begin, "BEGIN IMMEDIATE").run()
    do throws(StoreFault) {
      let result = try body()
      try prepared(&commit, "COMMIT").run()
      return result
    } catch {
      if unsafe handle != nil, unsafe sqlite3_get_autocommit(handle) == 0 {
        unsafe _ = sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      }
      throw error
    }
  }

  /// Returns a statement that is prepared at its first use.
  func prepared(_ kept: inout Statement?, _ sql: String) throws(StoreFault) -> Statement {
    if let kept { return kept }
    let statement = try statement(sql)
    kept = statement
    return statement
  }

  /// Returns true if a table, not a view, has a column.
  func hasColumn(_ column: String, of table: String) throws(StoreFault) -> Bool {
    guard let handle = unsafe handle else { throw .closed }
    let code = unsafe sqlite3_table_column_metadata(
      handle, "main", table, column, nil, nil, nil, nil, nil)
    guard code != SQLITE_ERROR else { return false }
    try check(code)
    return true
  }

  private func check(_ code: Int32) throws(StoreFault) {
    guard code == SQLITE_OK else { throw unsafe StoreFault(code, of: handle) }
  }

  /// Returns the first bytes of the file, as they are on the disk.
  func header() throws(StoreFault) -> [UInt8] {
    var file: UnsafeMutablePointer<sqlite3_file>?
    let code = unsafe withUnsafeMutablePointer(to: &file) {
      unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, $0)
    }
    try check(code)
    guard let file = unsafe file, let methods = unsafe file.pointee.pMethods else { return [] }
    var size: Int64 = 0
    try check(unsafe methods.pointee.xFileSize(file, &size))
    var bytes = [UInt8](repeating: 0, count: min(StoreHeader.length, Int(size)))
    guard !bytes.isEmpty else { return [] }
    try check(unsafe methods.pointee.xRead(file, &bytes, Int32(bytes.count), 0))
    return bytes
  }
}

/// The library SQLite, shared by the whole program.
enum SQLiteLibrary {
  /// True if SQLite's memory statistics are off; they cost a lock for each allocation.
  ///
  /// This is only possible before the first use, and so before the first connection; in a program
  /// that has used SQLite before, the statistics stay on.
  static let isConfigured = csqlite_count_no_memory() == SQLITE_OK
}

/// Queries about a whole database.
extension Database {
  /// Returns the number of a query's first row; 0 without rows.
  func integer(_ sql: String) throws(StoreFault) -> Int {
    try first(sql) { $0.integer(0) } ?? 0
  }

  /// Returns the text of a query's first row; empty without rows.
  func text(_ sql: String) throws(StoreFault) -> String {
    try first(sql) { $0.text(0) } ?? ""
  }

  /// Returns SQLite's complaints about the file; none if it is intact.
  func integrityProblems() throws(StoreFault) -> [String] {
    let check = try once("PRAGMA integrity_check")
    defer { check.finish() }
    var problems: [String] = []
    while try check.next() { problems.append(check.text(0)) }
    return problems == ["ok"] ? [] : problems
  }

  /// Throws unless the file is intact; the contents of rows are not checked.
  ///
  /// The check names the schema `main`: without a name, SQLite also opens and checks a file for
  /// temporary tables.
  func checkIntegrity() throws(StoreFault) {
    guard try text("PRAGMA main.quick_check(1)") == "ok" else { throw .corrupt }
  }

  /// Moves the log into the file and truncates it.
  func emptyLog() throws(StoreFault) { try execute("PRAGMA wal_checkpoint(TRUNCATE)") }

  private func first<Answer>(
    _ sql: String, _ answer: (Statement) -> Answer
  ) throws(StoreFault) -> Answer? {
    let statement = try once(sql)
    defer { statement.finish() }
    return try statement.next() ? answer(statement) : nil
  }
}

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

  private static func remedy(_ code: Int32) -> Sentence {
    switch code {
    case SQLITE_CANTOPEN: "make sure that the file's folder exists and is writable"
    case SQLITE_IOERR: "check the disk, which failed to read or write"
    case SQLITE_PERM, SQLITE_AUTH: "make the file and its folder readable and writable"
    case SQLITE_NOMEM, SQLITE_TOOBIG: "make room in memory, or store less at once"
    default: "move the file away to create a new one"
    }
  }
}
