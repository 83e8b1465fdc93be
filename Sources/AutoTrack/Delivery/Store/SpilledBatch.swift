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
