/// A container that shows one of several children, selected in a bar: `UITabBarController`.
///
/// The children are lazy: the view of an unselected one is not loaded (AP-18).
open class TabBarController: ContainerController {
  /// The bar below the content, with the children's items.
  public private(set) final lazy var tabBar = TabBar(managedBy: self)
  /// The container for tabs that do not fit into the bar; unused, because all fit (AP-19).
  public private(set) final lazy var moreNavigationController = NavigationController(in: process)
  final var tabs: [ViewController]?
  final var selected: ViewController?
  /// True while one tab's screen replaces another's.
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

  /// Sets the bar's items to those of the children.
  final func showItems() {
    tabBar.show(tabs?.map(\.tabBarItem) ?? [])
    tabBar.selectedItem = selected?.tabBarItem
  }

  /// True if the shown child hides the bar.
  private var hidesBar: Bool { (shown as? NavigationController)?.hidesBottomBar == true }

  private var barHeight: Double { BarMetrics.tabBar + view.homeIndicatorOverlap }

  private func buildView() {
    buildView(of: process.device.system.containers.tabs)
    view.addSubview(tabBar)
  }
}
