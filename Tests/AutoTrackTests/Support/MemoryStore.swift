@testable import AutoTrack

/// Keeps records in an array, throws on request, and outlives the processes that use it.
final class MemoryStore: RecordStore {
  /// A record with its state.
  struct Row: Equatable {
    let id: Int
    let record: Record
    let eventsID: String?
    var isSending: Bool
  }

  /// The records, the oldest first.
  private(set) var rows: [Row] = []
  /// The fault that every call except `count` and `close` throws.
  var fault: StoreFault? {
    didSet { counted.fault = fault }
  }
  /// The maximum number of records; new ones evict the oldest that wait.
  var limit = Int.max
  private(set) var isClosed = false
  /// True if new records also evict records in flight.
  var dropsEverything = false
  private var nextID = 1

  /// Opens the store with no record in flight, as after the end of a process.
  func open() -> MemoryStore {
    for place in rows.indices { rows[place].isSending = false }
    isClosed = false
    return self
  }

  var count: Int { rows.count }

  /// The table of counts, shared by all users of the store.
  let counted = MemoryCounts()
  var counts: (any StatisticsStore)? { counted }

  var ids: [Record.ID] { rows.map(\.record.id) }

  var sequences: [Int] { rows.map(\.record.sequence) }

  func insert(
    _ records: [Record], counting told: [StatisticsRow]
  ) throws(StoreFault) -> [Record.ID] {
    try add(records, told, nil, false)
  }

  func spill(
    _ records: [Record], counting told: [StatisticsRow], as eventsID: String, sending: Bool
  ) throws(StoreFault) -> SpilledBatch {
    let first = nextID
    let dropped = try add(records, told, eventsID, sending)
    let new = rows.filter { $0.id >= first }
    return SpilledBatch(
      batch: StoredBatch(eventsID: eventsID, rowIDs: new.map(\.id), records: new.map(\.record)),
      dropped: dropped)
  }

  func batch(limit: Int) throws(StoreFault) -> StoredBatch? {
    try check()
    let waiting = rows.filter { !$0.isSending }
    guard let first = waiting.first else { return nil }
    let batch = waiting.prefix(limit).prefix { $0.eventsID == first.eventsID }
    return StoredBatch(
      eventsID: first.eventsID, rowIDs: batch.map(\.id), records: batch.map(\.record))
  }

  func mark(_ batch: StoredBatch, sending: Bool) throws(StoreFault) {
    try check()
    for place in rows.indices where batch.rowIDs.contains(rows[place].id) {
      rows[place].isSending = sending
    }
  }

  func delete(_ batch: StoredBatch) throws(StoreFault) {
    try check()
    rows.removeAll { batch.rowIDs.contains($0.id) }
  }

  func close() { isClosed = true }

  /// Drops all records, as if the file had been removed.
  func dropEverything() { rows = [] }

  private func add(
    _ records: [Record], _ told: [StatisticsRow], _ eventsID: String?, _ sending: Bool
  ) throws(StoreFault) -> [Record.ID] {
    try check()
    for row in told { try counted.add(row) }
    for record in records {
      rows.append(Row(id: nextID, record: record, eventsID: eventsID, isSending: sending))
      nextID += 1
    }
    var dropped: [Record.ID] = []
    while rows.count > limit,
      let oldest = rows.firstIndex(where: { !$0.isSending || dropsEverything })
    {
      dropped.append(rows.remove(at: oldest).record.id)
    }
    return dropped
  }

  private func check() throws(StoreFault) {
    if let fault { throw fault }
  }
}

/// Keeps counts in an array and throws on request.
final class MemoryCounts: StatisticsStore {
  /// The fault that every call throws.
  var fault: StoreFault?
  private(set) var sums: [StatisticsRow] = []

  func add(_ row: StatisticsRow) throws(StoreFault) {
    try check()
    sums.add(row)
  }

  func rows() throws(StoreFault) -> [StatisticsRow] {
    try check()
    return sums
  }

  func remove(_ sent: [StatisticsRow]) throws(StoreFault) {
    try check()
    sums.removeAll { row in sent.contains(row) }
  }

  private func check() throws(StoreFault) {
    if let fault { throw fault }
  }
}
