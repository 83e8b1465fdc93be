/// Which cells exist: those on the screen, and at most two more (TV-8, TV-9, T196).
extension ListView {
  /// Shows the cells and section views that the bounds reach, and takes the others away.
  final func tile() {
    guard !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    if counts == nil { retireEverything() }
    let geometry = loadedGeometry
    let paths = geometry.paths(in: bounds)
    retire { path in path.map { !paths.holds($0) } ?? true }
    showCells(at: paths, geometry)
    pool.trim(to: paths.count + 2 - shown.count)
    tileSectionViews(geometry)
  }

  /// Takes away the cells whose rows a condition names.
  final func retire(where isGone: (CellPath?) -> Bool) {
    let gone = shown.filter { isGone($0.indexPath) }
    guard !gone.isEmpty else { return }
    shown.removeAll { cell in gone.contains { $0 === cell } }
    for cell in gone { retire(cell) }
  }

  private func retire(_ cell: ReusableView) {
    let path = cell.indexPath
    cell.removeFromSuperview()
    cell.place = nil
    pool.add(cell)
    if let path { tell(.didEndDisplaying, cell, at: path) }
  }

  private func retireEverything() {
    retire { _ in true }
    retireSectionViews { _ in true }
  }

  private func showCells(at paths: [CellPath], _ geometry: ListGeometry) {
    for (index, path) in paths.enumerated() {
      let rect = displayedRect(geometry.rect(of: .cell(path)), at: path)
      if index < shown.count, shown[index].indexPath == path {
        shown[index].frame = rect
      } else {
        pool.trim(to: paths.count + 1 - shown.count)
        guard let cell = askCell(at: path) else { return refuseToShowNothing(at: path) }
        show(cell, at: path, rect, index)
      }
    }
  }

  private func show(_ cell: ReusableView, at path: CellPath, _ rect: Rect, _ index: Int) {
    cell.place = .cell(path)
    cell.frame = rect
    cell.look(selected: selection.contains(path))
    prepare(cell, at: path)
    shown.insert(cell, at: min(index, shown.count))
    tell(.willDisplay, cell, at: path)
    insertSubview(cell, at: 0)
  }

  private func refuseToShowNothing(at path: CellPath) {
    table.raise(
      .inconsistency(
        "\(self.class.name) failed to obtain a cell from its dataSource at index path \(path)"))
  }
}

/// What is on display.
extension ListView {
  /// The cell of a row that is on display (TV-8); logarithmic in the cells on display.
  public final func shownCell(at path: CellPath) -> ReusableView? {
    let index = shown.partitionPoint { $0.indexPath.map { $0 < path } ?? true }
    guard index < shown.count, shown[index].indexPath == path else { return nil }
    return shown[index]
  }

  /// The cells on display, in index order, after the layout that somebody may have asked for.
  final var laidOutCells: [ReusableView] {
    tileIfNeeded()
    return shown
  }

  /// Brings the display up to date before somebody reads it.
  final func tileIfNeeded() { if needsLayout { layoutIfNeeded() } }
}

extension [CellPath] {
  /// Whether a path is in this sorted list.
  fileprivate func holds(_ path: CellPath) -> Bool {
    let index = partitionPoint { $0 < path }
    return index < count && self[index] == path
  }
}
