/// Shows one of several controllers, chosen in a bar: `UITabBarController`.
///
/// The children are lazy: the view of one that was never chosen is not loaded (AP-18).
open class TabBarController: ContainerController {
  /// The bar below the content, with the items of the children.
  public private(set) final lazy var tabBar = TabBar(managedBy: self)
  /// Where UIKit shows what has no place in the bar; here everything has (AP-19).
  public private(set) final lazy var moreNavigationController = NavigationController(in: process)
  final var tabs: [ViewController]?
  final var selected: ViewController?
  /// Whether one tab's screen is giving way to another's.
  final var isSwitching = false
  final var answers = CachedDelegate()

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(
      TabBarController.self, name: "UITabBarController", superclass: ViewController.self
    ) { methods in
      methods.define(.loadView, Body { tabs, _ in tabs.buildView() })
      defineSelection(methods)
      defineTaps(methods)
    }
  }

  override final var wanted: ViewController? { selected }

  override final var isChanging: Bool { isSwitching }

  override final var contentFrame: Rect {
    let covered = hidesBar ? 0 : barHeight
    return Rect(origin: .zero, size: view.bounds.size)
      .inset(by: EdgeInsets(top: 0, left: 0, bottom: covered, right: 0))
  }

  override final func layOutContent() {
    let size = view.bounds.size
    tabBar.isHidden = hidesBar
    tabBar.frame = Rect(
      x: 0, y: size.height - barHeight, width: size.width, height: barHeight)
    super.layOutContent()
  }

  override final func contentDidMove(onScreen: Bool) { if onScreen { followSelection() } }

  override final func didLose(_ child: ViewController) {
    guard let left = tabs?.filter({ $0 !== child }), left.count != tabs?.count else { return }
    replaceTabs(with: left)
  }

  /// The bar's items are those of the children.
  final func showItems() {
    tabBar.show(tabs?.map(\.tabBarItem) ?? [])
    tabBar.selectedItem = selected?.tabBarItem
  }

  /// Whether what is shown wants the bar away.
  private var hidesBar: Bool { (shown as? NavigationController)?.hidesBottomBar == true }

  private var barHeight: Double { BarMetrics.tabBar + view.homeIndicatorOverlap }

  private func buildView() {
    buildView(of: process.device.system.containers.tabs)
    view.addSubview(tabBar)
  }
}
