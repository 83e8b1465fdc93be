/// What is asked of a database as a whole.
extension Database {
  /// The number that a query answers with; 0 if it answers nothing.
  func integer(_ sql: String) throws(StoreFault) -> Int {
    try first(sql) { $0.integer(0) } ?? 0
  }

  /// The text that a query answers with.
  func text(_ sql: String) throws(StoreFault) -> String {
    try first(sql) { $0.text(0) } ?? ""
  }

  /// What SQLite finds wrong with the file, page by page; nothing if it is whole.
  func integrityProblems() throws(StoreFault) -> [String] {
    let check = try once("PRAGMA integrity_check")
    defer { check.finish() }
    var problems: [String] = []
    while try check.next() { problems.append(check.text(0)) }
    return problems == ["ok"] ? [] : problems
  }

  /// Makes sure that the file is whole, without a look at what is in the rows.
  ///
  /// It is the only one: without its name, SQLite opens a file for what is temporary and checks it.
  func checkIntegrity() throws(StoreFault) {
    guard try text("PRAGMA main.quick_check(1)") == "ok" else { throw .corrupt }
  }

  /// Puts what is in the log into the file, so that the log needs no room.
  func emptyLog() throws(StoreFault) { try execute("PRAGMA wal_checkpoint(TRUNCATE)") }

  private func first<Answer>(
    _ sql: String, _ answer: (Statement) -> Answer
  ) throws(StoreFault) -> Answer? {
    let statement = try once(sql)
    defer { statement.finish() }
    return try statement.next() ? answer(statement) : nil
  }
}
