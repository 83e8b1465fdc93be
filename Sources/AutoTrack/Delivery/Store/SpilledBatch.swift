/// What became of records that were stored together.
public struct SpilledBatch: Equatable, Sendable {
  /// The records, where they are now.
  public let batch: StoredBatch
  /// The oldest records, which had to go for them.
  public let dropped: [Record.ID]

  /// Takes both as they are.
  public init(batch: StoredBatch, dropped: [Record.ID]) {
    self.batch = batch
    self.dropped = dropped
  }
}
