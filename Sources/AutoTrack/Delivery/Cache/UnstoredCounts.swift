/// What has been counted and is not on the disk, because the store has refused it.
///
/// What a record tells is stored with that record, or not at all: a kill takes both or neither.
struct UnstoredCounts {
  /// What is told by records that only memory has.
  private var bound: [(id: Record.ID, row: StatisticsRow)] = []
  /// What waits for nothing but the store, each key once.
  private var free: [StatisticsRow] = []

  /// Everything is stored.
  init() {}

  /// Whether some of it is to be stored with records.
  var waitForRecords: Bool { !bound.isEmpty }

  /// The oldest row that may be stored by itself; nil if there is none.
  var first: StatisticsRow? { free.first }

  /// Keeps what a record tells until that is stored.
  mutating func add(_ row: StatisticsRow, with record: Record) { bound.append((record.id, row)) }

  /// Keeps what no record tells that is still to be stored.
  mutating func add(_ row: StatisticsRow) { free.add(row) }

  /// The first row that may be stored by itself has been.
  mutating func removeFirst() { free.removeFirst() }

  /// What some records tell, to be stored with them.
  func rows(of records: [Record]) -> [StatisticsRow] {
    guard !bound.isEmpty else { return [] }
    let ids = Set(records.map(\.id))
    return bound.filter { ids.contains($0.id) }.map(\.row)
  }

  /// Some records have been stored with what they tell.
  mutating func remove(of records: [Record]) {
    guard !bound.isEmpty else { return }
    let ids = Set(records.map(\.id))
    bound.removeAll { ids.contains($0.id) }
  }

  /// Records leave memory, the oldest first, and will never be stored: their rows wait alone.
  mutating func release(_ dropped: [Record.ID]) {
    guard !bound.isEmpty, !dropped.isEmpty else { return }
    let ids = Set(dropped)
    for entry in bound where ids.contains(entry.id) { free.add(entry.row) }
    bound.removeAll { ids.contains($0.id) }
  }

  /// What is told by records that are not in memory any more, and will never be stored, waits by
  /// itself: it has happened all the same.
  mutating func release(but records: [Record]) {
    let ids = Set(records.map(\.id))
    for entry in bound where !ids.contains(entry.id) { free.add(entry.row) }
    bound.removeAll { !ids.contains($0.id) }
  }
}
