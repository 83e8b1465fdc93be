/// What the data source has said, and for how long that holds.
extension ListView {
  /// How many rows each section has; asked for if need be.
  final var loadedCounts: [Int] {
    if let counts { return counts }
    let new = askCounts()
    counts = new
    return new
  }

  /// Where everything lies; laid out anew after a reload and in another width.
  final var loadedGeometry: ListGeometry {
    for _ in 0..<Self.mostBeginnings {
      if let geometry, geometry.width == bounds.width { return geometry }
      let new = makeGeometry(loadedCounts)
      geometry = new
      // The delegate may hear that the list has scrolled, and change the rows.
      show(new)
    }
    endRestlessApp()
    return makeGeometry(loadedCounts)
  }

  /// Whether the list has a row, as far as it knows.
  final func contains(_ path: CellPath) -> Bool {
    let counts = loadedCounts
    return counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section]
  }

  /// Forgets everything that the data source has said (TV-7).
  final func forgetData() {
    forgetPress()
    selection.removeAll()
    rowsDidMove { _ in nil }
    counts = nil
    hasForgottenCells = true
    geometryDidChange()
  }

  /// Asks for another layout, with what the data source has said before.
  final func geometryDidChange() {
    geometry = nil
    revision += 1
    setNeedsLayout()
  }

  /// Takes the size of the content, and scrolls back what would lie beyond its end.
  private func show(_ geometry: ListGeometry) {
    contentSize = Size(width: geometry.width, height: contentHeight(geometry))
    let last = max(0, contentSize.height - bounds.height)
    if contentOffset.y > last { contentOffset = Point(x: contentOffset.x, y: last) }
  }
}
