import MiniUI
import Testing

@Suite struct Tabs {
  private let stage = Stage()
  private let screens: [Screen]
  private let tabs: TabBarController

  init() {
    screens = stage.screens("A", "B", "C")
    tabs = TabBarController(in: stage.process)
    tabs.viewControllers = screens
    stage.show(tabs)
  }

  private func tap(_ index: Int) throws {
    stage.window.layoutIfNeeded()
    try stage.finger.tap(tabs.tabBar.buttons[index])
    stage.settle()
  }

  private func listen() -> TabListener {
    let delegate = TabListener(in: stage.process)
    delegate.log = stage.log
    tabs.delegate = delegate
    return delegate
  }

  @Test func `AP-17 a tab that removes itself while it appears is followed by another`() throws {
    let (a, b) = (screens[0], screens[1])
    try b.hookThisObject(
      .viewWillAppear, owner: "app",
      .after { [tabs] (_: Screen, _) in tabs.viewControllers = [a] })
    try tap(1)
    #expect(
      stage.log.take() == [
        "B.VL", "B.WA", "A.WD", "A.DD", "B.DA", "A.WA", "B.WD", "B.DD", "A.DA",
      ])
    #expect([a.appearance, b.appearance] == [.appeared, .disappeared])
    #expect(tabs.selectedViewController === a)
    #expect(a.view.window === stage.window)
  }

  @Test func `T162 AP-17 the new tab's viewWillAppear comes first, and it loads once`() throws {
    try tap(1)
    #expect(stage.log.take() == ["B.VL", "B.WA", "A.WD", "A.DD", "B.DA"])
    try tap(0)
    #expect(stage.log.take() == ["A.WA", "B.WD", "B.DD", "A.DA"])
    try tap(1)
    #expect(stage.log.take() == ["B.WA", "A.WD", "A.DD", "B.DA"])
  }

  @Test func `AP-18 a tab that was never selected is not loaded`() throws {
    try tap(1)
    #expect(screens.map(\.isViewLoaded) == [true, true, false])
  }

  @Test func `T164 AP-19 a new tab bar controller has no tabs and selects none`() {
    let new = TabBarController(in: stage.process)
    #expect(new.viewControllers == nil)
    #expect(new.selectedViewController == nil)
    #expect((new.selectedIndex, new.tabBar.items.isEmpty) == (Int.max, true))
    #expect(new.moreNavigationController.viewControllers.isEmpty)
  }

  @Test
  func `T165 TB-1 the delegate is called for taps, also on the selected tab, but not for code`()
    throws
  {
    let delegate = listen()
    try tap(1)
    #expect(
      stage.log.take() == [
        "shouldSelect B", "B.VL", "B.WA", "A.WD", "A.DD", "B.DA", "didSelect B",
      ])
    try tap(1)
    #expect(stage.log.take() == ["shouldSelect B", "didSelect B"])
    tabs.selectedIndex = 0
    #expect(stage.log.take() == ["A.WA", "B.WD", "B.DD", "A.DA"])
    delegate.answer = false
    try tap(2)
    #expect(stage.log.take() == ["shouldSelect C"])
    #expect(tabs.selectedViewController === screens[0])
    #expect(tabs.tabBar.selectedItem === screens[0].tabBarItem)
    #expect(tabs.delegate === delegate)
  }

  @Test func `TB-2 a tap on the selected tab pops its stack to the root`() throws {
    let inner = stage.screens("D", "E")
    let navigation = NavigationController(in: stage.process)
    navigation.viewControllers = inner
    tabs.viewControllers = [navigation, screens[1]]
    _ = inner[0].view
    stage.settle()
    stage.log.take()
    try tap(0)
    #expect(stage.log.take() == ["E.WD", "D.WA", "E.DD", "D.DA"])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `RC-6 a tap sends from the private button and then from the item`() throws {
    let actions = try ActionLog(of: stage)
    try tap(1)
    #expect(
      actions.lines == [
        "_sendAction:withEvent: to UITabBar from UITabBarButton 1",
        "_tabBarItemClicked: to UITabBarController from UITabBarItem 1",
      ])
  }

  @Test
  func `a tap sends setSelectedViewController:, code sends the setter that it calls`() throws {
    var lines: [String] = []
    try tabs.hookThisObject(
      .setSelectedViewController, owner: "test",
      .before { (_: TabBarController, _) in lines.append("controller") })
    try tabs.hookThisObject(
      .setSelectedIndex, owner: "test",
      .before { (_: TabBarController, index) in lines.append("index \(index)") })
    try tap(1)
    tabs.selectedIndex = 2
    #expect(lines == ["controller", "index 2"])
  }

  @Test func `an index without a tab is ignored, and a foreign controller crashes the process`() {
    tabs.selectedIndex = 3
    #expect(tabs.selectedIndex == 0)
    tabs.selectedViewController = stage.screen("X")
    let reason =
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
      + "controller's list of view controllers can be selected."
    #expect(stage.process.state == .crashed(.invalidArgument(reason)))
  }

  @Test func `the selected tab stays selected if it is among the new ones`() {
    tabs.selectedIndex = 1
    stage.log.take()
    tabs.viewControllers = [screens[2], screens[1]]
    #expect((tabs.selectedIndex, stage.log.take()) == (1, []))
    #expect(screens[0].parent == nil)
    tabs.viewControllers = [screens[2], screens[0]]
    #expect(stage.log.take() == ["A.WA", "B.WD", "B.DD", "A.DA"])
  }

  @Test func `NB-4 a tab has the title of its controller, or of the root of a stack`() {
    screens[0].title = "Home"
    #expect(tabs.tabBar.items.map(\.title) == ["Home", nil, nil])
    let navigation = NavigationController(rootViewController: screens[1])
    tabs.viewControllers = [screens[0], navigation]
    screens[1].title = "Cart"
    #expect(tabs.tabBar.items.map(\.title) == ["Home", "Cart"])
    screens[1].tabBarItem = TabBarItem(title: "Bag", in: stage.process)
    #expect(tabs.tabBar.items.map(\.title) == ["Home", "Bag"])
    #expect(tabs.tabBar.selectedItem === screens[0].tabBarItem)
    #expect(screens[1].title == "Cart")
  }

  @Test func `the view hierarchy is that of iOS 15`() {
    #expect(
      outline(tabs.view) == [
        "UILayoutContainerView", "  UITransitionView", "    UIViewControllerWrapperView",
        "      UIView", "  UITabBar", "    _UIBarBackground", "    UITabBarButton",
        "      UITabBarSwappableImageView", "      UITabBarButtonLabel", "    UITabBarButton",
        "      UITabBarSwappableImageView", "      UITabBarButtonLabel", "    UITabBarButton",
        "      UITabBarSwappableImageView", "      UITabBarButtonLabel",
      ])
  }

  @Test func `the content ends above the bar`() {
    stage.window.layoutIfNeeded()
    #expect(screens[0].view.frame == Rect(x: 0, y: 0, width: 390, height: 761))
    #expect(tabs.tabBar.frame == Rect(x: 0, y: 761, width: 390, height: 83))
    #expect(tabs.tabBar.buttons[1].frame == Rect(x: 130, y: 0, width: 130, height: 49))
  }

  @Test func `a stack that hides the bar gets its room`() {
    let navigation = NavigationController(rootViewController: screens[0])
    tabs.viewControllers = [navigation]
    let pushed = stage.screen("P")
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: true)
    stage.settle()
    stage.window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    #expect(pushed.view.frame == Rect(x: 0, y: 91, width: 390, height: 753))
    navigation.popViewController(animated: true)
    stage.settle()
    stage.window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
    #expect(screens[0].view.frame == Rect(x: 0, y: 91, width: 390, height: 670))
  }

  @Test func `the delegate of a controller's bar cannot be changed`() {
    tabs.tabBar.delegate = screens[0]
    let reason =
      "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."
    #expect(stage.process.state == .crashed(.inconsistency(reason)))
  }
}

