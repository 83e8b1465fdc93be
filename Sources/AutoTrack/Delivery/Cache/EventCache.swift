import MiniUI

/// The records from their tracking to the server's answer: S3's double buffer (S3.10).
///
/// Records are sent in batches. A batch is removed when the server has acknowledged it, or when it
/// can never arrive; a failed one returns to its place, in the order of creation. The cache is not
/// copyable, because a copy for each query would cost more than most queries.
struct EventCache: ~Copyable {
  /// The records that only memory has and that are not in flight, in the order of creation.
  var waiting: [Record] = []
  var flights: [Flight] = []
  /// The record store; nil while it does not open.
  private(set) var store: (any RecordStore)?
  /// The number of records that are stored in one transaction.
  let batchSize: Int
  private let limits: Limits
  private let opener: Opener?
  /// Records the store's failures.
  private let complain: (Diagnostics.Entry) -> Void
  private var debts = StoreDebts()
  private var counts = UnstoredCounts()
  /// True after a failed operation of the store, until one succeeds.
  private(set) var isStoreFailing = false
  /// The number of failed openings and failed operations of the store.
  private(set) var failureCount = 0
  /// The fault of the last opening; nil if it succeeded.
  private var openingFault: StoreFault?
  /// True if the store has refused records that memory still has.
  private var hasRefused = false
  /// True if the open store has found its file damaged.
  private var isDamaged = false
  /// The number of records in a damaged store, until it is reopened.
  private var countBeforeDamage: Int?
  private var ids: Chance
  /// The records that the store has quarantined since the last `takeDamaged()`.
  private var damaged: [Record.ID] = []

  typealias Opener = () throws(StoreFault) -> any RecordStore

  /// Creates a cache with an open store; ids of stored batches have their own random stream.
  init(
    _ store: (any RecordStore)?, batchSize: Int, limit: Int, ids: Chance,
    recordingTo complain: @escaping (Diagnostics.Entry) -> Void
  ) {
    self.init(
      opening: nil, batchSize: batchSize, Limits(besideStore: limit, withoutStore: limit),
      ids: ids, recordingTo: complain)
    self.store = store
  }

  /// Creates a cache and opens its store; `openAgain()` retries a failed opening.
  init(
    opening opener: Opener?, batchSize: Int, _ limits: Limits, ids: Chance,
    recordingTo complain: @escaping (Diagnostics.Entry) -> Void
  ) {
    (self.opener, self.batchSize, self.limits) = (opener, batchSize, limits)
    (self.ids, self.complain) = (ids, complain)
    open()
  }

  /// True if the store is open and its last operation succeeded.
  var isStoreWell: Bool { store != nil && !isStoreFailing }

  /// The numbers of records that wait for an upload, in memory and in the store.
  var count: Waiting {
    Waiting(inMemory: waiting.count, stored: max(0, storedCount - storedElsewhere))
  }

  /// The number of records in flight, including those that the store has dropped.
  var inFlight: Int { flights.reduce(0) { $0 + $1.records.count } }

  /// The records that a kill would lose now.
  var unstored: [Record] { flights.filter { $0.stored == nil }.flatMap(\.records) + waiting }

  /// The records that the store has dropped in flight, whose outcome is unknown.
  var lost: [Record.ID] {
    flights.flatMap { flight in flight.records.map(\.id).filter(flight.lost.contains) }
  }

