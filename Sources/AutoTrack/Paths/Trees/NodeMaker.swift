/// Makes nodes of trees without a running app.
///
/// Its nodes share their classes and details, so that the trees can be compared.
package final class NodeMaker {
  private var types: [String: ViewClass] = [:]
  private var details: [ViewDetails: KnownDetails] = [:]

  /// Creates a maker without classes.
  package init() {}

  /// Returns a view with the names of its class and its ancestors, nearest first.
  package func node(
    _ lineage: [String], label: String? = nil, tag: Int? = nil, controlText: String? = nil,
    top: Double = 0
  ) -> ViewTree.Node {
    var details = ViewDetails()
    (details.facts.label, details.facts.tag) = (label, tag == 0 ? nil : tag)
    (details.controlText, details.top) = (controlText, top)
    var node = ViewTree.Node(type: type(lineage))
    node.known = known(details)
    return node
  }

  private func type(_ lineage: [String]) -> ViewClass {
    let key = lineage.joined(separator: " ")
    if let known = types[key] { return known }
    let new = ViewClass(lineage.first ?? "UIView", below: Array(lineage.dropFirst()))
    types[key] = new
    return new
  }

  private func known(_ new: ViewDetails) -> KnownDetails? {
    if let known = details[new] { return known }
    let known = KnownDetails(new)
    details[new] = known
    return known
  }
}

extension ViewTree {
  /// Returns the tree with other ids, up to a greatest one; they follow the order of the old ones.
  package func renumbered(by ids: [Int], greatest: Int) -> ViewTree {
    let ids = [Node.screen] + ids
    var tree = self
    tree.nodes = Array(repeating: Node(type: nodes[Node.screen].type), count: greatest + 1)
    for (old, new) in ids.enumerated() {
      tree.nodes[new] = nodes[old]
      tree.nodes[new].parent = nodes[old].parent.map { ids[$0] }
      tree.nodes[new].children = nodes[old].children.map { ids[$0] }
    }
    return tree
  }

  /// Returns the element of an id; nil if the tree has none.
  package func element(ofID id: Int) -> Element? { contains(id) ? Element(self, id) : nil }

  /// Returns the elements of some ids, in the order of the tree.
  package func elements(with ids: Set<Int>) -> [Element] {
    elements.filter { ids.contains($0.id) }
  }
}
