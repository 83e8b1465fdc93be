/// The views on the screen as a value, with all facts that paths are made of.
///
/// It contains no live view and no typed text. Its paths follow the same rules as those of live
/// views, so a ``Mutation`` shows the effect of a new version of the app on them.
public struct ViewTree: Sendable {
  /// The nodes by id, which is constant; the first stands for the screen and is not an element.
  var nodes: [Node]

  init(nodes: [Node]) {
    self.nodes = nodes
  }

  /// The topmost elements, usually windows, back to front.
  public var roots: [Element] { nodes[Node.screen].children.map { Element(self, $0) } }

  /// All elements, each before its subviews, back to front.
  public var elements: [Element] { order.map { Element(self, $0) } }

  /// Returns the elements whose nodes meet a condition, in the same order.
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

  /// Returns true if an element is part of the screen; a removed one keeps its id.
  func contains(_ id: Int) -> Bool {
    var id = id
    while id != Node.screen {
      guard nodes.indices.contains(id), let parent = nodes[id].parent else { return false }
      id = parent
    }
    return true
  }
}
