/// The visible cells.
extension ListView {
  /// Returns the cell of a visible row (TV-8); logarithmic in the number of visible cells.
  public final func shownCell(at path: CellPath) -> ReusableView? {
    let index = shown.partitionPoint { $0.indexPath.map { $0 < path } ?? true }
    guard index < shown.count, shown[index].indexPath == path else { return nil }
    return shown[index]
  }

  /// The visible cells in index order, after pending layout.
  final var laidOutCells: [ReusableView] {
    tileIfNeeded()
    return shown
  }

  final func tileIfNeeded() { if needsLayout { layOutWithin() } }
}
