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
}
