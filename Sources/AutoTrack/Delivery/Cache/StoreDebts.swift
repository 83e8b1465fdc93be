/// What a store could not do yet, in the order in which it was asked for.
struct StoreDebts {
  /// Something that the store still has to be told.
  enum Debt {
    /// These are not to be sent again.
    case delete(StoredBatch)
    /// Nobody sends these any more.
    case release(StoredBatch)
  }

  private var debts: [Debt] = []

  /// Nothing is owed.
  init() {}

  /// What the store is to be told next; nil for nothing.
  var first: Debt? { debts.first }

  /// The records that the store has not been able to forget, though they are over.
  var unforgotten: RecordRanges {
    var ranges = RecordRanges()
    for debt in debts {
      if case .delete(let batch) = debt { ranges.append(RecordRanges(of: batch.records)) }
    }
    return ranges
  }

  /// Notes what is to be done after everything else.
  mutating func add(_ debt: Debt) { debts.append(debt) }

  /// The first has been done.
  mutating func removeFirst() { debts.removeFirst() }
}

extension StoreDebts.Debt {
  /// What the store is to do.
  var verb: String {
    switch self {
    case .delete: "delete"
    case .release: "release"
    }
  }

  /// Has the store do it.
  func settle(in store: any RecordStore) throws(StoreFault) {
    switch self {
    case .delete(let batch): try store.delete(batch)
    case .release(let batch): try store.mark(batch, sending: false)
    }
  }
}
