import MiniUI

/// Which of many like it an element is: what tells elements apart whose paths are alike.
enum ElementPosition {
  /// The selected segment, the index in a tab bar, or `section:row` of the cell around (SA-P20).
  ///
  /// A segmented control without a selection has the place of its cell, like any other view.
  static func position(of view: View, _ kind: ElementKind?, in cell: CellPath?) -> String? {
    switch kind {
    case .segmentedControl: view.selectedSegment.map(String.init) ?? cell?.description
    case .tabBarButton, .segment:
      view.superview.map { String(view.indexAmongSameClass(in: $0)) } ?? cell?.description
    case nil: cell?.description
    }
  }

  /// The place of the cell that a view is, or is in.
  static func cellPath(around view: View) -> CellPath? {
    sequence(first: view, next: \.superview).lazy.compactMap(\.listPlace?.path).first
  }
}
