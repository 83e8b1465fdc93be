/// The cached answers of the data source.
extension ListView {
  /// The number of rows in each section; asks the data source if needed.
  final var loadedCounts: [Int] {
    if let counts { return counts }
    let new = askCounts()
    counts = new
    return new
  }

  /// The frames of the content; recomputed after a reload and for another width.
  final var loadedGeometry: ListGeometry {
    for _ in 0..<Self.mostBeginnings {
      if let geometry, geometry.width == bounds.width { return geometry }
      let new = makeGeometry(loadedCounts)
      geometry = new
      // The delegate may be notified of scrolling and change the rows.
      show(new)
    }
    endRestlessApp()
    return makeGeometry(loadedCounts)
  }

  /// True if the row exists in the cached counts.
  final func contains(_ path: CellPath) -> Bool {
    let counts = loadedCounts
    return counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section]
  }

  /// Discards all answers of the data source (TV-7).
  final func forgetData() {
    forgetPress()
    selection.removeAll()
    rowsDidMove { _ in nil }
    counts = nil
    hasForgottenCells = true
    geometryDidChange()
  }

  /// Discards the frames, but keeps the data source's answers.
  final func geometryDidChange() {
    geometry = nil
    revision += 1
    setNeedsLayout()
  }

  /// Sets the content size and scrolls back from beyond its end.
  private func show(_ geometry: ListGeometry) {
    contentSize = Size(width: geometry.width, height: contentHeight(geometry))
    let last = max(0, contentSize.height - bounds.height)
    if contentOffset.y > last { contentOffset = Point(x: contentOffset.x, y: last) }
  }
}
