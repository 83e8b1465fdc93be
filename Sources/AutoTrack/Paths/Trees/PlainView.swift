package import MiniUI

/// A view as data, from which a ``ViewTree`` is made without a running app.
package struct PlainView: Sendable {
  /// The id in the tree, from 1; equal ids in two trees are one view.
  package var id: Int
  /// The index of the superview among the views; nil at the top.
  package let parent: Int?
  /// The names of the class and its ancestors, nearest first.
  package let lineage: [String]
  package var identifier, text, label: String?
  package var takesText = false
  package var isHidden = false
  package var tag = 0
  package var listPlace: ListPlace?
  /// The left edge of the frame.
  package var left = 0.0
  /// The title of a button, or the placeholder of a text field.
  package var controlText: String?
  /// The top edge of a cell's frame; 0 for other views.
  package var top = 0.0
  /// The names of the controller whose root view it is and of its ancestors; empty for others.
  package var controller: [String] = []

  /// Creates a view without further facts.
  package init(id: Int, parent: Int?, lineage: [String]) {
    (self.id, self.parent, self.lineage) = (id, parent, lineage)
  }
}

/// Makes trees of plain views that share their classes, so that they can be compared.
package final class PlainTrees {
  private var types: [String: ViewClass] = [:]
  private var details: [DetailKey: KnownDetails] = [:]

  private struct DetailKey: Hashable {
    let label, controlText: String?
    let tag: Int
    let top: Double
  }

  /// Creates a maker without classes.
  package init() {}

  /// Returns a tree of views, each after its superview, with room for ids up to a greatest one.
  package func tree(of views: [PlainView], greatestID: Int) -> ViewTree {
    let empty = ViewTree.Node(type: type(["NSObject"]))
    var tree = ViewTree(nodes: Array(repeating: empty, count: greatestID + 1))
    for view in views {
      let parent = view.parent.map { views[$0].id } ?? ViewTree.Node.screen
      tree.nodes[view.id] = node(view, parent, &tree)
      tree.nodes[parent].children.append(view.id)
    }
    return tree
  }

  private func node(_ view: PlainView, _ parent: Int, _ tree: inout ViewTree) -> ViewTree.Node {
    var node = ViewTree.Node(type: type(view.lineage), parent: parent)
    (node.identifier, node.text, node.takesText) = (view.identifier, view.text, view.takesText)
    (node.isHidden, node.listPlace, node.left) = (view.isHidden, view.listPlace, view.left)
    node.known = details(view)
    if !view.controller.isEmpty { node.owner = owner(view.controller, below: parent, &tree) }
    return node
  }

  /// Returns a controller in its root view: the root of the window, or a child of the one around.
  private func owner(
    _ classNames: [String], below parent: Int, _ tree: inout ViewTree
  ) -> ViewTree.Owner {
    var outer = parent
    while tree.nodes[outer].owner == nil, let next = tree.nodes[outer].parent { outer = next }
    let number = tree.nodes[outer].owner?.number
    let (name, index) = (classNames.first ?? "", number.map { _ in 0 })
    tree.nodes[outer].owner?.children.append(name)
    var owner = ViewTree.Owner(
      controller: PathController(className: name, pageAlias: nil, isAlert: false, index: index))
    owner.number = tree.controllers.count
    tree.controllers.append(
      ViewTree.ControllerNode(
        classNames: classNames, parent: number, index: index, isRootOfKeyWindow: number == nil))
    return owner
  }

  private func type(_ lineage: [String]) -> ViewClass {
    let key = lineage.joined(separator: " ")
    if let known = types[key] { return known }
    let new = ViewClass(lineage.first ?? "UIView", below: Array(lineage.dropFirst()))
    types[key] = new
    return new
  }

  private func details(_ view: PlainView) -> KnownDetails? {
    let key = DetailKey(
      label: view.label, controlText: view.controlText, tag: view.tag, top: view.top)
    if let known = details[key] { return known }
    var new = ViewDetails()
    (new.label, new.tag) = (view.label, view.tag)
    (new.controlText, new.top) = (view.controlText, view.top)
    let known = KnownDetails(new)
    details[key] = known
    return known
  }
}

extension ViewTree {
  /// Returns the element of an id; nil if the tree has none.
  package func element(ofID id: Int) -> Element? { contains(id) ? Element(self, id) : nil }

  /// Returns the elements of some ids, in the order of the tree.
  package func elements(with ids: Set<Int>) -> [Element] {
    elements.filter { ids.contains($0.id) }
  }
}
