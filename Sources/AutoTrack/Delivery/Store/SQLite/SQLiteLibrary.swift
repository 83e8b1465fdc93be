import CSQLite

/// The library SQLite, shared by the whole program.
enum SQLiteLibrary {
  /// True if SQLite's memory statistics are off; they cost a lock for each allocation.
  ///
  /// This is only possible before the first use, and so before the first connection; in a program
  /// that has used SQLite before, the statistics stay on.
  static let isConfigured = csqlite_count_no_memory() == SQLITE_OK
}
