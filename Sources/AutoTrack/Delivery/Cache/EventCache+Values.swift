/// The small values of the cache: batches under way, limits, and what an opening finds.
extension EventCache {
  /// A batch that is under way.
  struct Flight {
    /// The batch's name.
    let name: BatchName
    /// Its records, those included that the store had to drop meanwhile.
    var records: [Record]
    /// The batch in the store; nil while only memory has the records.
    var stored: StoredBatch?
    /// The records that the store has dropped while they were under way.
    var lost: Set<Record.ID> = []
  }

  /// The most records that wait in memory: beside a store that refuses them, and without a store.
  struct Limits {
    let besideStore: Int
    let withoutStore: Int
  }

  /// The result of opening a store again.
  struct Finding {
    /// Number of records that earlier processes left in the store.
    var inherited = 0
    /// Number of records lost with a damaged file.
    var lost = 0
  }
}

extension EventCache.Flight {
  /// Takes some records out.
  mutating func remove(_ ids: Set<Record.ID>) {
    stored = stored?.filter { !ids.contains($0.id) }
    records.removeAll { ids.contains($0.id) }
    lost.subtract(ids)
  }
}
