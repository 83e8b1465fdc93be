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

/// Reuse: TV-9.
extension TableView {
  /// Registers the class of cells with an identifier.
  public final func register(
    _ class: DynamicClass?, forCellReuseIdentifier identifier: String
  ) {
    register(`class`, as: identifier, kind: "cell")
  }

  /// Registers the class of headers and footers with an identifier.
  public final func register(
    _ class: DynamicClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    register(`class`, as: identifier, kind: "section")
  }

  /// A cell that has left the display, or one of the registered class, or nothing.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    dequeueCell(identifier) as? TableViewCell
  }

  /// A cell in any case; without a registered class the app crashes.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for path: CellPath
  ) -> TableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    table.raise(
      .inconsistency(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard"))
    return TableViewCell(in: process)
  }

  /// A header or footer that has left the display, or one of the registered class, or nothing.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    dequeueSectionView(identifier, kind: "section") as? TableViewHeaderFooterView
  }
}

/// Updates: TV-12.
extension TableView {
  /// Begins a batch that ``endUpdates()`` ends.
  public final func beginUpdates() { beginBatch() }

  /// Ends a batch; what the data source then says must fit what was told (TV-12).
  public final func endUpdates() { endBatch() }

  /// Rows have come; the paths count as after the batch.
  public final func insertRows(at paths: [CellPath]) { update { $0.inserted += paths } }

  /// Rows have gone; the paths count as before the batch.
  public final func deleteRows(at paths: [CellPath]) { update { $0.deleted += paths } }

  /// Rows are to be asked for again; the selection of others stays (TV-7).
  public final func reloadRows(at paths: [CellPath]) { update { $0.reloaded += paths } }

  /// A row has got another place.
  public final func moveRow(at path: CellPath, to target: CellPath) {
    update { $0.moved.append((path, target)) }
  }
}
