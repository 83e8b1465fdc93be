public import MiniUI
public import Wording

/// A store of records that survives the end of the app, such as the SQLite file of this package.
///
/// All operations are synchronous: a call that returns has stored its changes, and a call that
/// throws has changed nothing. Records have an order: later insertions come after earlier ones.
public protocol RecordStore: AnyObject {
  /// The number of records, including those in flight.
  var count: Int { get }

  /// Stores records after the existing ones; returns the oldest, which were dropped for them.
  ///
  /// The statistics rows are stored in the same transaction.
  func insert(_ records: [Record], counting rows: [StatisticsRow]) throws(StoreFault) -> [Record.ID]

  /// Does the same for records of a batch, in flight already or not: S3's file (S3.10).
  func spill(
    _ records: [Record], counting rows: [StatisticsRow], as eventsID: String, sending: Bool
  ) throws(StoreFault) -> SpilledBatch

  /// Returns up to `limit` of the oldest waiting records without mixing batches, or nil.
  func batch(limit: Int) throws(StoreFault) -> StoredBatch?

  /// Returns the records that ``batch(limit:)`` has quarantined since the last call.
  func takeDamaged() -> [DamagedRecord]

  /// Marks a batch as in flight or as waiting; opening a store resets all marks.
  func mark(_ batch: StoredBatch, sending: Bool) throws(StoreFault)

  /// Deletes records.
  func delete(_ batch: StoredBatch) throws(StoreFault)

  /// The table of counts; nil if the store has none.
  var counts: (any StatisticsStore)? { get }

  /// Releases the system's resources; later calls are invalid.
  func close()
}

extension RecordStore {
  /// Returns no records, for a store whose records cannot be damaged.
  public func takeDamaged() -> [DamagedRecord] { [] }

  /// Returns nil, for a store without statistics (S4).
  public var counts: (any StatisticsStore)? { nil }

  /// Does nothing, for a store without resources.
  public func close() {}
}

/// A record that is not as it was stored, and so cannot be sent.
public struct DamagedRecord: Equatable, Sendable {
  /// The id, as far as the key determines it.
  public let id: Record.ID
  /// The reason.
  public let reason: Sentence
}

/// Opens the store of a process's app with a configuration, at the start of each process.
///
/// Records that were in flight when the last process ended wait again. A thrown fault keeps records
/// in memory until a later attempt succeeds.
public typealias StoreOpener =
  (AppProcess, DeliveryConfiguration) throws(StoreFault) -> any RecordStore

/// A store that forwards to another one by default.
package protocol PassingStore: RecordStore {
  var store: any RecordStore { get }
}

extension PassingStore {
  package var count: Int { store.count }

  package var counts: (any StatisticsStore)? { store.counts }

  package func insert(
    _ records: [Record], counting rows: [StatisticsRow]
  ) throws(StoreFault) -> [Record.ID] {
    try store.insert(records, counting: rows)
  }

  package func spill(
    _ records: [Record], counting rows: [StatisticsRow], as eventsID: String, sending: Bool
  ) throws(StoreFault) -> SpilledBatch {
    try store.spill(records, counting: rows, as: eventsID, sending: sending)
  }

  package func batch(limit: Int) throws(StoreFault) -> StoredBatch? {
    try store.batch(limit: limit)
  }

  package func takeDamaged() -> [DamagedRecord] { store.takeDamaged() }

  package func mark(_ batch: StoredBatch, sending: Bool) throws(StoreFault) {
    try store.mark(batch, sending: sending)
  }

  package func delete(_ batch: StoredBatch) throws(StoreFault) { try store.delete(batch) }

  package func close() { store.close() }
}
