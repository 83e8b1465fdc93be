/// The elements of a tree whose paths an edit may have changed.
///
/// A path depends on the facts of its element, of the views around it, and of the siblings and
/// subviews of these. Schemes keep to this; all other elements keep their paths.
package struct TreeChange: Sendable {
  /// The tree after the edit.
  package let tree: ViewTree
  /// True by id for the elements of the tree.
  let isThere: [Bool]
  /// The elements whose paths may differ, new ones included, in the order of the tree.
  let affected: [ViewTree.Element]
  /// True by id for these.
  let isAffected: [Bool]

  /// Compares a tree with an edit of it.
  package init(from old: ViewTree, to tree: ViewTree) {
    self.tree = tree
    var isThere = Array(repeating: false, count: tree.nodes.count)
    var isAffected = isThere
    var affected: [ViewTree.Element] = []
    var waiting = [(id: ViewTree.Node.screen, isInside: !old.hasSameControllers(as: tree))]
    while let (id, isInside) = waiting.popLast() {
      let changesWithin = Self.changesWithin(id, old, tree)
      isThere[id] = true
      if isInside || changesWithin, id != ViewTree.Node.screen {
        isAffected[id] = true
        affected.append(ViewTree.Element(tree, id))
      }
      for child in tree.nodes[id].children.reversed() {
        waiting.append((child, isInside || changesWithin))
      }
    }
    (self.isThere, self.isAffected, self.affected) = (isThere, isAffected, affected)
  }

  /// Returns true if the subviews of an element have changed, their order or their facts.
  private static func changesWithin(_ id: Int, _ old: ViewTree, _ new: ViewTree) -> Bool {
    guard id < old.nodes.count else { return true }
    let children = new.nodes[id].children
    guard children == old.nodes[id].children else { return true }
    return children.contains { !new.nodes[$0].hasSameFacts(as: old.nodes[$0]) }
  }
}

extension ViewTree.Node {
  /// Returns true if all facts of the view itself are the same.
  fileprivate func hasSameFacts(as other: Self) -> Bool {
    type === other.type && known === other.known && listPlace == other.listPlace
      && left == other.left && isHidden == other.isHidden && takesText == other.takesText
      && selectedSegment == other.selectedSegment && next == other.next
      && identifier == other.identifier && text == other.text && owner == other.owner
  }
}

extension ViewTree {
  /// Returns true if no controller was renamed, added or moved.
  fileprivate func hasSameControllers(as other: ViewTree) -> Bool {
    controllers.count == other.controllers.count
      && zip(controllers, other.controllers).allSatisfy {
        $0.classNames == $1.classNames && $0.parent == $1.parent && $0.index == $1.index
      }
  }
}
