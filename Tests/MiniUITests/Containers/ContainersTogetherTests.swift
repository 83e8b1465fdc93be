import MiniUI
import Testing

@Suite struct ContainersTogether {
  private let stage = Stage()
  private let home: Screen
  private let detail: Screen
  private let cart: Screen
  private let navigation: NavigationController
  private let tabs: TabBarController

  init() {
    home = stage.screen("home")
    detail = stage.screen("detail")
    cart = stage.screen("cart")
    navigation = NavigationController(rootViewController: home)
    tabs = TabBarController(in: stage.process)
    tabs.viewControllers = [navigation, cart]
    stage.show(tabs)
  }

  @Test func `AP-29 a screen in a stack in a tab gets each appearance callback once`() throws {
    navigation.pushViewController(detail, animated: true)
    stage.settle()
    #expect(stage.log.take() == ["detail.VL", "home.WD", "detail.WA", "home.DD", "detail.DA"])
    try stage.finger.tap(tabs.tabBar.buttons[1])
    stage.settle()
    #expect(stage.log.take() == ["cart.VL", "cart.WA", "detail.WD", "detail.DD", "cart.DA"])
    try stage.finger.tap(tabs.tabBar.buttons[0])
    stage.settle()
    #expect(stage.log.take() == ["detail.WA", "cart.WD", "cart.DD", "detail.DA"])
    try stage.finger.tap(#require(navigation.navigationBar.backButton))
    stage.settle()
    #expect(stage.log.take() == ["detail.WD", "home.WA", "detail.DD", "home.DA"])
    stage.window.rootViewController = nil
    #expect(stage.log.take() == ["home.WD", "home.DD"])
  }

  @Test func `a stack that changes behind another tab shows its top when selected`() throws {
    try stage.finger.tap(tabs.tabBar.buttons[1])
    navigation.pushViewController(detail, animated: true)
    stage.settle()
    stage.log.take()
    #expect(!detail.isViewLoaded)
    try stage.finger.tap(tabs.tabBar.buttons[0])
    stage.settle()
    #expect(stage.log.take() == ["detail.VL", "detail.WA", "cart.WD", "cart.DD", "detail.DA"])
    #expect(home.view.superview == nil)
  }

  @Test func `a stack in transition when its tab leaves completes before the next appears`() {
    navigation.pushViewController(detail, animated: true)
    stage.log.take()
    tabs.selectedIndex = 1
    stage.settle()
    #expect(
      stage.log.take() == [
        "cart.VL", "cart.WA", "detail.WD", "detail.DD", "home.DD", "cart.DA",
      ])
    #expect([home, detail, cart].map(\.appearance) == [.disappeared, .disappeared, .appeared])
  }

  @Test func `no bar covers the edges of the content`() throws {
    stage.window.layoutIfNeeded()
    let size = home.view.bounds.size
    let corners = [Point(x: 0, y: 0), Point(x: size.width - 44, y: size.height - 44)]
    for corner in corners {
      let frame = Rect(origin: corner, size: Size(width: 44, height: 44))
      let button = stage.view(frame, Button.self, in: home.view)
      stage.listener("\(corner)").listen(to: button, for: .touchUpInside)
      try stage.finger.tap(button)
    }
    #expect(stage.log.take() == ["{0, 0}.touchUpInside", "{346, 626}.touchUpInside"])
  }

  @Test func `the controllers find their containers`() {
    #expect(home.tabBarController === tabs)
    #expect(navigation.tabBarController === tabs)
    #expect(cart.navigationController == nil)
    #expect(tabs.tabBarController == nil)
  }
}
