/// The operations that a store has failed to perform, in their order.
struct StoreDebts {
  enum Debt {
    /// Deletes records that must not be sent again.
    case delete(StoredBatch)
    /// Marks records as no longer in flight.
    case release(StoredBatch)
  }

  private var debts: [Debt] = []

  init() {}

  /// The next operation; nil if absent.
  var first: Debt? { debts.first }

  /// The finished records that the store has failed to delete.
  var unforgotten: RecordRanges {
    var ranges = RecordRanges()
    for debt in debts {
      if case .delete(let batch) = debt { ranges.append(RecordRanges(of: batch.records)) }
    }
    return ranges
  }

  mutating func add(_ debt: Debt) { debts.append(debt) }

  mutating func removeFirst() { debts.removeFirst() }
}

extension StoreDebts.Debt {
  /// The verb of the operation, for messages.
  var verb: String {
    switch self {
    case .delete: "delete"
    case .release: "release"
    }
  }

  func settle(in store: any RecordStore) throws(StoreFault) {
    switch self {
    case .delete(let batch): try store.delete(batch)
    case .release(let batch): try store.mark(batch, sending: false)
    }
  }
}

/// The statistics rows that are not stored, because the store has refused them.
///
/// The row of a record is stored with that record: a kill loses both or neither.
struct UnstoredCounts {
  private var bound: [(id: Record.ID, row: StatisticsRow)] = []
  /// The rows that can be stored alone, merged by key.
  private var free: [StatisticsRow] = []

  init() {}

  /// True if there are rows to be stored with records.
  var waitForRecords: Bool { !bound.isEmpty }

  /// The oldest row that can be stored alone; nil if absent.
  var first: StatisticsRow? { free.first }

  mutating func add(_ row: StatisticsRow, with record: Record) { bound.append((record.id, row)) }

  /// Keeps a row that can be stored alone.
  mutating func add(_ row: StatisticsRow) { free.add(row) }

  /// Removes the oldest row that can be stored alone.
  mutating func removeFirst() { free.removeFirst() }

  /// Returns the rows of some records, to be stored with them.
  func rows(of records: [Record]) -> [StatisticsRow] {
    guard !bound.isEmpty else { return [] }
    let ids = Set(records.map(\.id))
    return bound.filter { ids.contains($0.id) }.map(\.row)
  }

  /// Removes the rows of records, which were stored together.
  mutating func remove(of records: [Record]) {
    guard !bound.isEmpty else { return }
    let ids = Set(records.map(\.id))
    bound.removeAll { ids.contains($0.id) }
  }

  /// Releases the rows of dropped records, which are then stored alone.
  mutating func release(_ dropped: [Record.ID]) {
    guard !bound.isEmpty, !dropped.isEmpty else { return }
    let ids = Set(dropped)
    for entry in bound where ids.contains(entry.id) { free.add(entry.row) }
    bound.removeAll { ids.contains($0.id) }
  }

  /// Releases the rows of all records but these, which are still in memory.
  ///
  /// The interactions have happened, so the rows count without their records.
  mutating func release(but records: [Record]) {
    let ids = Set(records.map(\.id))
    for entry in bound where !ids.contains(entry.id) { free.add(entry.row) }
    bound.removeAll { !ids.contains($0.id) }
  }
}
