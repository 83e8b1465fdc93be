import MiniUI

/// A cell that is counted while it exists.
final class CountedCell: TableViewCell {
  var census: CellCensus? { didSet { census?.living += 1 } }

  deinit { census?.living -= 1 }
}
