public import MiniUI

/// A way to write down where a view is.
public protocol PathScheme {
  /// The name that configuration uses.
  static var id: String { get }
  /// The path of a view, as text.
  func path(of view: View) -> String
  /// The path of an element of a snapshot, by the same rule.
  func path(of element: ViewTree.Element) -> String
  /// The paths of elements of one snapshot, in their order.
  func paths(of elements: [ViewTree.Element]) -> [String]
  /// Throws where a text is nothing that the scheme writes; one that does not say takes every text.
  func check(_ path: String) throws(ViewPathError)
  /// A scheme that writes the same paths, and keeps them as long as nothing changes.
  func cached() -> any PathScheme
}

extension PathScheme {
  /// The path of each element on its own.
  public func paths(of elements: [ViewTree.Element]) -> [String] {
    elements.map { path(of: $0) }
  }

  /// A scheme whose paths have no form that could be wrong.
  public func check(_ path: String) throws(ViewPathError) {}
}
