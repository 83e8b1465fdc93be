/// The small values of the cache: batches under way, limits, and what an opening finds.
extension EventCache {
  /// A batch that is under way.
  struct Flight {
    /// What it is known by.
    let name: BatchName
    /// Its records, those included that the store had to drop meanwhile.
    var records: [Record]
    /// Where the store has them; nil while only memory does.
    var stored: StoredBatch?
    /// The records that the store has dropped while they were under way.
    var lost: Set<Record.ID> = []
  }

  /// How many records may wait in memory: where the store refuses them, and where there is none.
  struct Limits {
    let besideStore: Int
    let withoutStore: Int
  }

  /// What an opening has found.
  struct Finding {
    /// How many records are in the store that no process since its launch has put there.
    var inherited = 0
    /// How many records a damaged file has lost.
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
