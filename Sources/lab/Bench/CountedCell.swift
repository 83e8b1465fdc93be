import MiniUI

/// A cell that is counted as long as it exists.
final class CountedCell: TableViewCell {
  /// Where it is counted.
  var census: CellCensus? { didSet { census?.living += 1 } }

  deinit { census?.living -= 1 }
}
