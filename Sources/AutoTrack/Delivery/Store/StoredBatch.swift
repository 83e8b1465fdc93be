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
    precondition(
      rowIDs.count == records.count, "\(rowIDs.count) keys for \(records.count) records")
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
