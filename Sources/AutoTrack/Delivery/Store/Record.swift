/// An event as it is stored and sent: encoded once, with a unique id.
public struct Record: Equatable, Sendable {
  /// The id of a record, `run-sequence`.
  public typealias ID = String

  /// The id, by which a server recognises resent records.
  public var id: ID { "\(session)-\(sequence)" }
  /// The id of the run: 32 hex digits.
  package let session: String
  /// The number of the event in the run, from 1.
  public let sequence: Int
  /// The name of the event, or the kind of record.
  public let event: String
  /// The time in milliseconds since 1970, by the device's clock.
  public let time: Int
  /// The encoded event: JSON begins with `{`, protobuf with the tag of field 1 (0x0A).
  public let content: [UInt8]

  package init(session: String, sequence: Int, event: String, time: Int, content: [UInt8]) {
    self.session = session
    self.sequence = sequence
    self.event = event
    self.time = time
    self.content = content
  }
}

/// A row of the table `events`.
package struct StoredEvent: Equatable {
  /// The key, which also is the order of uploads.
  package let rowID: Int
  /// The id of the batch in which the record was spilled; nil for none (S3.10).
  package let eventsID: String?
  /// True while the record is in flight.
  package let isSending: Bool
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

  static func session(_ row: Statement) -> String { row.text(3) }

  init(_ row: Statement) {
    rowID = Self.rowID(row)
    eventsID = row.isNull(1) ? nil : row.text(1)
    isSending = Self.isSending(row)
    record = Record(
      session: Self.session(row), sequence: row.integer(4), event: row.text(5),
      time: row.integer(6), content: row.bytes(7))
  }
}

/// Stored rows that are sent together.
public struct StoredBatch: Equatable, Sendable {
  /// The id of the batch in which they were spilled; nil for none (S3.10).
  public let eventsID: String?
  /// The keys of the rows, in order.
  public let rowIDs: [Int]
  /// The records of the rows, in the same order.
  public let records: [Record]

  init(eventsID: String?) {
    (self.eventsID, rowIDs, records) = (eventsID, [], [])
  }

  /// Creates a batch of rows; a store chooses the keys.
  ///
  /// - Precondition: There are as many keys as records.
  public init(eventsID: String?, rowIDs: [Int], records: [Record]) {
    guard rowIDs.count == records.count else {
      fatalError("\(rowIDs.count) keys for \(records.count) records")
    }
    (self.eventsID, self.rowIDs, self.records) = (eventsID, rowIDs, records)
  }

  /// Creates a batch and assigns the keys of its records.
  init(eventsID: String?, records: [Record], keys: inout RunNumbers) {
    self.init(eventsID: eventsID, rowIDs: records.map { keys.key(of: $0) }, records: records)
  }

  /// Returns the rows whose records a closure accepts.
  public func filter(_ isWanted: (Record) -> Bool) -> StoredBatch {
    let wanted = zip(rowIDs, records).filter { isWanted($1) }
    return StoredBatch(eventsID: eventsID, rowIDs: wanted.map(\.0), records: wanted.map(\.1))
  }
}

/// The outcome of storing records as a batch.
public struct SpilledBatch: Equatable, Sendable {
  /// The stored records with their keys.
  public let batch: StoredBatch
  /// The oldest records, which were dropped for them.
  public let dropped: [Record.ID]

  /// Creates an outcome.
  public init(batch: StoredBatch, dropped: [Record.ID]) {
    self.batch = batch
    self.dropped = dropped
  }
}