  /// Adds the newest record and returns the records that were dropped for it.
  ///
  /// If the store refuses it, memory keeps it, up to its limit; earlier refused records are stored
  /// first, so that a kill leaves no gap. A statistics row is stored with its record, or alone if
  /// the record is to wait in memory.
  mutating func keep(
    _ record: Record, counting row: StatisticsRow?, inStore: Bool
  ) -> [Record.ID] {
    // A record goes directly to the store only if all older ones are stored: the order is kept.
    let isFirst = waiting.isEmpty && flights.allSatisfy { $0.stored != nil }
    if inStore, isFirst, let dropped = insert(record, counting: row) {
      settleCounts()
      return noteLoss(dropped)
    }
    waiting.append(record)
    // Also if only its turn has not come: the next retry stores memory, the oldest record first.
    if inStore { hasRefused = true }
    if let row { inStore ? counts.add(row, with: record) : count(row, toldBy: record) }
    if inStore, !isFirst, store != nil { return spill() }
    return inStore || store == nil ? dropBeyondLimit() : []
  }

  private mutating func insert(_ record: Record, counting row: StatisticsRow?) -> [Record.ID]? {
    attempt("keep") { store throws(StoreFault) in
      try store.insert([record], counting: row.map { [$0] } ?? [])
    }
  }

  /// Stores a row that belongs to no unstored record, or keeps it until the store accepts it.
  mutating func count(_ row: StatisticsRow) {
    counts.add(row)
    settleCounts()
  }

  /// Stores the row of a record that waits in memory; a refused row waits with its record.
  private mutating func count(_ row: StatisticsRow, toldBy record: Record) {
    settleCounts()
    // A row that is left shows that the store refuses rows now; one more attempt would fail, too.
    guard counts.first == nil, let table = store?.counts else {
      return counts.add(row, with: record)
    }
    do throws(StoreFault) {
      try table.add(row)
    } catch {
      counts.add(row, with: record)
      complain(.delivery(.statisticsFailed(doing: "add", because: error)))
    }
  }

  /// Takes the oldest records in memory as a batch under an id.
  mutating func take(_ count: Int, as eventsID: String) -> [Record] {
    let records = Array(waiting.prefix(count))
    waiting.removeFirst(records.count)
    flights.append(Flight(name: .memory(eventsID), records: records))
    return records
  }

  /// Takes the oldest stored records as a batch; nil if the store is empty or fails.
  mutating func takeStored(limit: Int) -> StoredBatch? {
    // Failed deletions are repeated first: acknowledged records must not be resent.
    settleDebts()
    let batch = attempt("read") { store throws(StoreFault) in try store.batch(limit: limit) }
    for record in store?.takeDamaged() ?? [] {
      damaged.append(record.id)
      complain(.delivery(.recordDamaged(record.id, because: record.reason)))
    }
    guard let batch = batch ?? nil, !batch.records.isEmpty else { return nil }
    // Marked before it is sent: after a kill, the next process knows that it may have arrived.
    let marked: Void? = attempt("mark") { store throws(StoreFault) in
      try store.mark(batch, sending: true)
    }
    guard marked != nil else { return nil }
    flights.append(Flight(name: .stored, records: batch.records, stored: batch))
    return batch
  }

  /// Returns the records that were quarantined since the last call.
  mutating func takeDamaged() -> [Record.ID] {
    defer { damaged = [] }
    return damaged
  }

  mutating func delete(_ name: BatchName, indices: [Int]? = nil) -> RecordRanges {
    guard let indices else { return RecordRanges(of: forget(name)) }
    guard let index = index(of: name) else { return RecordRanges() }
    let flight = flights[index]
    let over = RecordRanges(of: indices.map { flight.records[$0] })
    let ids = Set(over.ids)
    // The rest of the batch stays in flight, because its answer is still to come.
    if let batch = flight.stored { delete(batch.filter { ids.contains($0.id) }) }
    flights[index].remove(ids)
    if flights[index].records.isEmpty { flights.remove(at: index) }
    return over
  }

  /// Deletes a batch that will never arrive; returns its records.
  mutating func drop(_ name: BatchName) -> [Record.ID] { forget(name).map(\.id) }

  /// Removes a batch from flight and store; returns its records.
  private mutating func forget(_ name: BatchName) -> [Record] {
    guard let index = index(of: name) else { return [] }
    let flight = flights.remove(at: index)
    if let batch = flight.stored { delete(batch) }
    settleCounts()
    return flight.records
  }

