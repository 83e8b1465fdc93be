import AutoTrack
import MiniUI
import Testing

/// Back buttons, bar buttons and tabs, which the system makes.
@Suite struct BarClicks {
  /// A navigation controller with the root `HomeController` and a pushed screen of class `Next`.
  private static func showingNext(
    _ configuration: Configuration = Configuration(), navigation type: String? = nil
  ) throws -> (probe: Probe, navigation: NavigationController, home: HomeController) {
    let probe = Probe(
      .showing { process in
        let home = HomeController(in: process)
        home.title = "Home"
        let made = type.flatMap { process.makeNew($0, NavigationController.self) }
        let navigation = made ?? NavigationController(in: process)
        navigation.setViewControllers([home], animated: false)
        return navigation
      }, configuration: configuration)
    probe.start()
    probe.launch(
      expecting: .firstStart, .view("HomeController", title: "Home"), .nothing(.builtInScreen))
    let navigation: NavigationController = try probe.root()
    let home = try #require(navigation.topViewController as? HomeController)
    let next = try #require(probe.process.makeNew("Next", HomeController.self))
    next.title = "Next"
    probe.expect(
      .leave("HomeController", title: "Home", after: 0),
      .view("Next", title: "Next", referrer: "HomeController")
    ) {
      navigation.pushViewController(next, animated: false)
      probe.process.rest()
    }
    return (probe, navigation, home)
  }

  private static func backClick(_ frame: Value) -> Outcome {
    .click(
      "UIBarButtonItem",
      at: "UINavigationController[0]/UINavigationBar[0]/_UINavigationBarContentView[0]"
        + "/_UIButtonBarButton[0]",
      on: "Next", frame, title: "Next", content: "Home")
  }

  @Test func `a tap on the back button is one click, on the screen being left`() throws {
    let (probe, navigation, home) = try Self.showingNext()
    let button = try #require(navigation.navigationBar.backButton)
    try probe.tap(
      button,
      expecting: .nothing(.backButtonAction), Self.backClick([8, 47, 60, 44]),
      .leave("Next", title: "Next", referrer: "HomeController", after: 0.4),
      .view("HomeController", title: "Home", referrer: "Next"))
    #expect(navigation.topViewController === home)
  }

  @Test func `a pop by code is not a click`() throws {
    let (probe, navigation, _) = try Self.showingNext()
    probe.expect(
      .nothing(.programmaticPop),
      .leave("Next", title: "Next", referrer: "HomeController", after: 0.35),
      .view("HomeController", title: "Home", referrer: "Next")
    ) {
      navigation.popViewController(animated: true)
      probe.process.rest()
    }
  }

  @Test func `a tap on back is a click even if the navigation controller refuses to pop`() throws {
    let (probe, navigation, _) = try Self.showingNext(navigation: "Stubborn")
    navigation.class.addMethod(
      .navigationBarShouldPop,
      Body { (_: NavigationController, bar, item, callSuper) in
        _ = callSuper(bar, item)
        return false
      })
    let button = try #require(navigation.navigationBar.backButton)
    try probe.tap(
      button,
      expecting: .nothing(.backButtonAction),
      .click(
        "UIBarButtonItem",
        at: "Stubborn[0]/UINavigationBar[0]/_UINavigationBarContentView[0]/_UIButtonBarButton[0]",
        on: "Next", [8, 47, 60, 44], title: "Next", content: "Home"))
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `SA-V02 a cancelled interactive pop emits no view and no leave`() throws {
    let (probe, navigation, _) = try Self.showingNext()
    probe.wait(.seconds(1))
    probe.expect(.nothing(.programmaticPop)) {
      navigation.beginInteractivePop()
      navigation.updateInteractivePop(0.3)
    }
    probe.wait(.seconds(1))
    probe.expect(.nothing(.screenNotOpen), .nothing(.stillOnDisplay)) {
      navigation.cancelInteractivePop()
      probe.process.rest()
    }
    let time = probe.process.device.clock.uptime.seconds
    probe.enterBackground(
      expecting: .leave(
        "Next", title: "Next", referrer: "HomeController", after: Value(time) ?? 0),
      .end(after: Value(time) ?? 0))
  }

  @Test func `a finished interactive pop is not a click`() throws {
    let (probe, navigation, home) = try Self.showingNext()
    probe.expect(
      .nothing(.programmaticPop),
      .leave("Next", title: "Next", referrer: "HomeController", after: 0.35),
      .view("HomeController", title: "Home", referrer: "Next")
    ) {
      navigation.beginInteractivePop()
      navigation.finishInteractivePop()
      probe.process.rest()
    }
    #expect(navigation.topViewController === home)
  }

  @Test func `a bar button is one click, on the screen that is shown`() throws {
    let (probe, navigation, _) = try Self.showingNext()
    let next = try #require(navigation.topViewController as? HomeController)
    next.navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Add", target: next, action: next.table.selector("act:"), in: probe.process)
    probe.expect { navigation.view.layoutIfNeeded() }
    let row = try #require(
      navigation.navigationBar.subviews.flatMap(\.subviews).first {
        $0.class.name == "_UIButtonBarStackView"
      })
    let button = try #require(row.subviews.first)
    try probe.tap(
      button,
      expecting: .click(
        "UIBarButtonItem",
        at: "UINavigationController[0]/UINavigationBar[0]/_UINavigationBarContentView[0]"
          + "/_UIButtonBarStackView[0]/_UIButtonBarButton[0]",
        on: "Next", [331, 47, 51, 44], title: "Next", content: "Add"),
      .nothing(.senderIsNoView))
    #expect(next.actions == ["act:"])
  }

