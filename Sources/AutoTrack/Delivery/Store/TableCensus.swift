/// What a table of events holds when a store opens it, found in one look at each row.
struct TableCensus {
  /// How many rows there are.
  private(set) var count = 0
  /// Whether a process has died while rows of it were on their way.
  private(set) var hasSending = false
  /// The numbers of the runs that the rows are of.
  private(set) var runs = RunNumbers()

  /// Counts the row that a statement stands at.
  mutating func note(_ row: Statement) {
    count += 1
    if StoredEvent.isSending(row) { hasSending = true }
    runs.note(StoredEvent.rowID(row)) { StoredEvent.session(row) }
  }
}
