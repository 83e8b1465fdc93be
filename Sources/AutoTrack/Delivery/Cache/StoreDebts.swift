/// The operations that a store has failed to perform, in their order.
struct StoreDebts {
  /// An operation to repeat.
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
