@testable import AutoTrack

/// Keeps records in an array, fails when it is told to, and outlives the processes that use it.
final class MemoryStore: RecordStore {
  /// A record, and what is known of it.
  struct Row: Equatable {
    let id: Int
    let record: Record
    let eventsID: String?
    var isSending: Bool
  }

  /// What is kept, the oldest first.
  private(set) var rows: [Row] = []
  /// What every call but `count` and `close` throws.
  var fault: StoreFault? {
    didSet { counted.fault = fault }
  }
  /// How many records there may be; the oldest that wait go for new ones.
  var limit = Int.max
  /// Whether somebody has closed it since it was opened last.
  private(set) var isClosed = false
  /// Whether what is being sent goes for new records, too.
  var dropsEverything = false
  private var nextID = 1

  /// Nobody sends anything any more, as after the death of a process.
  func open() -> MemoryStore {
    for place in rows.indices { rows[place].isSending = false }
    isClosed = false
    return self
  }

  var count: Int { rows.count }

  /// What is counted; everybody who asks gets the same.
  let counted = MemoryCounts()
  var counts: (any StatisticsStore)? { counted }

  /// The ids of what is kept.
  var ids: [Record.ID] { rows.map(\.record.id) }

  /// The numbers of the events that are kept.
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

  /// As if somebody had removed its file.
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

/// Counts in an array, and fails when it is told to.
final class MemoryCounts: StatisticsStore {
  /// What every call throws.
  var fault: StoreFault?
  /// What has been counted.
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
