import MiniUI
import Testing

@Suite struct Toolbars {
  private let stage = Stage()
  private let screens: [Screen]
  private let navigation: NavigationController
  private let listener: Listener
  private let item: BarButtonItem

  init() {
    screens = stage.screens("A", "B")
    navigation = stage.navigation([screens[0]])
    listener = stage.listener("shop")
    item = BarButtonItem(
      title: "Sort", target: listener, action: stage.process.classes.selector("a:"),
      in: stage.process)
    screens[0].toolbarItems = [BarButtonItem(space: .flexible, in: stage.process), item]
  }

  private func showToolbar(_ isShown: Bool = true) {
    navigation.setToolbarHidden(!isShown, animated: false)
    stage.window.layoutIfNeeded()
  }

  @Test func `the toolbar is hidden until the app shows it`() {
    #expect(navigation.isToolbarHidden)
    #expect(item.view == nil)
    showToolbar()
    #expect((item.view?.class.name, navigation.toolbar.items.count) == ("_UIButtonBarButton", 2))
  }

  @Test func `a tap sends from the private button and then from the item`() throws {
    showToolbar()
    let actions = try ActionLog(of: stage)
    try stage.finger.tap(#require(item.view))
    #expect(
      actions.lines == [
        "_invoke:forEvent: to UIBarButtonItem from _UIButtonBarButton 1",
        "a: to Listener from UIBarButtonItem 1",
      ])
    #expect(stage.log.take() == ["shop.a"])
  }

  @Test func `a disabled item sends no action`() throws {
    showToolbar()
    item.isEnabled = false
    stage.window.layoutIfNeeded()
    let actions = try ActionLog(of: stage)
    try stage.finger.tap(#require(item.view))
    #expect(actions.lines == [])
  }

  @Test func `the items are those of the top controller`() {
    showToolbar()
    screens[1].toolbarItems = [BarButtonItem(title: "Share", in: stage.process)]
    navigation.pushViewController(screens[1], animated: false)
    #expect(areSame(navigation.toolbar.items, screens[1].toolbarItems ?? []))
    #expect(item.view == nil)
    navigation.popViewController(animated: false)
    #expect(areSame(navigation.toolbar.items, screens[0].toolbarItems ?? []))
    screens[0].toolbarItems = nil
    #expect(navigation.toolbar.items.isEmpty)
  }

  @Test func `a flexible space moves the buttons after it to the right edge`() throws {
    showToolbar()
    let view = try #require(item.view)
    #expect(view.frame.maxX == 390 - 8)
    let menu = BarButtonItem(title: "Menu", in: stage.process)
    screens[0].toolbarItems = [BarButtonItem(space: .fixed(20), in: stage.process), menu, item]
    stage.window.layoutIfNeeded()
    let left = try #require(menu.view)
    #expect((left.frame.minX, item.view?.frame.minX) == (28, left.frame.maxX + 8))
  }

  @Test func `the content ends above a shown toolbar`() {
    showToolbar()
    #expect(navigation.toolbar.frame == Rect(x: 0, y: 766, width: 390, height: 44))
    #expect(screens[0].view.frame == Rect(x: 0, y: 91, width: 390, height: 675))
    showToolbar(false)
    #expect((screens[0].view.frame.maxY, navigation.toolbar.isHidden) == (844, true))
  }

  @Test func `a pushed controller that hides the bottom bar hides the toolbar`() {
    showToolbar()
    screens[1].hidesBottomBarWhenPushed = true
    navigation.pushViewController(screens[1], animated: false)
    stage.window.layoutIfNeeded()
    #expect((navigation.toolbar.isHidden, screens[1].view.frame.maxY) == (true, 844))
    #expect(!navigation.isToolbarHidden)
  }

  @Test func `a toolbar in a tab lies above the tab bar`() {
    let tabs = TabBarController(in: stage.process)
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    showToolbar()
    #expect(navigation.toolbar.convert(Point(x: 0, y: 44), to: stage.window).y == 844 - 83)
  }

  @Test func `the views are those of iOS 15`() throws {
    showToolbar()
    let row = try #require(item.view?.superview)
    let names = sequence(first: row, next: \.superview).prefix(3).map(\.class.name)
    #expect(names == ["_UIButtonBarStackView", "_UIToolbarContentView", "UIToolbar"])
    #expect(navigation.toolbar.subviews.first?.class.name == "_UIBarBackground")
  }

  @Test func `the items of a controller's toolbar cannot be set`() {
    navigation.toolbar.setItems([])
    let reason =
      "Cannot call setItems:animated: directly on a UIToolbar managed by a controller."
    #expect(stage.process.state == .crashed(.inconsistency(reason)))
  }

  @Test func `a bar without a controller shows its own items`() throws {
    let stage = Stage()
    let item = BarButtonItem(
      title: "Sort", target: stage.listener("shop"),
      action: stage.process.classes.selector("a:"), in: stage.process)
    let bar = stage.view(Rect(x: 0, y: 100, width: 390, height: 44), Toolbar.self)
    bar.setItems([item])
    stage.window.layoutIfNeeded()
    try stage.finger.tap(#require(item.view))
    #expect(stage.log.take() == ["shop.a"])
  }
}
