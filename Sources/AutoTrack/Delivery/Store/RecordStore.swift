package import MiniUI

/// What keeps records beyond the end of the app.
///
/// Nothing of it is asynchronous: what has returned without a throw is kept, and what has thrown
/// has changed nothing.
public protocol RecordStore: AnyObject {
  /// How many records there are, those that are being sent included.
  var count: Int { get }

  /// Keeps records behind those that are there; the oldest that had to go for them are answered.
  ///
  /// What the records tell is counted with them: all of it is stored, or nothing.
  func insert(_ records: [Record], counting rows: [StatisticsRow]) throws(StoreFault) -> [Record.ID]

  /// The same for records that go out together, or are under way: S3's file (S3.10).
  func spill(
    _ records: [Record], counting rows: [StatisticsRow], as eventsID: String, sending: Bool
  ) throws(StoreFault) -> SpilledBatch

  /// The oldest records that nobody sends, at most so many; of one batch where they are of one.
  func batch(limit: Int) throws(StoreFault) -> StoredBatch?

  /// What ``batch(limit:)`` has found damaged and put aside since this was asked before.
  func takeDamaged() -> [DamagedRecord]

  /// Says that somebody sends the records, or nobody any more; a store that opens sends none.
  func mark(_ batch: StoredBatch, sending: Bool) throws(StoreFault)

  /// Forgets records.
  func delete(_ batch: StoredBatch) throws(StoreFault)

  /// What counts things beside the records; nil for a store that counts nothing.
  var counts: (any StatisticsStore)? { get }

  /// Gives back what it holds of the system; nothing may be asked of it afterwards.
  func close()
}

extension RecordStore {
  /// A store that keeps values as they are finds none damaged.
  public func takeDamaged() -> [DamagedRecord] { [] }
}

/// A record that cannot be sent, because it is not as it was stored.
public struct DamagedRecord: Equatable, Sendable {
  /// What it is known by, as far as its key tells it.
  public let id: Record.ID
  /// What is wrong with it.
  public let reason: String

  /// Takes both as they are.
  public init(id: Record.ID, reason: String) {
    (self.id, self.reason) = (id, reason)
  }
}

/// Opens the store of a process's app, as its configuration wants it.
package typealias StoreOpener =
  (AppProcess, DeliveryConfiguration) throws(StoreFault) -> any RecordStore
