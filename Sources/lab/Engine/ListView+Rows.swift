import MiniUI

/// What tables and collections have in common.
extension ListView {
  /// How many rows each section has.
  var counts: [Int] {
    (0..<numberOfSections).map { section in
      switch self {
      case let table as TableView: table.numberOfRows(inSection: section)
      case let items as CollectionView: items.numberOfItems(inSection: section)
      default: 0
      }
    }
  }

  /// Whether there is a row at a place.
  func has(_ place: CellPath) -> Bool {
    counts.indices.contains(place.section) && (0..<counts[place.section]).contains(place.row)
  }

  /// The places of the rows that are on display, in order.
  var visiblePaths: [CellPath] {
    let paths: [CellPath] =
      switch self {
      case let table as TableView: table.indexPathsForVisibleRows
      case let items as CollectionView: items.indexPathsForVisibleItems
      default: []
      }
    return paths.sorted()
  }
}
