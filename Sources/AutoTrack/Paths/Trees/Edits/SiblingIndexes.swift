import MiniUI

/// The indexes of a tree's elements among their siblings, by id.
struct SiblingIndexes: Sendable {
  /// The index among the siblings of exactly the class; 0 at the top.
  private(set) var ofClass: [Int]
  /// The index among the siblings of the class and its subclasses, as in the scheme `mixpanel`;
  /// -1 at the top and for an only one.
  private(set) var ofKind: [Int]

  /// Numbers all elements of a tree.
  init(of tree: ViewTree) {
    ofClass = Array(repeating: 0, count: tree.nodes.count)
    ofKind = Array(repeating: -1, count: tree.nodes.count)
    for element in tree.elements where !tree.nodes[element.id].children.isEmpty {
      number(tree.nodes[element.id].children, of: tree)
    }
  }

  /// Makes room for new elements.
  mutating func grow(to count: Int) {
    guard count > ofClass.count else { return }
    ofClass += Array(repeating: 0, count: count - ofClass.count)
    ofKind += Array(repeating: -1, count: count - ofKind.count)
  }

  /// Numbers the subviews of an element.
  mutating func number(_ children: [Int], of tree: ViewTree) {
    var types: [ViewClass] = []
    var numbers: [Int] = []
    var counts: [Int] = []
    for child in children {
      let type = tree.nodes[child].type
      let number = types.firstIndex { $0 === type } ?? types.count
      if number == types.count {
        types.append(type)
        counts.append(0)
      }
      numbers.append(number)
      ofClass[child] = counts[number]
      counts[number] += 1
    }
    let order = Self.order(of: children, types, tree)
    for (number, type) in types.enumerated() {
      let isAlike = types.map { type.name == "*" || $0.lineage.contains(type.name) }
      var count = 0
      for place in order where isAlike[numbers[place]] {
        if numbers[place] == number { ofKind[children[place]] = count }
        count += 1
      }
      guard count == 1 else { continue }
      for place in order where numbers[place] == number { ofKind[children[place]] = -1 }
    }
  }

  /// Returns the places of siblings; cells of tables are in the order of their edges (MP-O07).
  private static func order(
    of children: [Int], _ types: [ViewClass], _ tree: ViewTree
  ) -> [Int] {
    let cell = "UITableViewCell"
    guard types.contains(where: { $0.lineage.contains(cell) }) else {
      return Array(children.indices)
    }
    let tops = children.map { child in
      let node = tree.nodes[child]
      return node.type.lineage.contains(cell) ? node.known?.details.top ?? 0 : 0
    }
    return children.indices.sorted { (tops[$0], $0) < (tops[$1], $1) }
  }

  /// Sets the indexes of elements at the top, which have no siblings in paths.
  mutating func numberTop(_ children: [Int]) {
    for child in children { (ofClass[child], ofKind[child]) = (0, -1) }
  }
}

/// A tree with the indexes of its elements, with which its edits are compared.
package struct IndexedTree: Sendable {
  /// The tree.
  package let tree: ViewTree
  let indexes: SiblingIndexes

  /// Numbers the elements of a tree.
  package init(_ tree: ViewTree) {
    self.init(tree, SiblingIndexes(of: tree))
  }

  init(_ tree: ViewTree, _ indexes: SiblingIndexes) {
    (self.tree, self.indexes) = (tree, indexes)
  }

  /// Returns the element of an id.
  func element(_ id: Int) -> ViewTree.Element { ViewTree.Element(tree, id) }

  /// Returns true for an element outside lists if its class and that of its superview have ordinary
  /// paths.
  func isUsual(_ id: Int) -> Bool {
    guard tree.nodes[id].listPlace == nil, tree.nodes[id].type.kind == nil,
      let parent = tree.nodes[id].parent
    else { return false }
    return tree.nodes[parent].type.kind == nil
  }
}
