/// A path that a change has moved, with both places.
public struct PathMoved: Error, Sendable, CustomStringConvertible {
  /// The change in words: a mutation, or an action on the running app.
  public let change: String
  /// The number of the change, from 1.
  public let number: Int
  /// The number of changes to try.
  public let count: Int
  /// The query for the element.
  public let query: ElementQuery
  /// The element just before the change.
  public let before: ViewTree.Element
  /// The tree after the change.
  public let treeAfter: ViewTree
  /// The element after the change; nil if it was removed.
  public let after: ViewTree.Element?
  /// The place before the change.
  public let old: ViewTree.Location
  /// The place after the change; nil if the element was removed.
  public let new: ViewTree.Location?

  /// The change, both locations, and both trees with the element marked.
  public var description: String {
    """
    \(query) moved when change \(number) of \(count) was made: \(change)
      was  \(old)
      is   \(new.map(\.description) ?? "none: the element was removed")
    before
    \(before.tree.description(marking: before))
    after
    \(treeAfter.description(marking: after))
    """
  }
}