  @Test(arguments: [("UIBarButtonItem", true), ("UIButton", false)])
  func `ignoring bar button items ignores their private buttons, ignoring buttons does not`(
    type: String, isIgnored: Bool
  ) throws {
    var configuration = Configuration()
    configuration.ignoreViewTypes = [type]
    let (probe, navigation, _) = try Self.showingNext(configuration)
    let button = try #require(navigation.navigationBar.backButton)
    try probe.tap(
      button,
      expecting: .nothing(.backButtonAction),
      isIgnored ? .nothing(.ignoredViewType) : Self.backClick([8, 47, 60, 44]),
      .leave("Next", title: "Next", referrer: "HomeController", after: 0.4),
      .view("HomeController", title: "Home", referrer: "Next"))
  }

  @Test func `ignoring tab bar items ignores the private buttons of tabs`() throws {
    var configuration = Configuration()
    configuration.ignoreViewTypes = ["UITabBarItem"]
    let (probe, screen) = try Probe.showingElementTabs(configuration)
    let tabs = try #require(screen.tabBarController)
    try probe.tap(
      tabs.tabBar.buttons[1],
      expecting: .nothing(.senderIsNoView), .nothing(.ignoredViewType),
      .nothing(.seenAsAction))
  }

  @Test func `a tap on the selected tab is one click as well`() throws {
    let (probe, screen) = try Probe.showingElementTabs()
    let tabs = try #require(screen.tabBarController)
    try probe.tap(
      tabs.tabBar.buttons[1],
      expecting: .nothing(.senderIsNoView), .tabClick(1, "Element", on: "ElementViewController"),
      .nothing(.seenAsAction))
  }

  @Test func `without control actions a tab is captured by its selection, after the switch`() throws
  {
    var configuration = Configuration()
    configuration.instruments = ["controlActions": false]
    let (probe, screen) = try Probe.showingElementTabs(configuration)
    let tabs = try #require(screen.tabBarController)
    try probe.tap(
      tabs.tabBar.buttons[0],
      expecting: .leave(
        "ElementViewController", title: "Element", referrer: "UITableViewController", after: 0.05),
      .nothing(.builtInScreen),
      .view("UITableViewController", title: "Table", referrer: "ElementViewController"),
      .nothing(.builtInScreen), .tabClick(0, "Table", on: "UITableViewController"))
  }

  @Test func `a tab chosen by code is not a click`() throws {
    let (probe, screen) = try Probe.showingElementTabs()
    let tabs = try #require(screen.tabBarController)
    probe.expect(
      .leave(
        "ElementViewController", title: "Element", referrer: "UITableViewController", after: 0),
      .nothing(.builtInScreen),
      .view("UITableViewController", title: "Table", referrer: "ElementViewController"),
      .nothing(.builtInScreen)
    ) { tabs.selectedIndex = 0 }
  }
}
