package import MiniUI

/// A view of a screen that a file declares, with the facts that path schemes read.
package struct DeclaredView: Sendable {
  /// The names of the class and its ancestors, nearest first.
  package var classNames: [String]
  /// The place of the superview among the views; nil for the top of the screen.
  package var parent: Int?
  /// The accessibility identifier.
  package var identifier: String?
  /// The text.
  package var text: String?
  /// The title of a button, or the placeholder of a text field.
  package var controlText: String?
  /// The place in a list's data; nil outside lists.
  package var listPlace: ListPlace?
  /// True for a text input.
  package var takesText = false
  /// True for the root view of the controller.
  package var isRoot = false

  /// Creates a view of a class.
  package init(_ classNames: [String], below parent: Int?) {
    (self.classNames, self.parent) = (classNames, parent)
  }
}

extension ViewTree {
  /// Creates the tree of a declared screen in a navigation controller, the root of its window.
  ///
  /// The element of a view has the view's place plus ``firstDeclared`` as its id. Each view stands
  /// after its superview.
  package init(declaring views: [DeclaredView], on controller: String) {
    var navigation = Node(
      type: ViewClass("UILayoutContainerView", below: ["UIView", "UIResponder", "NSObject"]),
      parent: Node.screen)
    navigation.owner = Owner(
      controller: PathController(
        className: "UINavigationController", pageAlias: nil, isAlert: false, index: nil),
      children: [controller], number: 0)
    self.init(nodes: [Node(type: ViewClass("")), navigation])
    nodes[Node.screen].children = [1]
    controllers = [
      ControllerNode(
        classNames: ["UINavigationController", "UIViewController"], isRootOfKeyWindow: true),
      ControllerNode(
        classNames: [controller, "UIViewController"], parent: 0, index: 0,
        isRootOfKeyWindow: false),
    ]
    var classes: [[String]: ViewClass] = [:]
    for view in views {
      let type =
        classes[view.classNames]
        ?? ViewClass(view.classNames.first ?? "", below: Array(view.classNames.dropFirst()))
      classes[view.classNames] = type
      add(view, type, on: controller)
    }
  }

  /// The id of the element of the first declared view.
  package static var firstDeclared: Int { 2 }

  /// Returns the element of an id.
  package func element(declaredAt place: Int) -> Element {
    Element(self, place + Self.firstDeclared)
  }

  private mutating func add(_ view: DeclaredView, _ type: ViewClass, on controller: String) {
    let parent = view.parent.map { $0 + Self.firstDeclared } ?? 1
    var node = Node(type: type, parent: parent)
    (node.identifier, node.text) = (view.identifier, view.text)
    (node.takesText, node.listPlace) = (view.takesText, view.listPlace)
    if view.isRoot {
      node.owner = Owner(
        controller: PathController(
          className: controller, pageAlias: nil, isAlert: false, index: 0),
        number: 1)
    }
    var details = ViewDetails.usual
    details.controlText = view.controlText
    // Cells of tables count from the top, in the order of their places.
    if case .cell(let path)? = view.listPlace {
      details.top = Double(path.section) * 10_000 + Double(path.row)
    }
    node.known = KnownDetails(details)
    nodes[parent].children.append(nodes.count)
    nodes.append(node)
  }
}
