public import MiniUI

/// A view to insert into a ``ViewTree``; a class name is sufficient: `"UIButton"`.
public struct NewView: Hashable, Sendable {
  /// The name of the class.
  public var className: String
  /// The accessibility identifier.
  public var identifier: String?
  /// The text of the view.
  public var text: String?
  /// The class of the controller whose root view it is; nil for other views.
  public var controller: String?
  /// The page alias of that controller.
  public var pageAlias: String?
  /// The place in a list's data, for rows, headers and footers.
  public var listPlace: ListPlace?
  /// True to insert the view hidden.
  public var isHidden: Bool
  /// The subviews, back to front.
  public var children: [NewView]

  /// Creates the description of a view.
  public init(
    _ className: String, id identifier: String? = nil, text: String? = nil,
    controller: String? = nil, pageAlias: String? = nil, listPlace: ListPlace? = nil,
    isHidden: Bool = false, _ children: NewView...
  ) {
    (self.className, self.identifier, self.text) = (className, identifier, text)
    (self.controller, self.pageAlias) = (controller, pageAlias)
    (self.listPlace, self.isHidden, self.children) = (listPlace, isHidden, children)
  }
}

extension NewView: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a view of a class.
  public init(stringLiteral className: String) { self.init(className) }

  /// The view without its subviews: `UIButton #gift "Gift"`.
  public var description: String {
    let facts = [
      className, identifier.map { "#\($0)" }, text.map { "\"\($0)\"" },
      controller.map { "← \($0)" },
    ]
    return facts.compactMap { $0 }.joined(separator: " ")
  }

  /// True if this view and all its subviews have a class name.
  var isNamed: Bool { !className.isEmpty && controller != "" && children.allSatisfy(\.isNamed) }
}

extension ViewTree {
  /// Creates the tree of a planned screen: one view with its subviews.
  ///
  /// A snapshot of a live app has more facts, such as the ancestors of its classes.
  public init(_ root: NewView) {
    self.init(nodes: [Node(type: ViewClass(""))])
    insert(root, into: Node.screen, at: 0)
  }

  /// Inserts a new view with its subviews; they get new ids.
  mutating func insert(_ view: NewView, into parent: Int, at place: Int) {
    let id = nodes.count
    var node = Node(type: viewClass(view.className), parent: parent)
    (node.identifier, node.text) = (view.identifier, view.text)
    (node.listPlace, node.isHidden) = (view.listPlace, view.isHidden)
    node.owner = view.controller.map { name in
      Owner(
        controller: PathController(
          className: name, pageAlias: view.pageAlias, isAlert: false, index: nil))
    }
    nodes.append(node)
    nodes[parent].children.insert(id, at: place)
    for (place, child) in view.children.enumerated() { insert(child, into: id, at: place) }
  }
}
