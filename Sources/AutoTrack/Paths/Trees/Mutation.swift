public import MiniUI

/// A change to a screen by a new version of the app: a pure function on a ``ViewTree``.
public enum Mutation: Hashable, Sendable {
  /// Inserts a new view.
  case insert(NewView, Place)
  /// Removes an element and its subviews; later rows of a section move up.
  case remove(ElementQuery)
  /// Hides an element, and so its subviews.
  case hide(ElementQuery)
  /// Moves an element among its siblings.
  case reorder(ElementQuery, Place)
  /// Wraps an element in a new view of a class.
  case wrap(ElementQuery, in: String = "UIView")
  /// Replaces an element by its subviews.
  case unwrap(ElementQuery)
  /// Renames an element's class, as a subclass would.
  case rename(ElementQuery, to: String)
  /// Renames the class of an element's controller.
  case renameController(of: ElementQuery, to: String)
  /// Changes an element's text.
  case retitle(ElementQuery, to: String)

  /// A place in a tree.
  public enum Place: Hashable, Sendable {
    /// Just before an element, so behind it, in the same view.
    case before(ElementQuery)
    /// Just after an element, so in front of it, in the same view.
    case after(ElementQuery)
    /// The first and so rearmost subview of an element.
    case first(in: ElementQuery)
    /// The last and so frontmost subview of an element.
    case last(in: ElementQuery)
  }
}

extension Mutation: CustomStringConvertible {
  /// The mutation in words: `insert UIButton "Gift" before #buy`.
  public var description: String {
    switch self {
    case .insert(let view, let place): "insert \(view) \(place)"
    case .remove(let element): "remove \(element)"
    case .hide(let element): "hide \(element)"
    case .reorder(let element, let place): "move \(element) \(place)"
    case .wrap(let element, let name): "wrap \(element) in \(name)"
    case .unwrap(let element): "unwrap \(element)"
    case .rename(let element, let name): "rename the class of \(element) to \(name)"
    case .renameController(let element, let name):
      "rename the controller of \(element) to \(name)"
    case .retitle(let element, let text): "retitle \(element) to \"\(text)\""
    }
  }
}

extension Mutation.Place: CustomStringConvertible {
  /// The place in words: `before #buy`.
  public var description: String {
    switch self {
    case .before(let element): "before \(element)"
    case .after(let element): "after \(element)"
    case .first(let element): "first in \(element)"
    case .last(let element): "last in \(element)"
    }
  }
}

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
  package var listPlace: ListPlace?
  /// True to insert the view hidden.
  package var isHidden: Bool
  /// The subviews, back to front.
  package var children: [NewView]

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
    self.init()
    insert(root, into: Node.screen, at: 0)
  }

  /// Inserts a new view with its subviews; they get new ids.
  mutating func insert(_ view: NewView, into parent: Int, at place: Int) {
    var node = Node(type: viewClass(view.className))
    (node.identifier, node.text) = (view.identifier, view.text)
    (node.listPlace, node.isHidden) = (view.listPlace, view.isHidden)
    if let name = view.controller {
      node.owner = controllers.count
      controllers.append(ControllerNode(classNames: [name], pageAlias: view.pageAlias))
    }
    let id = insert(node, into: parent, at: place)
    for (place, child) in view.children.enumerated() { insert(child, into: id, at: place) }
  }
}

/// A mutation that a tree does not permit, with the remedy.
public struct MutationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mutation.
  public let mutation: Mutation
  /// The reason.
  package let reason: Reason

  /// The reasons against a mutation.
  package enum Reason: Error, Hashable, Sendable {
    /// A query of the mutation matches no element, or several.
    case notFound(ElementNotFound)
    /// The element has no superview.
    case topmost
    /// The place is in another view than the element to move.
    case noSibling
    /// A row, header or footer can only be a subview of its list.
    case partOfList
    /// A controller would lose its root view.
    case rootView
    /// The element has no controller.
    case noController
    /// The element has no text, or takes typed text.
    case noText
    /// The name of a class is empty.
    case noName
  }

  /// The mutation, the reason and the remedy.
  public var description: String { "cannot \(mutation): \(reason)" }
}

extension MutationError.Reason: CustomStringConvertible {
  /// The reason and the remedy.
  package var description: String {
    switch self {
    case .notFound(let error): error.description
    case .topmost: "the topmost view has no superview; choose an element in it"
    case .noSibling:
      "the place is in another view; choose a sibling, or remove the element and insert a new one"
    case .partOfList:
      "rows, headers and footers stay in their list; choose the list, or a view in a row"
    case .rootView: "its controller would lose its root view; choose an element in it"
    case .noController: "no controller owns it; choose an element on a controller's screen"
    case .noText: "it has no text, or typed text; choose a label or a button"
    case .noName: "a class needs a name; write one such as \"UIView\""
    }
  }
}