  /// Returns a batch to its place; returns the records that were dropped.
  mutating func requeue(_ name: BatchName) -> [Record.ID] {
    guard let index = index(of: name) else { return [] }
    let flight = flights.remove(at: index)
    if let batch = flight.stored {
      release(batch)
    } else {
      // Batches may return in any order.
      waiting += flight.records
      waiting.sort { $0.sequence < $1.sequence }
    }
    return flight.records.map(\.id).filter(flight.lost.contains)
      + (store == nil ? dropBeyondLimit() : [])
  }

  /// Stores all records of memory; returns the records that were dropped for them.
  ///
  /// Records that the store refuses stay in memory, up to its limit.
  mutating func spill() -> [Record.ID] {
    let dropped = storeMemory() + dropBeyondLimit()
    hasRefused = !waiting.isEmpty || flights.contains { $0.stored == nil }
    settleCounts()
    return dropped
  }

  private mutating func storeMemory() -> [Record.ID] {
    var dropped: [Record.ID] = []
    // Batches in flight are older than all waiting records, so a kill in between leaves no gap.
    for index in flights.indices where flights[index].stored == nil {
      guard case .memory(let eventsID) = flights[index].name,
        let spilled = store(flights[index].records, as: eventsID, sending: true)
      else { return dropped }
      flights[index].stored = spilled.batch
      dropped += noteLoss(spilled.dropped)
    }
    while !waiting.isEmpty {
      let records = Array(waiting.prefix(batchSize))
      guard let spilled = store(records, as: ids.hex(bytes: 16), sending: false) else { break }
      waiting.removeFirst(records.count)
      dropped += noteLoss(spilled.dropped)
    }
    return dropped
  }

  /// Drops the oldest waiting records beyond the limit; called after the store had its chance.
  private mutating func dropBeyondLimit() -> [Record.ID] {
    let limit = store == nil ? limits.withoutStore : limits.besideStore
    guard waiting.count > limit else { return [] }
    let surplus = waiting.prefix(waiting.count - limit).map(\.id)
    waiting.removeFirst(surplus.count)
    counts.release(surplus)
    return surplus
  }

  private mutating func store(
    _ records: [Record], as eventsID: String, sending: Bool
  ) -> SpilledBatch? {
    let rows = counts.rows(of: records)
    let spilled = attempt("keep") { store throws(StoreFault) in
      try store.spill(records, counting: rows, as: eventsID, sending: sending)
    }
    if spilled != nil { counts.remove(of: records) }
    return spilled
  }

  /// Returns all batches to their places, because no answers will arrive.
  mutating func requeueAll() -> [Record.ID] { flights.map(\.name).flatMap { requeue($0) } }

  /// Removes and returns the unstored records, as a kill would.
  mutating func forgetMemory() -> [Record.ID] {
    defer { (waiting, flights) = ([], []) }
    return unstored.map(\.id)
  }
}

/// Recovery of a store that did not open, refused records or has a damaged file.
extension EventCache {
  /// True if the store is open and its file has not been found damaged.
  var isStoreUsable: Bool { store != nil && !isDamaged }

  /// True if a retry may store records that only memory has.
  var awaitsStore: Bool {
    if !isStoreUsable { return opener != nil }
    return hasRefused && (!waiting.isEmpty || flights.contains { $0.stored == nil })
  }

  /// The number of records in the store, or when its file was found damaged.
  var storedCount: Int { store?.count ?? countBeforeDamage ?? 0 }

  /// Reopens a closed or damaged store; nil if it is usable already or does not open.
  mutating func openAgain() -> Finding? {
    if isDamaged, let store {
      countBeforeDamage = store.count
      store.close()
      (self.store, isDamaged) = (nil, false)
    }
    guard store == nil, open() else { return nil }
    // Records of a file that is reopened are in the account already; only the missing are lost.
    guard let before = countBeforeDamage.take() else {
      return Finding(inherited: store?.count ?? 0)
    }
    restoreFlights()
    return Finding(lost: max(0, before - (store?.count ?? 0)))
  }

