import LabLanguage
import MiniUI

/// The properties of bars, and of controllers about their bars.
extension Property {
  /// The buttons of a toolbar that lies in a view.
  package static let items = Property(
    "items", .toolbarItems,
    "The buttons of a toolbar, from left to right; `\"flexible\"` or a width is a space.",
    .of("UIToolbar") { (bar: Toolbar, value) in
      bar.setItems(value.map { $0.item(sentTo: nil, in: bar.process) })
    })

  /// The tabs of a tab bar that lies in a view.
  package static let tabs = Property(
    "tabs", .tabs, "The tabs of a tab bar that lies in a view: titles, or objects with more.",
    .of("UITabBar") { (bar: TabBar, value) in
      bar.setItems(value.map { $0.tab(in: bar.process) })
    })

  /// The buttons on the left of a navigation bar that lies in a view.
  package static let leftItems = Property(
    "leftBarButtonItems", .barButtons,
    "On the left of a navigation bar that lies in a view, the outermost first.",
    .of("UINavigationBar") { (bar: NavigationBar, value) in
      bar.ownItem.leftBarButtonItems = value.map { $0.item(sentTo: nil, in: bar.process) }
    })

  /// The buttons on the right of a navigation bar that lies in a view.
  package static let rightItems = Property(
    "rightBarButtonItems", .barButtons,
    "On the right of a navigation bar that lies in a view, the outermost first.",
    .of("UINavigationBar") { (bar: NavigationBar, value) in
      bar.ownItem.rightBarButtonItems = value.map { $0.item(sentTo: nil, in: bar.process) }
    })

  /// The items below the top one of a navigation bar that lies in a view.
  package static let backItems = Property(
    "backItems", .navigationItems,
    "Below the top item of a navigation bar that lies in a view, the oldest first; the back "
      + "button leads to them.",
    .of("UINavigationBar") { (bar: NavigationBar, value) in
      let top = bar.ownItem
      bar.setItems(value.map { $0.item(in: bar.process) } + [top])
    })

  /// The buttons of the toolbar while the controller is on top of a navigation stack.
  package static let toolbarItems = Property(
    "toolbarItems", .toolbarItems,
    "The buttons of the navigation controller's toolbar, from left to right; `\"flexible\"` or a "
      + "width is a space.",
    .of("UIViewController") { (controller: ViewController, value) in
      controller.toolbarItems = value.map { $0.item(sentTo: controller, in: controller.process) }
    })

  /// True if the toolbar of a navigation controller is hidden, as it is at first.
  package static let toolbarHidden = Property(
    "toolbarHidden", .flag, "Hides the toolbar of a navigation controller; true at first.",
    .of("UINavigationController") { (controller: NavigationController, value) in
      controller.setToolbarHidden(value, animated: false)
    })

  /// True if the bar of a navigation controller is hidden.
  package static let navigationBarHidden = Property(
    "navigationBarHidden", .flag, "Hides the bar of a navigation controller.",
    .of("UINavigationController") { (controller: NavigationController, value) in
      controller.setNavigationBarHidden(value, animated: false)
    })

  /// True if the tab bar and the toolbar are hidden while the controller is pushed.
  package static let hidesBottomBar = Property(
    "hidesBottomBarWhenPushed", .flag,
    "Hides the tab bar and the toolbar while it lies on a navigation stack above the root.",
    .of("UIViewController", \ViewController.hidesBottomBarWhenPushed))
}

extension NavigationBar {
  /// The item on top, which a bar without items gets.
  final var ownItem: NavigationItem {
    if let topItem { return topItem }
    let item = NavigationItem(in: process)
    setItems([item])
    return item
  }
}

extension NavigationItemDescription {
  /// Makes the item; the actions of its buttons go along the responder chain.
  fileprivate func item(in process: AppProcess) -> NavigationItem {
    let item = NavigationItem(in: process)
    (item.title, item.backButtonTitle) = (title, backTitle)
    item.leftBarButtonItems = left.map { $0.item(sentTo: nil, in: process) }
    item.rightBarButtonItems = right.map { $0.item(sentTo: nil, in: process) }
    return item
  }
}

extension BarButtonDescription {
  /// Makes the item; its action goes to a target, or else along the responder chain.
  func item(sentTo target: DynamicObject?, in process: AppProcess) -> BarButtonItem {
    if let space { return BarButtonItem(space: space, in: process) }
    let item = BarButtonItem(
      title: title, target: action == nil ? nil : target,
      action: action.map { process.classes.selector($0.value) }, in: process)
    if title.isEmpty { item.title = nil }
    item.image = image.map { Image(name: $0) }
    fill(item)
    return item
  }

  /// Makes the tab; the bar's delegate learns of its taps.
  fileprivate func tab(in process: AppProcess) -> TabBarItem {
    let item = TabBarItem(title: title, in: process)
    fill(item)
    return item
  }

  private func fill(_ item: BarItem) {
    (item.accessibilityIdentifier, item.accessibilityLabel) = (identifier, label)
    (item.tag, item.origin) = (tag, origin)
  }
}

extension BarItem {
  private final class Origin {
    let key: String

    init(_ key: String) { self.key = key }
  }

  private static let association = AssociationKey("lab.barButtonOrigin")

  /// The identity in an imported file, for comparisons of versions; nil for buttons without one.
  package var origin: String? {
    get { (associated(Self.association) as? Origin)?.key }
    set { setAssociated(newValue.map(Origin.init), for: Self.association) }
  }
}
