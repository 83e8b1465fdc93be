public import MiniUI

/// A scheme of view paths: it writes the place of a view as text.
public protocol PathScheme {
  /// The name in a configuration.
  static var id: String { get }
  /// Returns the path of a view.
  func path(of view: View) -> String
  /// Returns the path of a snapshot's element by the same rules.
  func path(of element: ViewTree.Element) -> String
  /// Returns the paths of a snapshot's elements in their order.
  func paths(of elements: [ViewTree.Element]) -> [String]
  /// Throws if a text is not a path of the scheme; the default accepts every text.
  func check(_ path: String) throws(ViewPathError)
  /// Returns a scheme with the same paths, which caches them.
  func cached() -> any PathScheme
}

extension PathScheme {
  /// Computes the path of each element separately.
  public func paths(of elements: [ViewTree.Element]) -> [String] {
    elements.map { path(of: $0) }
  }

  /// Accepts every text.
  public func check(_ path: String) throws(ViewPathError) {}
}
