/// A table of counts that survives the end of the app (S4.5).
public protocol StatisticsStore: AnyObject {
  /// Adds a count to the row with its key.
  func add(_ row: StatisticsRow) throws(StoreFault)

  /// Returns the rows, in the order in which their keys appeared.
  func rows() throws(StoreFault) -> [StatisticsRow]

  /// Subtracts acknowledged rows; later counts stay.
  func remove(_ sent: [StatisticsRow]) throws(StoreFault)
}

extension StatisticsTable: StatisticsStore {}
