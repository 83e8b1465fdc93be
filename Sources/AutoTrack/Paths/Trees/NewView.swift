public import MiniUI

/// A view to put into a ``ViewTree``; a class name alone will do: `"UIButton"`.
public struct NewView: Hashable, Sendable {
  /// The name of the class.
  public var className: String
  /// The accessibility identifier.
  public var identifier: String?
  /// The text on it.
  public var text: String?
  /// The class of the controller whose root view it is, if it is one.
  public var controller: String?
  /// The page alias of that controller.
  public var pageAlias: String?
  /// Where in a list's data it stands, for a list's rows, headers and footers.
  public var listPlace: ListPlace?
  /// Whether it is hidden.
  public var isHidden: Bool
  /// What is in it, back to front.
  public var children: [NewView]

  /// Describes a view.
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
  /// A view of a class, without anything else.
  public init(stringLiteral className: String) { self.init(className) }

  /// The view without what is in it: `UIButton #gift "Gift"`.
  public var description: String {
    let facts = [
      className, identifier.map { "#\($0)" }, text.map { "\"\($0)\"" },
      controller.map { "← \($0)" },
    ]
    return facts.compactMap { $0 }.joined(separator: " ")
  }

  /// Whether this and everything in it has a class.
  var isNamed: Bool { !className.isEmpty && controller != "" && children.allSatisfy(\.isNamed) }
}

extension ViewTree {
  /// A screen as it is planned: one view with everything in it.
  ///
  /// What is taken from a living app knows more, such as what its classes inherit from.
  public init(_ root: NewView) {
    self.init(nodes: [Node(type: ViewClass(""))])
    insert(root, into: Node.screen, at: 0)
  }

  /// Puts a new view and what is in it into another; the views get ids of their own.
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
