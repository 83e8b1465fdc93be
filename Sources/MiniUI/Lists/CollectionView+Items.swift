/// The items of a collection and their visible cells.
extension CollectionView {
  /// Returns the number of items in a section; 0 for an invalid section.
  public final func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Returns the cell of an item; `nil` unless it is visible (TV-8).
  public final func cellForItem(at path: CellPath) -> CollectionViewCell? {
    tileIfNeeded()
    return shownCell(at: path) as? CollectionViewCell
  }

  /// The visible cells, in index order (TV-8).
  public final var visibleCells: [CollectionViewCell] {
    laidOutCells.compactMap { $0 as? CollectionViewCell }
  }

  /// The visible items, in index order (TV-8).
  public final var indexPathsForVisibleItems: [CellPath] { laidOutCells.compactMap(\.indexPath) }

  /// Returns the item that a visible cell shows.
  public final func indexPath(for cell: CollectionViewCell) -> CellPath? {
    cell.list === self ? cell.indexPath : nil
  }

  /// Returns the header or footer of a section if it is visible.
  public final func supplementaryView(at place: ListPlace) -> CollectionReusableView? {
    tileIfNeeded()
    return shownSectionView(at: place) as? CollectionReusableView
  }

  /// Scrolls an item into view (T214).
  public final func scrollToItem(at path: CellPath, at position: ScrollPosition) {
    scroll(to: path, at: position)
  }
}
