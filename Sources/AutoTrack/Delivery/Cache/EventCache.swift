import MiniUI

/// Records from their tracking to the server's answer: S3's double buffer (S3.10).
///
/// What waits is taken in parts, and a part leaves only when the server has it, or when it will
/// never arrive. What fails goes back to where it was, in the order of its making. To copy it for
/// each question would cost more than most answers, so that nobody can.
struct EventCache: ~Copyable {
  /// What nobody sends, in memory alone, in the order of its making.
  var waiting: [Record] = []
  /// What is under way.
  var flights: [Flight] = []
  /// What keeps records beyond the end of the app; nil while it does not open.
  private(set) var store: (any RecordStore)?
  /// How many records of a batch are stored together.
  let batchSize: Int
  private let limits: Limits
  private let opener: Opener?
  /// Is told what the store could not do.
  private let complain: (Diagnostics.Entry) -> Void
  private var debts = StoreDebts()
  private var counts = UnstoredCounts()
  /// Whether the store has refused to keep something, and has not kept anything since.
  private(set) var isStoreFailing = false
  /// Number of failed openings and failed operations of the store.
  private(set) var failureCount = 0
  /// Why the store did not open when that was tried last.
  private var openingFault: StoreFault?
  /// The store has refused records that memory still has.
  private var hasRefused = false
  /// The store has found its file damaged since it was opened.
  private var isDamaged = false
  /// Number of records in a damaged store, until it is open again.
  private var countBeforeDamage: Int?
  private var ids: Chance
  /// The records that the store has put aside, because they are damaged, since this was emptied.
  private var damaged: [Record.ID] = []

  /// Opens the store.
  typealias Opener = () throws(StoreFault) -> any RecordStore

  /// Empty, with a store that is open; draws the ids of what it stores from a stream of its own.
  init(
    _ store: (any RecordStore)?, batchSize: Int, limit: Int, ids: Chance,
    recordingTo complain: @escaping (Diagnostics.Entry) -> Void
  ) {
    self.init(
      opening: nil, batchSize: batchSize, Limits(besideStore: limit, withoutStore: limit),
      ids: ids, recordingTo: complain)
    self.store = store
  }

  /// Empty, and opens its store; one that does not open is tried again with ``retry()``.
  init(
    opening opener: Opener?, batchSize: Int, _ limits: Limits, ids: Chance,
    recordingTo complain: @escaping (Diagnostics.Entry) -> Void
  ) {
    (self.opener, self.batchSize, self.limits) = (opener, batchSize, limits)
    (self.ids, self.complain) = (ids, complain)
    open()
  }

  /// Whether there is a store, and it has done what it was last asked for.
  var isStoreWell: Bool { store != nil && !isStoreFailing }

  /// How much waits to be sent.
  var count: Waiting {
    Waiting(inMemory: waiting.count, stored: max(0, storedCount - storedElsewhere))
  }

  /// How many records are under way, also those that the store has dropped: they may still arrive.
  var inFlight: Int { flights.reduce(0) { $0 + $1.records.count } }

  /// What would be lost if the app were killed now.
  var unstored: [Record] { flights.filter { $0.stored == nil }.flatMap(\.records) + waiting }

  /// What the store has dropped while it was under way, as far as nobody knows whether it arrived.
  var lost: [Record.ID] {
    flights.flatMap { flight in flight.records.map(\.id).filter(flight.lost.contains) }
  }

