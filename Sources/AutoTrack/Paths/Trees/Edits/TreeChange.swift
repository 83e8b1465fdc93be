/// The elements of a tree whose paths an edit may have changed.
///
/// A path depends on the facts of its element, of the views around it, and of the siblings and
/// subviews of these. Schemes keep to this; all other elements keep their paths.
package struct TreeChange: Sendable {
  /// The tree after the edit.
  package let tree: ViewTree
  package private(set) var isThere: [Bool]
  /// True by id for the elements whose paths may differ, new ones included.
  package private(set) var isAffected: [Bool]
  /// These elements in the order of the tree.
  package private(set) var affected: [ViewTree.Element] = []

  /// Compares a tree with an edit of it.
  package init(from old: ViewTree, to tree: ViewTree) {
    self.tree = tree
    isThere = Array(repeating: false, count: tree.nodes.count)
    isAffected = isThere
    // A scheme may read every controller, so a change of one affects the whole tree.
    var waiting = [(id: ViewTree.Node.screen, isInside: old.controllers != tree.controllers)]
    while let (id, isInside) = waiting.popLast() {
      let isChanged = isInside || tree.hasOtherSubviews(in: id, than: old)
      isThere[id] = true
      if isChanged, id != ViewTree.Node.screen {
        isAffected[id] = true
        affected.append(ViewTree.Element(tree, id))
      }
      for child in tree.nodes[id].children.reversed() { waiting.append((child, isChanged)) }
    }
  }
}

extension ViewTree {
  /// Returns true if an element has other subviews than before, or in another order, or if one of
  /// them has other facts.
  fileprivate func hasOtherSubviews(in id: Int, than old: ViewTree) -> Bool {
    let children = nodes[id].children
    return id >= old.nodes.count || children != old.nodes[id].children
      || !children.allSatisfy { hasSameFacts(of: $0, as: old) }
  }

  /// Returns true if all facts of a view itself are the same; copies neither node.
  fileprivate func hasSameFacts(of id: Int, as other: ViewTree) -> Bool {
    nodes[id].type === other.nodes[id].type && nodes[id].known === other.nodes[id].known
      && nodes[id].listPlace == other.nodes[id].listPlace
      && nodes[id].left == other.nodes[id].left
      && nodes[id].isHidden == other.nodes[id].isHidden
      && nodes[id].takesText == other.nodes[id].takesText
      && nodes[id].selectedSegment == other.nodes[id].selectedSegment
      && nodes[id].next == other.nodes[id].next
      && nodes[id].identifier == other.nodes[id].identifier
      && nodes[id].text == other.nodes[id].text && nodes[id].owner == other.nodes[id].owner
  }
}
