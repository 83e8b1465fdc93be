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
  final func tileIfNeeded() { if needsLayout { layOutWithin() } }
}