@Suite struct StandaloneTabBars {
  private let stage = Stage()

  @Test func `TB-3 a bar without a controller calls its delegate on a tap`() throws {
    let bar = stage.view(Rect(x: 0, y: 100, width: 390, height: 49), TabBar.self)
    let items = ["One", "Two"].map { TabBarItem(title: $0, in: stage.process) }
    let delegate = TabListener(in: stage.process)
    delegate.log = stage.log
    bar.setItems(items)
    bar.delegate = delegate
    bar.selectedItem = items[0]
    #expect(stage.log.take() == [])
    try stage.finger.tap(bar.buttons[1])
    #expect(stage.log.take() == ["didSelectItem Two"])
    #expect(bar.selectedItem === items[1])
    #expect(bar.buttons.map(\.isSelected) == [false, true])
  }
}

/// A delegate of tab bar controllers and of tab bars that records its callbacks.
private final class TabListener: DynamicObject {
  var log = Log()
  var answer = true

  override class var classDefinition: ClassDefinition {
    ClassDefinition(TabListener.self) { methods in
      methods.define(.tabBarControllerShouldSelect) { listener, _, tab, _ in
        listener.log.add("shouldSelect \(name(of: tab))")
        return listener.answer
      }
      methods.define(.tabBarControllerDidSelect) { listener, _, tab, _ in
        listener.log.add("didSelect \(name(of: tab))")
      }
      methods.define(.tabBarDidSelect) { listener, _, item, _ in
        listener.log.add("didSelectItem \((item as? TabBarItem)?.title ?? "nil")")
      }
    }
  }

  private static func name(of tab: DynamicObject?) -> String { (tab as? Screen)?.name ?? "nil" }
}
