import MiniUI

/// A view controller as path schemes see it: a live one, or one in a snapshot.
public struct SchemeController {
  /// The two kinds of controllers.
  enum Storage {
    case live(ViewController)
    case snapshot(ViewTree, Int)
  }

  let storage: Storage

  package init(_ controller: ViewController) { storage = .live(controller) }

  init(_ tree: ViewTree, _ id: Int) { storage = .snapshot(tree, id) }

  /// The name of the class, with its module.
  public var className: String { classNames.first ?? "" }

  /// The names of the class and its ancestors, nearest first.
  package var classNames: [String] {
    switch storage {
    case .live(let controller): controller.class.ancestry.map(\.name)
    case .snapshot(let tree, let id): tree.controllers[id].classNames
    }
  }

  /// The controller that contains this one; nil for a root and for a presented controller.
  public var parent: SchemeController? {
    switch storage {
    case .live(let controller): controller.parent.map { SchemeController($0) }
    case .snapshot(let tree, let id): tree.controllers[id].parent.map { .init(tree, $0) }
    }
  }

  /// The controller that presents this one or its nearest container.
  package var presenter: SchemeController? {
    switch storage {
    case .live(let controller): controller.presentingViewController.map { SchemeController($0) }
    case .snapshot(let tree, let id): tree.controllers[id].presenter.map { .init(tree, $0) }
    }
  }

  /// The controller whose screen is under an alert; nil for other controllers.
  package var screenUnderAlert: SchemeController? {
    switch storage {
    case .live(let controller): controller.screenUnderAlert.map { SchemeController($0) }
    case .snapshot(let tree, let id): tree.controllers[id].carrier.map { .init(tree, $0) }
    }
  }

  /// The index among the parent's children of exactly this class; nil without a parent.
  public var index: Int? {
    switch storage {
    case .live(let controller): controller.indexInParent
    case .snapshot(let tree, let id): tree.controllers[id].index
    }
  }

  /// True for the root of the key window.
  package var isRootOfKeyWindow: Bool {
    switch storage {
    case .live(let controller): controller.isRootOfKeyWindow
    case .snapshot(let tree, let id): tree.controllers[id].isRootOfKeyWindow
    }
  }
}

extension ViewTree {
  struct ControllerNode: Equatable, Sendable {
    /// The names of the class and its ancestors, nearest first.
    var classNames: [String]
    /// The numbers of other controllers of the tree.
    var parent, presenter, carrier: Int?
    /// The index among the parent's children of exactly this class.
    var index: Int?
    var isRootOfKeyWindow: Bool
  }
}

extension ViewController {
  fileprivate var indexInParent: Int? {
    parent?.children.prefix { $0 !== self }.count { $0.class.name == self.class.name }
  }

  fileprivate var isRootOfKeyWindow: Bool {
    process.application.keyWindow?.rootViewController === self
  }

  /// The controller whose screen is under this alert; nil for other controllers.
  fileprivate var screenUnderAlert: ViewController? {
    self.class.inherits(from: "UIAlertController") ? presentingViewController?.shownContent : nil
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
    nodes.append(
      ViewTree.ControllerNode(
        classNames: controller.class.ancestry.map(\.name), index: controller.indexInParent,
        isRootOfKeyWindow: controller.isRootOfKeyWindow))
    nodes[number].parent = controller.parent.map { self.number(of: $0) }
    nodes[number].presenter = controller.presentingViewController.map { self.number(of: $0) }
    nodes[number].carrier = controller.screenUnderAlert.map { self.number(of: $0) }
    return number
  }
}
