import MiniUI

/// The common interface of tables and collections.
extension ListView {
  /// The number of rows in each section.
  package var counts: [Int] {
    (0..<numberOfSections).map { section in
      switch self {
      case let table as TableView: table.numberOfRows(inSection: section)
      case let items as CollectionView: items.numberOfItems(inSection: section)
      default: 0
      }
    }
  }

  /// Returns true if there is a row at a position.
  func has(_ place: CellPath) -> Bool {
    counts.indices.contains(place.section) && (0..<counts[place.section]).contains(place.row)
  }

  /// The positions of the visible rows, in order.
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
