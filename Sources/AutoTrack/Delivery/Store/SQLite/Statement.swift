import CSQLite

/// A prepared statement; parameters count from 1, columns from 0.
///
/// It throws after its connection was closed.
@safe final class Statement {
  private var handle: OpaquePointer?

  /// Compiles a statement for repeated use.
  init(_ sql: String, in database: OpaquePointer) throws(StoreFault) {
    let code = unsafe sqlite3_prepare_v3(
      database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK else { throw unsafe StoreFault(code, of: database) }
  }

  deinit { finish() }

  func finish() {
    unsafe sqlite3_finalize(handle)
    unsafe handle = nil
  }

  /// Runs a statement without rows.
  func run() throws(StoreFault) {
    while try next() {}
  }

  /// Moves to the next row; after the last one returns false and resets the statement.
  func next() throws(StoreFault) -> Bool {
    guard unsafe handle != nil else { throw .closed }
    let code = unsafe sqlite3_step(handle)
    guard code != SQLITE_ROW else { return true }
    let fault = unsafe code == SQLITE_DONE ? nil : StoreFault(code, of: sqlite3_db_handle(handle))
    reset()
    if let fault { throw fault }
    return false
  }

  /// Resets the statement, which skips the remaining rows.
  func reset() { unsafe _ = sqlite3_reset(handle) }

  func bind(_ parameter: Int32, _ value: Int) {
    unsafe _ = sqlite3_bind_int64(handle, parameter, Int64(value))
  }

  func bind(_ parameter: Int32, _ value: Double) {
    unsafe _ = sqlite3_bind_double(handle, parameter, value)
  }

  /// Binds a text, which may contain zeros.
  func bind(_ parameter: Int32, _ value: String) {
    let length = Int32(value.utf8.count)
    unsafe _ = sqlite3_bind_text(handle, parameter, value, length, csqlite_copied())
  }

  func bind(_ parameter: Int32, _ value: [UInt8]) {
    guard !value.isEmpty else { return unsafe _ = sqlite3_bind_zeroblob(handle, parameter, 0) }
    let length = Int32(value.count)
    unsafe _ = sqlite3_bind_blob(handle, parameter, value, length, csqlite_copied())
  }

  func bindNull(_ parameter: Int32) { unsafe _ = sqlite3_bind_null(handle, parameter) }

  /// Returns the type of a column's value; call it before reading the value, which may convert it.
  func kind(_ column: Int32) -> Kind {
    switch unsafe sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .integer
    case SQLITE_FLOAT: .fraction
    case SQLITE_TEXT: .text
    case SQLITE_BLOB: .bytes
    default: .null
    }
  }

  /// The types of values in SQLite.
  enum Kind {
    case integer, fraction, text, bytes, null

    /// The type in words, for messages.
    var words: String {
      switch self {
      case .integer: "a whole number"
      case .fraction: "a number with a fraction"
      case .text: "a text"
      case .bytes: "bytes"
      case .null: "NULL"
      }
    }
  }

  func isNull(_ column: Int32) -> Bool {
    unsafe sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  func integer(_ column: Int32) -> Int { Int(unsafe sqlite3_column_int64(handle, column)) }

  func double(_ column: Int32) -> Double { unsafe sqlite3_column_double(handle, column) }

  /// Returns the text of a column; invalid UTF-8 becomes U+FFFD.
  func text(_ column: Int32) -> String {
    String(decoding: bytes(column), as: UTF8.self)
  }

  func bytes(_ column: Int32) -> [UInt8] {
    let start = unsafe sqlite3_column_blob(handle, column)
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}