  /// Opens the store; a fault is recorded unless it equals the last one.
  @discardableResult
  private mutating func open() -> Bool {
    guard let opener else { return false }
    do throws(StoreFault) {
      store = try opener()
      (openingFault, isStoreFailing) = (nil, false)
      return true
    } catch {
      failureCount += 1
      if error != openingFault { complain(.delivery(.noStore(because: error.sentence))) }
      openingFault = error
      return false
    }
  }

  /// Stores the batches in flight in a new file, and marks them as in flight.
  private mutating func restoreFlights() {
    for index in flights.indices {
      // Taken, so that a batch which the new file refuses counts as one of memory.
      guard let stored = flights[index].stored.take() else { continue }
      let name = stored.eventsID ?? ids.hex(bytes: 16)
      let records = stored.records
      guard let spilled = store(records, as: name, sending: true) else { continue }
      flights[index].stored = spilled.batch
      _ = noteLoss(spilled.dropped)
      _ = attempt("mark") { store throws(StoreFault) in
        try store.mark(spilled.batch, sending: true)
      }
    }
  }
}

extension EventCache {
  private func index(of name: BatchName) -> Int? { flights.firstIndex { $0.name == name } }

  /// The number of stored records that do not wait: in flight, or to be deleted.
  private var storedElsewhere: Int {
    flights.reduce(unforgotten.count) {
      $0 + ($1.stored == nil ? 0 : $1.records.count - $1.lost.count)
    }
  }

  /// The finished records that the store has failed to delete.
  var unforgotten: RecordRanges { debts.unforgotten }

  /// Notes records dropped by the store; returns those not in flight, whose loss is final.
  mutating func noteLoss(_ dropped: [Record.ID]) -> [Record.ID] {
    guard !dropped.isEmpty else { return [] }
    var rest = Set(dropped)
    for index in flights.indices where flights[index].stored != nil {
      let lost = flights[index].records.map(\.id).filter(rest.contains)
      flights[index].lost.formUnion(lost)
      rest.subtract(lost)
    }
    return dropped.filter(rest.contains)
  }

  private mutating func delete(_ batch: StoredBatch) {
    debts.add(.delete(batch))
    settleDebts()
  }

  private mutating func release(_ batch: StoredBatch) {
    debts.add(.release(batch))
    settleDebts()
  }

  /// Repeats failed operations of the store in order, until one fails again.
  private mutating func settleDebts() {
    while let debt = debts.first {
      guard attempt(debt.verb, debt.settle) != nil else { return }
      debts.removeFirst()
    }
  }

  /// Stores the rows that wait for no record, until the store refuses one.
  private mutating func settleCounts() {
    if counts.waitForRecords { counts.release(but: unstored) }
    guard let table = store?.counts else { return }
    while let row = counts.first {
      do throws(StoreFault) {
        try table.add(row)
      } catch {
        return complain(.delivery(.statisticsFailed(doing: "add", because: error)))
      }
      counts.removeFirst()
    }
  }

  /// Performs an operation of the store; nil, and a record of the fault, if it fails.
  private mutating func attempt<Answer>(
    _ verb: String, _ body: (any RecordStore) throws(StoreFault) -> Answer
  ) -> Answer? {
    guard let store else { return nil }
    do throws(StoreFault) {
      let answer = try body(store)
      isStoreFailing = false
      return answer
    } catch {
      isStoreFailing = true
      failureCount += 1
      // Only a damaged file is reopened, because that moves its contents into a new one.
      if error == .corrupt { isDamaged = true }
      complain(.delivery(.storeFailed(doing: verb, because: error)))
      return nil
    }
  }
}
