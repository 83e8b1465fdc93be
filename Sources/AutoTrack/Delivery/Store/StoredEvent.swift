/// A row of the table `events`.
package struct StoredEvent: Equatable {
  /// The key: its order is the order in which rows are sent.
  package let rowID: Int
  /// The batch with which it was spilled, or nil (S3.10).
  package let eventsID: String?
  /// Whether it is on its way to a server.
  package let isSending: Bool
  /// What was stored.
  package let record: Record

  /// What is read of the table, in this order.
  static let columnNames = [
    "id", "eventsID", "state", "session", "sequence", "event", "time", "content",
  ]
  /// The same as a query names them.
  static let columns = columnNames.joined(separator: ", ")

  /// The key of the row that a statement stands at.
  static func rowID(_ row: Statement) -> Int { row.integer(0) }

  /// Whether that row is on its way.
  static func isSending(_ row: Statement) -> Bool { row.integer(2) != 0 }

  /// The session of that row's record.
  static func session(_ row: Statement) -> String { row.text(3) }

  /// Takes the columns of the row that a statement stands at.
  init(_ row: Statement) {
    rowID = Self.rowID(row)
    eventsID = row.isNull(1) ? nil : row.text(1)
    isSending = Self.isSending(row)
    record = Record(
      session: Self.session(row), sequence: row.integer(4), event: row.text(5),
      time: row.integer(6), content: row.bytes(7))
  }

  /// Takes the parts as they are.
  init(rowID: Int, eventsID: String?, isSending: Bool = false, record: Record) {
    self.rowID = rowID
    self.eventsID = eventsID
    self.isSending = isSending
    self.record = record
  }
}
