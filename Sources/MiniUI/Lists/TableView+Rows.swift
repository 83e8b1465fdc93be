/// The rows of a table and their visible cells.
extension TableView {
  /// Returns the number of rows in a section; 0 for an invalid section.
  public final func numberOfRows(inSection section: Int) -> Int {
    let counts = loadedCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Returns the cell of a row; `nil` unless it is visible (TV-8).
  public final func cellForRow(at path: CellPath) -> TableViewCell? {
    tileIfNeeded()
    return shownCell(at: path) as? TableViewCell
  }

  /// The visible cells, in index order (TV-8).
  public final var visibleCells: [TableViewCell] {
    laidOutCells.compactMap { $0 as? TableViewCell }
  }

  /// The visible rows, in index order (TV-8).
  public final var indexPathsForVisibleRows: [CellPath] { laidOutCells.compactMap(\.indexPath) }

  /// Returns the row that a visible cell shows.
  public final func indexPath(for cell: TableViewCell) -> CellPath? {
    cell.list === self ? cell.indexPath : nil
  }

  /// Returns the row at a point of the content.
  public final func indexPathForRow(at point: Point) -> CellPath? {
    loadedGeometry.paths(in: Rect(x: 0, y: point.y, width: bounds.width, height: 1)).first
  }

  /// Returns the frame of a row in the content, visible or not; `nil` for an invalid row.
  public final func rectForRow(at path: CellPath) -> Rect? {
    contains(path) ? loadedGeometry.rect(of: .cell(path)) : nil
  }

  /// Returns the header of a section if it is visible.
  public final func headerView(forSection section: Int) -> View? {
    tileIfNeeded()
    return shownSectionView(at: .header(section))
  }

  /// Returns the footer of a section if it is visible.
  public final func footerView(forSection section: Int) -> View? {
    tileIfNeeded()
    return shownSectionView(at: .footer(section))
  }

  /// Scrolls a row into view.
  public final func scrollToRow(at path: CellPath, at position: ScrollPosition) {
    scroll(to: path, at: position)
  }
}
