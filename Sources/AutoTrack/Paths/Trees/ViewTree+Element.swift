public import MiniUI

extension ViewTree {
  /// A view of a tree; it keeps its ``id`` through every mutation.
  public struct Element: Identifiable, Sendable {
    /// The tree that the element is in.
    public let tree: ViewTree
    /// The same number for the same view in all trees that mutations made of one.
    public let id: Int

    init(_ tree: ViewTree, _ id: Int) {
      (self.tree, self.id) = (tree, id)
    }

    private var node: Node { tree.nodes[id] }
  }
}

extension ViewTree.Element {
  /// The name of the class, with its module.
  public var className: String { node.type.name }

  /// The accessibility identifier.
  public var accessibilityIdentifier: String? { node.identifier }

  /// The text on the element itself; nil where a person types, whatever it shows (S3.6).
  public var text: String? { node.text }

  /// Whether a person types into the element.
  public var takesText: Bool { node.takesText }

  /// Whether the element itself is hidden.
  public var isHidden: Bool { node.isHidden }

  /// Whether neither the element nor anything around it is hidden.
  public var isVisible: Bool { lineUp.allSatisfy { !$0.isHidden } }

  /// Where in a list's data the element stands.
  public var listPlace: ListPlace? { node.listPlace }

  /// What the element is in; nil at the top.
  public var parent: ViewTree.Element? {
    guard let parent = node.parent, parent != ViewTree.Node.screen else { return nil }
    return ViewTree.Element(tree, parent)
  }

  /// What is in the element, back to front.
  public var children: [ViewTree.Element] { node.children.map { ViewTree.Element(tree, $0) } }

  /// The class of the controller whose root view this is.
  public var controllerName: String? { node.owner?.controller.className }

  /// The page alias of that controller.
  public var pageAlias: String? { node.owner?.controller.pageAlias }

  /// The classes of that controller's child controllers, on screen or not.
  public var childControllerNames: [String] { node.owner?.children ?? [] }

  /// The root view of the controller that the element belongs to; nil outside of all controllers.
  public var screen: ViewTree.Element? { lineUp.first { $0.controllerName != nil } }

  /// The element and everything around it, innermost first.
  var lineUp: some Sequence<ViewTree.Element> { sequence(first: self, next: \.parent) }
}

extension ViewTree.Element: PathElement {
  var type: ViewClass { node.type }
  var controller: PathController? { node.owner?.controller }
  var selectedSegment: Int? { node.selectedSegment }
  var left: Double { node.left }

  var next: PathResponder<ViewTree.Element> {
    switch node.next {
    case .asUsual: controller.map { .controller($0) } ?? parent.map { .element($0) } ?? .nobody
    case .element(let id): .element(ViewTree.Element(tree, id))
    case .nowhere: .nobody
    }
  }

  func isSame(as other: ViewTree.Element) -> Bool { id == other.id }

  func earlierClasses(in parent: ViewTree.Element) -> some Sequence<ViewClass> {
    let nodes = tree.nodes
    return nodes[parent.id].children.lazy.prefix { $0 != id }.map { nodes[$0].type }
  }
}
