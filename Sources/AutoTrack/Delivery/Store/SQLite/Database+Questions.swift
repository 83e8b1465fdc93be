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
