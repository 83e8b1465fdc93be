public import MiniUI

/// A delegate by which an app vetoes clicks on elements and adds properties to them.
public protocol ElementDelegate: AnyObject {
  /// Returns false to veto clicks on the element; the default is true.
  func shouldCapture(_ element: View) -> Bool
  /// Returns properties for clicks on the element, or on a list's cell; they win over all others.
  func properties(for element: View, at path: CellPath?) -> Properties
}

extension ElementDelegate {
  /// Returns true.
  public func shouldCapture(_ element: View) -> Bool { true }
  /// Returns no properties.
  public func properties(for element: View, at path: CellPath?) -> Properties { [:] }
}
