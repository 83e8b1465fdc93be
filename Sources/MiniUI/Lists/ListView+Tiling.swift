/// The set of existing cells: the visible ones and at most two more (TV-8, TV-9, T196).
extension ListView {
  /// Shows the cells and section views inside the bounds and removes all others.
  final func tile() {
    guard !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    for _ in 0..<Self.mostBeginnings where showWhatIsReached() { return }
    endRestlessApp()
  }

  /// Shows the visible part once; false if a callback has changed the rows, so that it restarts.
  private func showWhatIsReached() -> Bool {
    if hasForgottenCells { retireEverything() }
    let geometry = loadedGeometry
    let start = revision
    let paths = geometry.paths(in: bounds)
    retire { path in path.map { !paths.holds($0) } ?? true }
    // The callbacks of the removed cells may have reloaded or updated the list.
    guard !hasForgottenCells, start == revision, showCells(at: paths, geometry) else {
      return false
    }
    pool.trim(to: paths.count + 2 - shown.count)
    return tileSectionViews(geometry)
  }

  /// Removes the cells whose rows match.
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
    hasForgottenCells = false
    retire { _ in true }
    retireSectionViews { _ in true }
  }

  private func showCells(at paths: [CellPath], _ geometry: ListGeometry) -> Bool {
    let start = revision
    for (index, path) in paths.enumerated() {
      let rect = displayedRect(geometry.rect(of: .cell(path)), at: path)
      if index < shown.count, shown[index].indexPath == path {
        shown[index].frame = rect
      } else {
        pool.trim(to: paths.count + 1 - shown.count)
        let cell = askCell(at: path)
        // The data source has changed the rows, so the cell may belong to another one.
        guard start == revision else { return keep(cell) }
        guard let cell else { return refuseToShowNothing(at: path) }
        show(cell, at: path, rect, index)
      }
      guard start == revision else { return false }
    }
    return true
  }

  /// Returns a cell to the pool, because its row has moved since it was requested.
  private func keep(_ cell: ReusableView?) -> Bool {
    if let cell { pool.add(cell) }
    return false
  }

  /// Shows a cell, unless a callback has removed its row meanwhile.
  private func show(_ cell: ReusableView, at path: CellPath, _ rect: Rect, _ index: Int) {
    cell.place = .cell(path)
    cell.frame = rect
    cell.look(selected: selection.contains(path))
    prepare(cell, at: path)
    shown.insert(cell, at: min(index, shown.count))
    tell(.willDisplay, cell, at: path)
    if cell.place != nil { insertSubview(cell, at: 0) }
  }

  /// Raises for a missing cell; true, because a dead process needs no restart.
  private func refuseToShowNothing(at path: CellPath) -> Bool {
    table.raise(
      .inconsistency(
        "\(self.class.name) failed to obtain a cell from its dataSource at index path \(path)"))
    return true
  }
}

extension [CellPath] {
  /// True if the sorted list contains the path; binary search.
  fileprivate func holds(_ path: CellPath) -> Bool {
    let index = partitionPoint { $0 < path }
    return index < count && self[index] == path
  }
}
