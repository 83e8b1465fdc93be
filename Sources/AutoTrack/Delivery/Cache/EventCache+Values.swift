/// The small values of the cache: batches in flight, limits, and the outcome of an opening.
extension EventCache {
  struct Flight {
    let name: BatchName
    /// The records, including those that the store has dropped in the meantime.
    var records: [Record]
    /// The batch in the store; nil while only memory has the records.
    var stored: StoredBatch?
    /// The records that the store has dropped while they were in flight.
    var lost: Set<Record.ID> = []
  }

  /// The maximum numbers of records in memory beside a failing store, and without a store.
  struct Limits {
    let besideStore: Int
    let withoutStore: Int
  }

  /// The outcome of reopening a store.
  struct Finding {
    /// The number of records that earlier processes left in the store.
    var inherited = 0
    /// The number of records lost with a damaged file.
    var lost = 0
  }
}

extension EventCache.Flight {
  mutating func remove(_ ids: Set<Record.ID>) {
    stored = stored?.filter { !ids.contains($0.id) }
    records.removeAll { ids.contains($0.id) }
    lost.subtract(ids)
  }
}

enum BatchName: Hashable, Sendable {
  /// A batch from memory, with a random id of 32 hex digits (S3.10).
  case memory(String)
  /// A batch from the store; there is at most one at a time (S3.11).
  case stored
}
