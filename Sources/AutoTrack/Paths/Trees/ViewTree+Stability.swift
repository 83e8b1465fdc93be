extension ViewTree {
  /// Throws unless an element keeps path and position under mutations, one after the other.
  ///
  /// ```swift
  /// try ViewTree(process).expectStable("#buy", under: .insert("UILabel", .before("#buy")))
  /// ```
  ///
  /// - Parameters:
  ///   - element: The element; it stays the same one, whatever it is called after a mutation.
  ///   - scheme: How paths are written.
  ///   - mutations: What is done to the tree; the first that moves the path is reported.
  /// - Throws: ``PathMoved``; ``ElementNotFound`` or ``MutationError`` for what is not there.
  public func expectStable(
    _ element: ElementQuery, by scheme: any PathScheme = DefaultPathScheme(),
    under mutations: Mutation...
  ) throws {
    try expectStable(element, by: scheme, under: mutations)
  }

  /// Throws unless an element keeps path and position under a list of mutations.
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
