/// Addition of rows with equal keys (S4.5).
extension [StatisticsRow] {
  /// Adds a later row to the row with its key, or appends it.
  mutating func add(_ row: StatisticsRow) {
    if let place = firstIndex(where: { $0.hasKey(of: row) }) {
      self[place].add(row)
    } else {
      append(row)
    }
  }
}

extension StatisticsRow {
  /// Returns true if both rows have the same kind, screen and element.
  func hasKey(of other: StatisticsRow) -> Bool {
    (kind, screen, element) == (other.kind, other.screen, other.element)
  }

  fileprivate mutating func add(_ later: StatisticsRow) {
    count += later.count
    add(seconds: later.seconds)
    (function, lastTime) = (later.function, max(lastTime, later.lastTime))
  }
}