  /// Adds the newest record; answers what had to be dropped for it.
  ///
  /// Where the store cannot keep it, memory does, up to its limit; what it has refused before goes
  /// first, so that a kill leaves no gap. What a record counts is stored with it, or by itself
  /// where it is to wait in memory.
  mutating func keep(
    _ record: Record, counting row: StatisticsRow?, inStore: Bool
  ) -> [Record.ID] {
    let isFirst = waiting.isEmpty && flights.allSatisfy { $0.stored != nil }
    if inStore, isFirst, let dropped = insert(record, counting: row) {
      settleCounts()
      return noteLoss(dropped)
    }
    waiting.append(record)
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

  /// Counts what no record tells that is still to be stored.
  mutating func count(_ row: StatisticsRow) {
    counts.add(row)
    settleCounts()
  }

  /// Counts what a record tells that waits in memory; what the store refuses waits with it.
  private mutating func count(_ row: StatisticsRow, toldBy record: Record) {
    settleCounts()
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

  /// Takes the oldest records out of memory, under an id.
  mutating func take(_ count: Int, as eventsID: String) -> [Record] {
    let records = Array(waiting.prefix(count))
    waiting.removeFirst(records.count)
    flights.append(Flight(name: .memory(eventsID), records: records))
    return records
  }

  /// Takes the oldest records of the store; nil if there are none, or the store cannot say so.
  mutating func takeStored(limit: Int) -> StoredBatch? {
    settleDebts()
    let batch = attempt("read") { store throws(StoreFault) in try store.batch(limit: limit) }
    for record in store?.takeDamaged() ?? [] {
      damaged.append(record.id)
      complain(.delivery(.recordDamaged(record.id, because: record.reason)))
    }
    guard let batch = batch ?? nil, !batch.records.isEmpty else { return nil }
    let marked: Void? = attempt("mark") { store throws(StoreFault) in
      try store.mark(batch, sending: true)
    }
    guard marked != nil else { return nil }
    flights.append(Flight(name: .stored, records: batch.records, stored: batch))
    return batch
  }

  /// The records that were put aside since this was asked before.
  mutating func takeDamaged() -> [Record.ID] {
    defer { damaged = [] }
    return damaged
  }

  /// Forgets a batch, or what stands at some places of it; answers those records.
  mutating func delete(_ name: BatchName, places: [Int]? = nil) -> RecordRanges {
    guard let places else { return RecordRanges(of: forget(name)) }
    guard let index = index(of: name) else { return RecordRanges() }
    let flight = flights[index]
    let over = RecordRanges(of: places.map { flight.records[$0] })
    let ids = Set(over.ids)
    if let batch = flight.stored { delete(batch.filter { ids.contains($0.id) }) }
    flights[index].remove(ids)
    if flights[index].records.isEmpty { flights.remove(at: index) }
    return over
  }

  /// Forgets a batch that will never arrive; answers its records.
  mutating func drop(_ name: BatchName) -> [Record.ID] { forget(name).map(\.id) }

  /// Forgets a batch as a whole; answers its records.
  private mutating func forget(_ name: BatchName) -> [Record] {
    guard let index = index(of: name) else { return [] }
    let flight = flights.remove(at: index)
    if let batch = flight.stored { delete(batch) }
    settleCounts()
    return flight.records
  }

  /// Puts a batch back; answers what had to be dropped meanwhile, or for it.
  mutating func requeue(_ name: BatchName) -> [Record.ID] {
    guard let index = index(of: name) else { return [] }
    let flight = flights.remove(at: index)
    if let batch = flight.stored {
      release(batch)
    } else {
      waiting += flight.records
      waiting.sort { $0.sequence < $1.sequence }
    }
    return flight.records.map(\.id).filter(flight.lost.contains)
      + (store == nil ? dropBeyondLimit() : [])
  }

  /// Stores everything that only memory has; answers what had to be dropped for it.
  ///
  /// What the store cannot keep stays where it is, up to the limit of memory.
  mutating func spill() -> [Record.ID] {
    let dropped = storeMemory() + dropBeyondLimit()
    hasRefused = !waiting.isEmpty || flights.contains { $0.stored == nil }
    settleCounts()
    return dropped
  }

  private mutating func storeMemory() -> [Record.ID] {
    var dropped: [Record.ID] = []
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

  /// Drops the oldest of what waits beyond the limit; called where the store has had its chance.
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

  /// Puts everything back that is under way, because no answer will be heard.
  mutating func requeueAll() -> [Record.ID] { flights.map(\.name).flatMap { requeue($0) } }

  /// Forgets what only memory has, as a kill does; answers it.
  mutating func forgetMemory() -> [Record.ID] {
    defer { (waiting, flights) = ([], []) }
    return unstored.map(\.id)
  }
}

/// A store that did not open, refused records or found its file damaged, and is tried again.
extension EventCache {
  /// Whether the store is open, and its file has not been found damaged.
  var isStoreUsable: Bool { store != nil && !isDamaged }

  /// Whether another attempt may store what only memory has.
  var awaitsStore: Bool {
    if !isStoreUsable { return opener != nil }
    return hasRefused && (!waiting.isEmpty || flights.contains { $0.stored == nil })
  }

  /// How many records the store has, or had when its file was found damaged.
  var storedCount: Int { store?.count ?? countBeforeDamage ?? 0 }

  /// Opens a store that is not open or whose file is damaged; nil if it has not been opened now.
  mutating func openAgain() -> Finding? {
    if isDamaged, let store {
      countBeforeDamage = store.count
      store.close()
      (self.store, isDamaged) = (nil, false)
    }
    guard store == nil, open() else { return nil }
    guard let before = countBeforeDamage.take() else {
      return Finding(inherited: store?.count ?? 0)
    }
    restoreFlights()
    return Finding(lost: max(0, before - (store?.count ?? 0)))
  }

  /// Opens the store; a fault is on record unless it is the one that was found before.
  @discardableResult
  private mutating func open() -> Bool {
    guard let opener else { return false }
    do throws(StoreFault) {
      store = try opener()
      (openingFault, isStoreFailing) = (nil, false)
      return true
    } catch {
      failureCount += 1
      if error != openingFault { complain(.delivery(.noStore(because: "\(error)"))) }
      openingFault = error
      return false
    }
  }

  /// What was under way when the file was found damaged is in the new one, too, and under way.
  private mutating func restoreFlights() {
    for index in flights.indices {
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

  /// The records of the store that nobody is to take: under way, or not to be there any more.
  private var storedElsewhere: Int {
    flights.reduce(unforgotten.count) {
      $0 + ($1.stored == nil ? 0 : $1.records.count - $1.lost.count)
    }
  }

  /// The records that the store has not been able to forget, though they are over.
  var unforgotten: RecordRanges { debts.unforgotten }

  /// Notes what the store has dropped; what is under way may still arrive, so that is not answered.
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

  /// Tells the store what it could not do before, in order, as far as it can now.
  private mutating func settleDebts() {
    while let debt = debts.first {
      guard attempt(debt.verb, debt.settle) != nil else { return }
      debts.removeFirst()
    }
  }

  /// Stores what has been counted and waits for no record, as far as the store takes it.
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

  /// What the store answers; nil where there is none or it cannot, which is on record.
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
      if error == .corrupt { isDamaged = true }
      complain(.delivery(.storeFailed(doing: verb, because: error)))
      return nil
    }
  }
}
