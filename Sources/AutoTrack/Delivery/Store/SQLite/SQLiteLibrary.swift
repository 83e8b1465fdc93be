import CSQLite

/// SQLite itself, which the whole program shares.
enum SQLiteLibrary {
  /// Whether SQLite counts no memory, which would cost a lock and a sum for each allocation.
  ///
  /// It can be told before its first use alone, and so before the first connection; a program that
  /// has used it for something else counts on.
  static let isConfigured = csqlite_count_no_memory() == SQLITE_OK
}
