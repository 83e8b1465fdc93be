/// What has the same key adds up (S4.5).
extension [StatisticsRow] {
  /// Adds what came later: to the row with its key, or as a row of its own.
  mutating func add(_ row: StatisticsRow) {
    if let place = firstIndex(where: { $0.hasKey(of: row) }) {
      self[place].add(row)
    } else {
      append(row)
    }
  }
}

extension StatisticsRow {
  /// Whether both count the same: the same kind on the same screen and element.
  func hasKey(of other: StatisticsRow) -> Bool {
    (kind, screen, element) == (other.kind, other.screen, other.element)
  }

  /// Adds what came later.
  fileprivate mutating func add(_ later: StatisticsRow) {
    count += later.count
    add(seconds: later.seconds)
    (function, lastTime) = (later.function, max(lastTime, later.lastTime))
  }
}
