/// A row of the table `events`.
package struct StoredEvent: Equatable {
  /// The key, which also is the order of uploads.
  package let rowID: Int
  /// The id of the batch in which the record was spilled; nil for none (S3.10).
  package let eventsID: String?
  /// True while the record is in flight.
  package let isSending: Bool
  /// The record.
  package let record: Record

  /// The columns that are read, in this order.
  static let columnNames = [
    "id", "eventsID", "state", "session", "sequence", "event", "time", "content",
  ]
  static let columns = columnNames.joined(separator: ", ")

  /// Returns the key in the current row of a statement.
  static func rowID(_ row: Statement) -> Int { row.integer(0) }

  /// Returns true if the current row is in flight.
  static func isSending(_ row: Statement) -> Bool { row.integer(2) != 0 }

  /// Returns the run in the current row.
  static func session(_ row: Statement) -> String { row.text(3) }

  /// Reads the current row of a statement.
  init(_ row: Statement) {
    rowID = Self.rowID(row)
    eventsID = row.isNull(1) ? nil : row.text(1)
    isSending = Self.isSending(row)
    record = Record(
      session: Self.session(row), sequence: row.integer(4), event: row.text(5),
      time: row.integer(6), content: row.bytes(7))
  }

  init(rowID: Int, eventsID: String?, isSending: Bool = false, record: Record) {
    self.rowID = rowID
    self.eventsID = eventsID
    self.isSending = isSending
    self.record = record
  }
}
