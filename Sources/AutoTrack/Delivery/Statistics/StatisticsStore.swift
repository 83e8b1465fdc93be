/// What counts things beyond the end of the app (S4.5).
public protocol StatisticsStore: AnyObject {
  /// Counts one thing more, in the row with its key.
  func add(_ row: StatisticsRow) throws(StoreFault)

  /// Everything that has been counted, in the order in which keys came up.
  func rows() throws(StoreFault) -> [StatisticsRow]

  /// Takes away what a server has; what has been counted since then stays.
  func remove(_ sent: [StatisticsRow]) throws(StoreFault)
}

extension StatisticsTable: StatisticsStore {}
