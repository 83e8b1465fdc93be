/// The elements of a tree whose paths an edit may have changed.
///
/// A path depends on the facts of its element, of the views around it, and of the siblings and
/// subviews of these. Schemes keep to this; all other elements keep their paths.
package struct TreeChange: Sendable {
  /// The tree after the edit, with indexes.
  let after: IndexedTree
  /// True by id for the elements of the tree.
  let isThere: [Bool]
  /// The ids of the elements whose paths may differ, new ones included, in the order of the tree.
  let affectedIDs: [Int]
  /// True by id for these.
  let isAffected: [Bool]
  /// The facts of affected elements that differ, by id.
  let differences: [StepFacts]
  /// False if responders or a great depth require whole paths.
  let isComposable: Bool

  /// The tree after the edit.
  package var tree: ViewTree { after.tree }

  /// The elements of ``affectedIDs``.
  var affected: [ViewTree.Element] { affectedIDs.map(after.element) }

  /// Compares a tree with an edit of it.
  package init(from old: ViewTree, to tree: ViewTree) {
    self.init(from: IndexedTree(old), to: tree)
  }

  /// Compares a tree, whose indexes are known, with an edit of it.
  package init(from old: IndexedTree, to tree: ViewTree) {
    var walk = ChangeWalk(from: old, to: tree)
    walk.visitAll()
    after = IndexedTree(tree, walk.indexes)
    (isThere, isAffected) = (walk.isThere, walk.isAffected)
    (affectedIDs, differences, isComposable) = (walk.affected, walk.differences, walk.isComposable)
  }
}

/// The facts of an element by which its step in a path can change.
struct StepFacts: OptionSet, Sendable {
  let rawValue: UInt16

  /// A new element, or one in another superview.
  static let parent = StepFacts(rawValue: 1)
  static let type = StepFacts(rawValue: 2)
  /// The index among siblings of exactly the class.
  static let index = StepFacts(rawValue: 4)
  /// The index among siblings of the class and its subclasses.
  static let kindIndex = StepFacts(rawValue: 8)
  /// The place in a list's data.
  static let row = StepFacts(rawValue: 16)
  /// The controller whose root view it is.
  static let owner = StepFacts(rawValue: 32)
  /// The controllers around that one.
  static let controllers = StepFacts(rawValue: 64)
  /// The facts that few schemes read.
  static let details = StepFacts(rawValue: 128)
  /// The order from left to right in a segmented control.
  static let order = StepFacts(rawValue: 256)
  /// The selected segment.
  static let selection = StepFacts(rawValue: 512)
}

/// A walk through a tree that compares it with the one before an edit.
private struct ChangeWalk {
  let old: IndexedTree
  let tree: ViewTree
  /// True if controllers of the old tree were renamed or moved.
  let changesControllers: Bool
  var indexes: SiblingIndexes
  var isThere: [Bool]
  var isAffected: [Bool]
  var affected: [Int] = []
  var differences: [StepFacts]
  var isComposable = true

  /// The depth from which schemes leave the outermost views out.
  private static let depthLimit = 1_000

  init(from old: IndexedTree, to tree: ViewTree) {
    (self.old, self.tree, indexes) = (old, tree, old.indexes)
    indexes.grow(to: tree.nodes.count)
    isThere = Array(repeating: false, count: tree.nodes.count)
    isAffected = isThere
    differences = Array(repeating: [], count: tree.nodes.count)
    changesControllers = !tree.controllers.starts(with: old.tree.controllers)
  }

  mutating func visitAll() {
    let isInside = !old.tree.hasSameControllers(as: tree)
    var waiting = [(id: ViewTree.Node.screen, depth: 0, isInside: isInside)]
    while let (id, depth, isInside) = waiting.popLast() {
      let changesWithin = noteChanges(within: id)
      isThere[id] = true
      if isInside || changesWithin, id != ViewTree.Node.screen {
        isAffected[id] = true
        affected.append(id)
        if changesControllers, tree.nodes[id].owner != nil {
          differences[id].insert(.controllers)
        }
      }
      if tree.nodes[id].next != .asUsual || depth >= Self.depthLimit { isComposable = false }
      for child in tree.nodes[id].children.reversed() {
        waiting.append((child, depth + 1, isInside || changesWithin))
      }
    }
  }

  /// Returns true if the subviews of an element have changed, their order or their facts.
  private mutating func noteChanges(within id: Int) -> Bool {
    let children = tree.nodes[id].children
    if id < old.tree.nodes.count, children == old.tree.nodes[id].children,
      children.allSatisfy({ tree.hasSameFacts(of: $0, as: old.tree) })
    {
      return false
    }
    if id == ViewTree.Node.screen {
      indexes.numberTop(children)
    } else {
      indexes.number(children, of: tree)
    }
    let isOrdered = tree.nodes[id].type.kind != nil
    for child in children {
      differences[child] = difference(of: child).union(isOrdered ? .order : [])
    }
    return true
  }

  private func difference(of id: Int) -> StepFacts {
    guard id < old.tree.nodes.count, old.tree.nodes[id].parent == tree.nodes[id].parent,
      old.tree.nodes[id].next == tree.nodes[id].next
    else { return .parent }
    var facts: StepFacts = []
    if tree.nodes[id].type !== old.tree.nodes[id].type { facts.insert(.type) }
    if indexes.ofClass[id] != old.indexes.ofClass[id] { facts.insert(.index) }
    if indexes.ofKind[id] != old.indexes.ofKind[id] { facts.insert(.kindIndex) }
    if tree.nodes[id].listPlace != old.tree.nodes[id].listPlace { facts.insert(.row) }
    if tree.nodes[id].known !== old.tree.nodes[id].known { facts.insert(.details) }
    if tree.nodes[id].selectedSegment != old.tree.nodes[id].selectedSegment {
      facts.insert(.selection)
    }
    let (owner, other) = (tree.nodes[id].owner, old.tree.nodes[id].owner)
    if owner?.controller != other?.controller || owner?.number != other?.number {
      facts.insert(.owner)
    }
    return facts
  }
}

extension ViewTree {
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

extension ViewTree {
  /// Returns true if no controller was renamed, added or moved.
  fileprivate func hasSameControllers(as other: ViewTree) -> Bool {
    controllers.count == other.controllers.count
      && zip(controllers, other.controllers).allSatisfy {
        $0.classNames == $1.classNames && $0.parent == $1.parent && $0.index == $1.index
      }
  }
}
