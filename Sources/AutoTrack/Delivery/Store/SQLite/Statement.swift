import CSQLite

/// A prepared statement; parameters count from 1, columns from 0.
///
/// After its connection is closed, running it throws.
@safe final class Statement {
  private var handle: OpaquePointer?

  /// Compiles a text that is kept for many uses.
  init(_ sql: String, in database: OpaquePointer) throws(StoreFault) {
    let code = unsafe sqlite3_prepare_v3(
      database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK else { throw unsafe StoreFault(code, of: database) }
  }

  deinit { finish() }

  /// Lets go of what SQLite keeps for it.
  func finish() {
    unsafe sqlite3_finalize(handle)
    unsafe handle = nil
  }

  /// Runs a statement that answers no rows.
  func run() throws(StoreFault) {
    while try next() {}
  }

  /// Goes on to the next row; false after the last one, and the statement can be run again.
  func next() throws(StoreFault) -> Bool {
    guard unsafe handle != nil else { throw .closed }
    let code = unsafe sqlite3_step(handle)
    guard code != SQLITE_ROW else { return true }
    let fault = unsafe code == SQLITE_DONE ? nil : StoreFault(code, of: sqlite3_db_handle(handle))
    reset()
    if let fault { throw fault }
    return false
  }

  /// Leaves the rows that have not been read.
  func reset() { unsafe _ = sqlite3_reset(handle) }

  /// Gives a parameter a number.
  func bind(_ parameter: Int32, _ value: Int) {
    unsafe _ = sqlite3_bind_int64(handle, parameter, Int64(value))
  }

  /// Gives a parameter a number with a fraction.
  func bind(_ parameter: Int32, _ value: Double) {
    unsafe _ = sqlite3_bind_double(handle, parameter, value)
  }

  /// Gives a parameter a text, which may have zeros in it.
  func bind(_ parameter: Int32, _ value: String) {
    let length = Int32(value.utf8.count)
    unsafe _ = sqlite3_bind_text(handle, parameter, value, length, csqlite_copied())
  }

  /// Gives a parameter bytes.
  func bind(_ parameter: Int32, _ value: [UInt8]) {
    guard !value.isEmpty else { return unsafe _ = sqlite3_bind_zeroblob(handle, parameter, 0) }
    let length = Int32(value.count)
    unsafe _ = sqlite3_bind_blob(handle, parameter, value, length, csqlite_copied())
  }

  /// Gives a parameter no value.
  func bindNull(_ parameter: Int32) { unsafe _ = sqlite3_bind_null(handle, parameter) }

  /// What kind of value a column has; asked before the value.
  func kind(_ column: Int32) -> Kind {
    switch unsafe sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .integer
    case SQLITE_FLOAT: .fraction
    case SQLITE_TEXT: .text
    case SQLITE_BLOB: .bytes
    default: .null
    }
  }

  /// The kinds of values that SQLite tells apart.
  enum Kind {
    case integer, fraction, text, bytes, null

    /// The kind in a sentence.
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

  /// Whether a column has no value.
  func isNull(_ column: Int32) -> Bool {
    unsafe sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// The number in a column.
  func integer(_ column: Int32) -> Int { Int(unsafe sqlite3_column_int64(handle, column)) }

  /// The number with a fraction in a column.
  func double(_ column: Int32) -> Double { unsafe sqlite3_column_double(handle, column) }

  /// The text in a column.
  func text(_ column: Int32) -> String {
    String(decoding: bytes(column), as: UTF8.self)
  }

  /// The bytes in a column.
  func bytes(_ column: Int32) -> [UInt8] {
    let start = unsafe sqlite3_column_blob(handle, column)
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}
