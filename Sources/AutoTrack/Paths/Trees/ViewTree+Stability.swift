extension ViewTree {
  /// Throws if mutations change an element's path or position.
  ///
  /// ```swift
  /// try ViewTree(process).expectStable("#buy", under: .insert("UILabel", .before("#buy")))
  /// ```
  ///
  /// - Parameters:
  ///   - element: The element; it is found once, and followed through mutations by its id.
  ///   - scheme: The scheme of the paths.
  ///   - mutations: The mutations; the first that changes the path is reported.
  /// - Throws: ``PathMoved``; ``ElementNotFound`` or ``MutationError`` if something is missing.
  public func expectStable(
    _ element: ElementQuery, by scheme: any PathScheme = DefaultPathScheme(),
    under mutations: Mutation...
  ) throws {
    try expectStable(element, by: scheme, under: mutations)
  }

  /// Throws if a list of mutations changes an element's path or position.
  public func expectStable(
    _ query: ElementQuery, by scheme: any PathScheme = DefaultPathScheme(),
    under mutations: [Mutation]
  ) throws {
    var element = try element(query)
    let old = location(of: element, by: scheme)
    for (place, mutation) in mutations.enumerated() {
      let tree = try element.tree.applying(mutation)
      let after = tree.contains(element.id) ? Element(tree, element.id) : nil
      let new = after.map { tree.location(of: $0, by: scheme) }
      guard let after, new == old else {
        throw PathMoved(
          change: mutation.description, number: place + 1, count: mutations.count, query: query,
          before: element, treeAfter: tree, after: after, old: old, new: new)
      }
      element = after
    }
  }
}

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
  package let treeAfter: ViewTree
  /// The element after the change; nil if it was removed.
  public let after: ViewTree.Element?
  /// The place before the change.
  package let old: ViewTree.Location
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
