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
      methods.define(.loadView) { tabs, _ in tabs.buildView() }
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

  private var hidesBar: Bool { (shown as? NavigationController)?.hidesBottomBar == true }

  private var barHeight: Double { BarMetrics.tabBar + view.homeIndicatorOverlap }

  private func buildView() {
    buildView(of: process.device.system.containers.tabs)
    view.addSubview(tabBar)
  }
}

/// The user's tap on a tab (TB-1, TB-2).
extension TabBarController {
  /// The delegate, asked before a tap selects a tab and notified after it; not retained.
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  static func defineTaps(_ methods: MethodList<TabBarController>) {
    methods.define(.setDelegate) { controller, delegate, _ in
      controller.answers = CachedDelegate(
        delegate, of: controller,
        asking: [
          .`tabBarController:shouldSelectViewController:`,
          .`tabBarController:didSelectViewController:`,
        ])
    }
    methods.define(.delegate) { controller, _ in controller.answers.object }
    methods.define(.tabBarDidSelect) { _, _, _, _ in }
    methods.define(.tabBarItemClicked) { controller, item, _ in controller.clicked(item) }
  }

  /// Handles a tap; the delegate is notified even if the tab was already selected (TB-1, T165).
  private func clicked(_ item: DynamicObject?) {
    guard let index = tabBar.items.firstIndex(where: { $0 === item }), let tab = tabs?[index],
      allows(tab)
    else { return }
    if tab === selected {
      (tab as? NavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = tab
    }
    answers.send(.tabBarControllerDidSelect)?(self, tab)
  }

  private func allows(_ tab: ViewController) -> Bool {
    answers.send(.tabBarControllerShouldSelect)?(self, tab) ?? true
  }
}

/// The selection of the shown child (AP-17 to AP-19).
extension TabBarController {
  /// The controllers of the tabs; `nil` until they are set (AP-19).
  public final var viewControllers: [ViewController]? {
    get { tabs }
    set { send(.setAllViewControllers)(newValue.map { ObjectList($0, in: process) }) }
  }

  /// Replaces the tabs; the selected controller stays selected if it is still among them.
  public final func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    send(.setViewControllers)(ObjectList(controllers, in: process), animated)
  }

  /// The index of the selected tab; `Int.max`, as `NSNotFound`, without one (AP-19).
  ///
  /// Setting it calls no delegate method (TB-1); an invalid index is ignored.
  public final var selectedIndex: Int {
    get { tabs?.firstIndex { $0 === selected } ?? .max }
    set { send(.setSelectedIndex)(newValue) }
  }

  /// The controller of the selected tab.
  ///
  /// A tap sends `setSelectedViewController:` too; a controller without a tab raises.
  public final var selectedViewController: ViewController? {
    get { selected }
    set { send(.setSelectedViewController)(newValue) }
  }

  private static func defineSelection(_ methods: MethodList<TabBarController>) {
    methods.define(.setAllViewControllers) { controller, list, _ in
      controller.send(.setViewControllers)(list, false)
    }
    methods.define(.setViewControllers) { controller, list, _, _ in
      let objects = (list as? ObjectList)?.objects ?? []
      controller.replaceTabs(with: objects.compactMap { $0 as? ViewController })
    }
    methods.define(.setSelectedIndex) { controller, index, _ in
      guard let tabs = controller.tabs, tabs.indices.contains(index) else { return }
      controller.select(tabs[index])
    }
    methods.define(.setSelectedViewController) { controller, child, _ in controller.choose(child) }
  }

  /// Sets the tabs.
  ///
  /// The selected controller stays selected; if it is gone, the tab at its index is selected, or
  /// else the first one.
  final func replaceTabs(with new: [ViewController]) {
    let old = tabs ?? []
    let index = selectedIndex
    tabs = new
    for child in old where child.parent === self && !new.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    for child in new where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    children = new + children.filter { child in !new.contains { $0 === child } }
    showItems()
    let stays = new.contains { $0 === selected }
    select(stays ? selected : new.indices.contains(index) ? new[index] : new.first)
  }

  private func choose(_ child: DynamicObject?) {
    guard let tab = tabs?.first(where: { $0 === child }) else {
      return table.raise(
        .invalidArgument(
          "-[\(self.class.name) setSelectedViewController:] only a view controller in the "
            + "tab bar controller's list of view controllers can be selected."))
    }
    select(tab)
  }

  private func select(_ new: ViewController?) {
    let old = selected
    selected = new
    tabBar.selectedItem = new?.tabBarItem
    viewIfLoaded?.setNeedsLayout()
    if new !== old { followSelection() }
  }

  /// Shows another tab; the new controller's will-appear comes first, without animation (AP-17).
  private func change(to new: ViewController?) {
    let old = shown
    isSwitching = true
    let coming = new.map(Beginning.init)
    coming?.begin(true, animated: false)
    let going = Beginning.leaving(old)
    going?.begin(false, animated: false)
    join(new)
    if let new { put(new) } else { shown = nil }
    announce(new)
    takeAway(old)
    [going, coming].compactMap(\.self).reportOvertaken()
    going?.end()
    coming?.end()
    isSwitching = false
    followSelection()
  }

  /// Shows the selected tab, which a callback may have changed.
  final func followSelection() {
    if selected !== shown, !isSwitching, isContentOnScreen { change(to: selected) }
  }
}
