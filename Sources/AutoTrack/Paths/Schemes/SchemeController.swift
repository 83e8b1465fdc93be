package import MiniUI

/// A view controller as path schemes see it: a live one, or one in a snapshot.
public struct SchemeController {
  enum Storage {
    case live(ViewController)
    case snapshot(ViewTree, Int)
  }

  let storage: Storage

  package init(_ controller: ViewController) { storage = .live(controller) }

  init(_ tree: ViewTree, _ id: Int) { storage = .snapshot(tree, id) }

  /// The name of the class, with its module.
  public var className: String { fact(\.class.name, \.className) }

  /// The names of the class and its ancestors, nearest first.
  package var classNames: [String] { fact({ $0.class.ancestry.map(\.name) }, \.classNames) }

  /// The controller's own `pageAlias` (S3.7i).
  var pageAlias: String? { fact({ ScreenFacts.known(of: $0)?.pageAlias }, \.pageAlias) }

  /// True for alerts, which have a step of their own in the `sensors` scheme (SA-P19).
  var isAlert: Bool { fact(\.isAlert, \.isAlert) }

  /// The controller that contains this one; nil for a root and for a presented controller.
  public var parent: SchemeController? { neighbor(\.parent, \.parent) }

  /// The controller that presents this one or its nearest container.
  package var presenter: SchemeController? { neighbor(\.presentingViewController, \.presenter) }

  /// The controller whose screen is under an alert; nil for other controllers.
  package var screenUnderAlert: SchemeController? { neighbor(\.screenUnderAlert, \.carrier) }

  /// The index among the parent's children of exactly this class; nil without a parent.
  public var index: Int? { fact(\.indexInParent, \.index) }

  package var isRootOfKeyWindow: Bool { fact(\.isRootOfKeyWindow, \.isRootOfKeyWindow) }

  private func fact<Fact>(
    _ live: (ViewController) -> Fact, _ known: (ViewTree.ControllerNode) -> Fact
  ) -> Fact {
    switch storage {
    case .live(let controller): live(controller)
    case .snapshot(let tree, let number): known(tree.controllers[number])
    }
  }

  private func neighbor(
    _ live: (ViewController) -> ViewController?, _ known: (ViewTree.ControllerNode) -> Int?
  ) -> SchemeController? {
    switch storage {
    case .live(let controller): live(controller).map { SchemeController($0) }
    case .snapshot(let tree, let number):
      known(tree.controllers[number]).map { SchemeController(tree, $0) }
    }
  }
}

extension ViewTree {
  /// A controller of a view, or one around it.
  struct ControllerNode: Equatable, Sendable {
    /// The names of the class and its ancestors, nearest first.
    var classNames: [String]
    var pageAlias: String?
    var isAlert = false
    /// The numbers of other controllers of the tree.
    var parent, presenter, carrier: Int?
    /// The index among the parent's children of exactly this class.
    var index: Int?
    var isRootOfKeyWindow = false
    /// The class names of all child controllers.
    var children: [String] = []

    var className: String { classNames.first ?? "" }
  }

  /// Gives a view a controller: the root of the window, or a child of the one around it.
  package mutating func addController(_ classNames: [String], at id: Int) {
    let parent = Element(self, id).parent?.screen.flatMap { nodes[$0.id].owner }
    if let parent { controllers[parent].children += classNames.prefix(1) }
    nodes[id].owner = controllers.count
    controllers.append(
      ControllerNode(
        classNames: classNames, parent: parent, index: parent.map { _ in 0 },
        isRootOfKeyWindow: nodes[id].parent == Node.screen))
  }
}

extension ViewController {
  fileprivate var indexInParent: Int? {
    parent?.children.prefix { $0 !== self }.count { $0.class.name == self.class.name }
  }

  fileprivate var isAlert: Bool { self.class.inherits(from: "UIAlertController") }

  fileprivate var isRootOfKeyWindow: Bool {
    process.application.keyWindow?.rootViewController === self
  }

  /// The controller whose screen is under this alert; nil for other controllers.
  fileprivate var screenUnderAlert: ViewController? {
    isAlert ? presentingViewController?.shownContent : nil
  }

  /// The innermost controller that a container shows now.
  private var shownContent: ViewController {
    let content =
      switch self {
      case let navigation as NavigationController: navigation.topViewController
      case let tabs as TabBarController: tabs.selectedViewController
      case let pages as PageViewController: pages.viewControllers.first
      default: ViewController?.none
      }
    return content?.shownContent ?? self
  }
}

/// The controllers of a snapshot in the making.
struct ControllerNumbers {
  private(set) var nodes: [ViewTree.ControllerNode] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// Returns the number of a controller, after adding it and those around it.
  mutating func number(of controller: ViewController) -> Int {
    if let known = numbers[ObjectIdentifier(controller)] { return known }
    let number = nodes.count
    numbers[ObjectIdentifier(controller)] = number
    let facts = SchemeController(controller)
    nodes.append(
      ViewTree.ControllerNode(
        classNames: facts.classNames, pageAlias: facts.pageAlias, isAlert: facts.isAlert,
        index: facts.index, isRootOfKeyWindow: facts.isRootOfKeyWindow,
        children: controller.children.map(\.class.name)))
    nodes[number].parent = controller.parent.map { self.number(of: $0) }
    nodes[number].presenter = controller.presentingViewController.map { self.number(of: $0) }
    nodes[number].carrier = controller.screenUnderAlert.map { self.number(of: $0) }
    return number
  }
}
