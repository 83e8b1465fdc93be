/// What is on screen, as a value: views with all that paths are made from.
///
/// It holds no view and nothing that a person typed. Paths in it are found by the rule that finds
/// those of living views, so a ``Mutation`` of the tree shows what a new version of the app would
/// do to them.
public struct ViewTree: Sendable {
  /// The first is no element but stands for the screen; an id is a place in this list, for ever.
  var nodes: [Node]

  init(nodes: [Node]) {
    self.nodes = nodes
  }

  /// The topmost elements, usually windows, back to front.
  public var roots: [Element] { nodes[Node.screen].children.map { Element(self, $0) } }

  /// Every element, each before those in it, back to front.
  public var elements: [Element] { order.map { Element(self, $0) } }

  /// The elements for whose nodes a condition holds, in the same order.
  func elements(where condition: (Node) -> Bool) -> [Element] {
    order.filter { condition(nodes[$0]) }.map { Element(self, $0) }
  }

  /// The ids of ``elements``.
  private var order: [Int] {
    var order: [Int] = []
    order.reserveCapacity(nodes.count)
    var waiting: [Int] = nodes[Node.screen].children.reversed()
    while let id = waiting.popLast() {
      order.append(id)
      let children = nodes[id].children
      if !children.isEmpty { waiting += children.reversed() }
    }
    return order
  }

  /// Whether the element of that id is, or is in, the screen: what is removed keeps its id.
  func contains(_ id: Int) -> Bool {
    var id = id
    while id != Node.screen {
      guard nodes.indices.contains(id), let parent = nodes[id].parent else { return false }
      id = parent
    }
    return true
  }
}
