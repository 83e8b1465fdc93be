/// A path that did not hold: which change moved it, from where to where.
public struct PathMoved: Error, Sendable, CustomStringConvertible {
  /// The change in words: a mutation, or what was done to the running app.
  public let change: String
  /// Which of the changes it was, from 1.
  public let number: Int
  /// How many changes were to be tried.
  public let count: Int
  /// What the test called the element.
  public let query: ElementQuery
  /// The element as it was just before the change.
  public let before: ViewTree.Element
  /// The tree after the change.
  public let treeAfter: ViewTree
  /// The element after the change; nil when it is gone.
  public let after: ViewTree.Element?
  /// Where the element was.
  public let old: ViewTree.Location
  /// Where the element is; nil when it is gone.
  public let new: ViewTree.Location?

  /// The change, both locations, and both trees with the element marked.
  public var description: String {
    """
    \(query) moved when change \(number) of \(count) was made: \(change)
      was  \(old)
      is   \(new.map(\.description) ?? "nowhere: it is gone")
    before
    \(before.tree.description(marking: before))
    after
    \(treeAfter.description(marking: after))
    """
  }
}
