/// Some stored rows that are sent together.
public struct StoredBatch: Equatable, Sendable {
  /// The batch with which all of them were spilled, or nil (S3.10).
  public let eventsID: String?
  /// The keys of the rows, in order.
  public let rowIDs: [Int]
  /// What is in the rows, in the same order.
  public let records: [Record]

  /// Nothing yet.
  init(eventsID: String?) {
    (self.eventsID, rowIDs, records) = (eventsID, [], [])
  }

  /// Takes the parts as they are.
  init(eventsID: String?, rowIDs: [Int], records: [Record]) {
    (self.eventsID, self.rowIDs, self.records) = (eventsID, rowIDs, records)
  }

  /// Gives each record its key.
  init(eventsID: String?, records: [Record], keys: inout RunNumbers) {
    self.init(eventsID: eventsID, rowIDs: records.map { keys.key(of: $0) }, records: records)
  }

  /// The rows of which a closure says yes: what a server has not taken, or has.
  public func filter(_ isWanted: (Record) -> Bool) -> StoredBatch {
    let wanted = zip(rowIDs, records).filter { isWanted($1) }
    return StoredBatch(eventsID: eventsID, rowIDs: wanted.map(\.0), records: wanted.map(\.1))
  }
}
