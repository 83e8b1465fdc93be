import MiniUI

/// Which of many like it an element is: what tells elements apart whose paths are alike.
enum ElementPosition {
  /// The selected segment, the index in a tab bar, or `section:row` of the cell around (SA-P20).
  ///
  /// A segmented control without a selection has the place of its cell, like any other view.
  static func position(of view: View, _ kind: ElementKind?, in cell: CellPath?) -> String? {
    position(of: LivingElement(view), kind, in: cell)
  }

  /// The place of the cell that a view is, or is in.
  static func cellPath(around view: View) -> CellPath? { cellPath(around: LivingElement(view)) }

  /// The position of an element of a snapshot.
  static func position(of element: ViewTree.Element) -> String? {
    position(of: element, element.type.kind, in: cellPath(around: element))
  }

  private static func position<Element: PathElement>(
    of element: Element, _ kind: ElementKind?, in cell: CellPath?
  ) -> String? {
    switch kind {
    case .segmentedControl: element.selectedSegment.map(String.init) ?? cell?.description
    case .tabBarButton, .segment:
      element.parent.map { String(element.indexAmongSameClass(in: $0)) } ?? cell?.description
    case nil: cell?.description
    }
  }

  private static func cellPath<Element: PathElement>(around element: Element) -> CellPath? {
    var next: Element? = element
    while let current = next {
      if let path = current.listPlace?.path { return path }
      next = current.parent
    }
    return nil
  }
}
