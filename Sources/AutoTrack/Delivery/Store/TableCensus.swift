/// The facts about a table of events that one scan finds when a store is opened.
struct TableCensus {
  private(set) var count = 0
  /// True if rows were in flight when the last process died.
  private(set) var hasSending = false
  private(set) var runs = RunNumbers()

  /// Counts the current row of a statement.
  mutating func note(_ row: Statement) {
    count += 1
    if StoredEvent.isSending(row) { hasSending = true }
    runs.note(StoredEvent.rowID(row)) { StoredEvent.session(row) }
  }
}
