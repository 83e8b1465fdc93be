/// What is in the table, and what of it is on display.
extension TableView {
  /// How many rows a section has, as the data source has said.
  public final func numberOfRows(inSection section: Int) -> Int {
    let counts = loadedCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cell of a row; `nil` unless it is on display (TV-8).
  public final func cellForRow(at path: CellPath) -> TableViewCell? {
    tileIfNeeded()
    return shownCell(at: path) as? TableViewCell
  }

  /// The cells on display, in index order (TV-8).
  public final var visibleCells: [TableViewCell] {
    laidOutCells.compactMap { $0 as? TableViewCell }
  }

  /// The rows on display, in index order (TV-8).
  public final var indexPathsForVisibleRows: [CellPath] { laidOutCells.compactMap(\.indexPath) }

  /// The row that a cell on display shows.
  public final func indexPath(for cell: TableViewCell) -> CellPath? {
    cell.list === self ? cell.indexPath : nil
  }

  /// The row at a point of the content.
  public final func indexPathForRow(at point: Point) -> CellPath? {
    loadedGeometry.paths(in: Rect(x: 0, y: point.y, width: bounds.width, height: 1)).first
  }

  /// Where a row lies in the content, on display or not; `nil` if there is no such row.
  public final func rectForRow(at path: CellPath) -> Rect? {
    contains(path) ? loadedGeometry.rect(of: .cell(path)) : nil
  }

  /// The header of a section, if it is on display.
  public final func headerView(forSection section: Int) -> View? {
    tileIfNeeded()
    return shownSectionView(at: .header(section))
  }

  /// The footer of a section, if it is on display.
  public final func footerView(forSection section: Int) -> View? {
    tileIfNeeded()
    return shownSectionView(at: .footer(section))
  }

  /// Scrolls a row into view.
  public final func scrollToRow(at path: CellPath, at position: ScrollPosition) {
    scroll(to: path, at: position)
  }
}
