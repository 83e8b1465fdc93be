extension ListView {
  /// Scrolls to a row, but not beyond the ends of the content (T214).
  final func scroll(to path: CellPath, at position: ScrollPosition) {
    guard contains(path) else { return refuseToScroll(to: path) }
    let rect = loadedGeometry.rect(of: .cell(path))
    let last = max(0, contentSize.height - bounds.height)
    contentOffset = Point(x: contentOffset.x, y: min(max(0, top(for: rect, position)), last))
  }

  private func top(for rect: Rect, _ position: ScrollPosition) -> Double {
    switch position {
    case .top: rect.minY
    case .middle: rect.midY - bounds.height / 2
    case .bottom: rect.maxY - bounds.height
    case .nearest: min(max(bounds.minY, rect.maxY - bounds.height), rect.minY)
    }
  }

  private func refuseToScroll(to path: CellPath) {
    table.raise(
      SimulatedException(
        name: "NSRangeException",
        reason: "-[\(self.class.name) scroll]: \(nouns.row) \(path) is beyond the bounds of the "
          + nouns.list))
  }
}

/// The target position of a row when code scrolls to it.
///
/// The numbers are those of `UITableViewScrollPosition`.
public enum ScrollPosition: Int, Hashable, Sendable {
  /// The nearest position at which the row is fully visible.
  case nearest
  /// The upper edge.
  case top
  /// The middle.
  case middle
  /// The lower edge.
  case bottom
}
