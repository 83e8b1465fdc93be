package import MiniUI

extension ViewTree {
  /// A view of a tree; every mutation keeps its ``id``.
  public struct Element: Identifiable, Sendable {
    /// The tree that the element is in.
    public let tree: ViewTree
    /// The id of the view, which is the same in all mutations of a tree.
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

  /// The text of the element; nil for text inputs (S3.6).
  public var text: String? { node.text }

  package var takesText: Bool { node.takesText }

  /// True if the element itself is hidden.
  package var isHidden: Bool { node.isHidden }

  /// True if neither the element nor a view around it is hidden.
  package var isVisible: Bool { lineUp.allSatisfy { !$0.isHidden } }

  /// The place in a list's data; nil outside lists.
  package var listPlace: ListPlace? { node.listPlace }

  /// The superview; nil at the top.
  public var parent: ViewTree.Element? {
    guard let parent = node.parent, parent != ViewTree.Node.screen else { return nil }
    return ViewTree.Element(tree, parent)
  }

  /// The subviews, back to front.
  package var children: [ViewTree.Element] { node.children.map { ViewTree.Element(tree, $0) } }

  /// The class of the controller whose root view this is; nil for other views.
  public var controllerName: String? { controller?.className }

  /// The page alias of that controller.
  public var pageAlias: String? { controller?.pageAlias }

  /// The classes of that controller's child controllers, on screen or not.
  package var childControllerNames: [String] {
    node.owner.map { tree.controllers[$0].children } ?? []
  }

  /// The root view of the element's controller; nil without one.
  public var screen: ViewTree.Element? { lineUp.first { $0.controllerName != nil } }

  var lineUp: some Sequence<ViewTree.Element> { sequence(first: self, next: \.parent) }
}

extension ViewTree.Element {
  var type: ViewClass { node.type }
  var controller: SchemeController? { node.owner.map { SchemeController(tree, $0) } }
  var selectedSegment: Int? { node.selectedSegment }
  var left: Double { node.left }
  /// The facts for other schemes.
  var details: ViewDetails { node.known?.details ?? .usual }

  var next: PathResponder {
    switch node.next {
    case .asUsual:
      controller.map { .controller($0) } ?? parent.map { .element(SchemeElement($0)) } ?? .outside
    case .element(let id): .element(SchemeElement(ViewTree.Element(tree, id)))
    case .nowhere: .outside
    }
  }
}
