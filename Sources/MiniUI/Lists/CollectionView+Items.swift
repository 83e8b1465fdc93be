/// What is in the collection, and what of it is on display.
extension CollectionView {
  /// How many items a section has, as the data source has said.
  public final func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cell of an item; `nil` unless it is on display (TV-8).
  public final func cellForItem(at path: CellPath) -> CollectionViewCell? {
    tileIfNeeded()
    return shownCell(at: path) as? CollectionViewCell
  }

  /// The cells on display, in index order (TV-8).
  public final var visibleCells: [CollectionViewCell] {
    laidOutCells.compactMap { $0 as? CollectionViewCell }
  }

  /// The items on display, in index order (TV-8).
  public final var indexPathsForVisibleItems: [CellPath] { laidOutCells.compactMap(\.indexPath) }

  /// The item that a cell on display shows.
  public final func indexPath(for cell: CollectionViewCell) -> CellPath? {
    cell.list === self ? cell.indexPath : nil
  }

  /// The header or footer of a section, if it is on display.
  public final func supplementaryView(at place: ListPlace) -> CollectionReusableView? {
    tileIfNeeded()
    return shownSectionView(at: place) as? CollectionReusableView
  }

  /// Scrolls an item into view (T214).
  public final func scrollToItem(at path: CellPath, at position: ScrollPosition) {
    scroll(to: path, at: position)
  }
}
