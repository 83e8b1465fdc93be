package import AutoTrack
import CSQLite

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Direct SQLite access to a store's file: the baseline for the store's benchmark.
///
/// Statements are prepared once, contents are bound without a copy, and nothing is validated.
@safe package final class BareDatabase {
  private var handle: OpaquePointer?
  private var statements: [OpaquePointer?] = unsafe []
  private let columns = "id, eventsID, session, sequence, event, time, state, content"

  /// An unexpected result code from SQLite.
  package struct Fault: Error, CustomStringConvertible {
    let reason: String
    package var description: String { "the figure was not measured: SQLite: \(reason)" }
  }

  private enum Use: Int, CaseIterable {
    case begin, commit, insert, select, delete
  }

  /// Opens a file made by a store, with the store's pragmas.
  package init(at path: String) throws(Fault) {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    try check(unsafe sqlite3_open_v2(path, &handle, flags, nil), SQLITE_OK)
    try execute("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL")
    try execute("PRAGMA synchronous = NORMAL")
    for use in Use.allCases {
      var statement: OpaquePointer?
      let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
      let code = unsafe sqlite3_prepare_v3(handle, text(of: use), -1, flags, &statement, nil)
      try check(code, SQLITE_OK)
      unsafe statements.append(statement)
    }
  }

  deinit {
    unsafe statements.forEach { unsafe _ = sqlite3_finalize($0) }
    unsafe sqlite3_close(handle)
  }

  private func text(of use: Use) -> String {
    switch use {
    case .begin: "BEGIN IMMEDIATE"
    case .commit: "COMMIT"
    case .insert: "INSERT INTO events (\(columns)) VALUES (?, NULL, ?, ?, ?, ?, 0, ?)"
    case .select: "SELECT \(columns) FROM events ORDER BY id LIMIT ?"
    case .delete: "DELETE FROM events WHERE id = ?"
    }
  }

  /// Runs statements without results.
  package func execute(_ sql: String) throws(Fault) {
    try check(unsafe sqlite3_exec(handle, sql, nil, nil, nil), SQLITE_OK)
  }

  /// Inserts records in one transaction, like those of a store's first run.
  package func insertTogether(_ records: ArraySlice<Record>) throws(Fault) {
    try run(.begin)
    for record in records { try insert(record) }
    try run(.commit)
  }

  /// Inserts a record, in its own transaction unless one is open.
  package func insert(_ record: Record) throws(Fault) {
    let statement = unsafe statements[Use.insert.rawValue]
    unsafe sqlite3_bind_int64(statement, 1, Int64(1 << 32 | record.sequence))
    unsafe sqlite3_bind_text(statement, 2, record.session, -1, csqlite_copied())
    unsafe sqlite3_bind_int64(statement, 3, Int64(record.sequence))
    unsafe sqlite3_bind_text(statement, 4, record.event, -1, csqlite_copied())
    unsafe sqlite3_bind_int64(statement, 5, Int64(record.time))
    let code = unsafe record.content.withUnsafeBytes { bytes in
      unsafe sqlite3_bind_blob(statement, 6, bytes.baseAddress, Int32(bytes.count), nil)
      return unsafe sqlite3_step(statement)
    }
    unsafe sqlite3_reset(statement)
    try check(code, SQLITE_DONE)
  }

  /// Reads every column of the first rows, then deletes these rows in one transaction.
  ///
  /// - Returns: The number of rows.
  package func readAndDelete(_ limit: Int) throws(Fault) -> Int {
    let statement = unsafe statements[Use.select.rawValue]
    unsafe sqlite3_bind_int64(statement, 1, Int64(limit))
    var (ids, code) = ([Int64](), unsafe sqlite3_step(statement))
    while code == SQLITE_ROW {
      unsafe ids.append(sqlite3_column_int64(statement, 0))
      for column in Int32(1)..<8 { unsafe _ = sqlite3_column_blob(statement, column) }
      code = unsafe sqlite3_step(statement)
    }
    unsafe sqlite3_reset(statement)
    try check(code, SQLITE_DONE)
    try run(.begin)
    for id in ids {
      unsafe sqlite3_bind_int64(statements[Use.delete.rawValue], 1, id)
      try run(.delete)
    }
    try run(.commit)
    return ids.count
  }

  private func run(_ use: Use) throws(Fault) {
    let statement = unsafe statements[use.rawValue]
    let code = unsafe sqlite3_step(statement)
    unsafe sqlite3_reset(statement)
    try check(code, SQLITE_DONE)
  }

  private func check(_ code: Int32, _ wanted: Int32) throws(Fault) {
    guard code != wanted else { return }
    throw Fault(reason: unsafe String(cString: sqlite3_errmsg(handle)))
  }
}

/// Foundation's encoder, a baseline of the bench.
package struct FoundationJSON {
  private let encoder = JSONEncoder()

  /// An encoder with sorted keys, like an event's encoder.
  package init() {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Returns the size of the value's JSON in bytes.
  package func size(of value: some Encodable) throws -> Int { try encoder.encode(value).count }
}
