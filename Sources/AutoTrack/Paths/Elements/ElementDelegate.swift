public import MiniUI

/// An app's own word on single elements.
public protocol ElementDelegate: AnyObject {
  /// Whether a click on the element is captured; yes, unless the app says otherwise.
  func shouldCapture(_ element: View) -> Bool
  /// Properties for a click on the element, or on the cell of a list; they win over all others.
  func properties(for element: View, at path: CellPath?) -> Properties
}

extension ElementDelegate {
  /// Yes.
  public func shouldCapture(_ element: View) -> Bool { true }
  /// None.
  public func properties(for element: View, at path: CellPath?) -> Properties { [:] }
}
