import MiniUI

/// The position of an element, which distinguishes elements with similar paths.
enum ElementPosition {
  /// Returns the selected segment, the index in a tab bar, or the cell's `section:row` (SA-P20).
  ///
  /// A segmented control without a selection has the position of its cell, like any other view.
  static func position(of view: View, _ kind: ElementKind?, in cell: CellPath?) -> String? {
    position(of: LivingElement(view), kind, in: cell)
  }

  /// Returns the index path of the cell that a view is, or is inside; nil if absent.
  static func cellPath(around view: View) -> CellPath? { cellPath(around: LivingElement(view)) }

  /// Returns the position of a snapshot's element.
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
