import AutoTrack
import MiniUI
import Testing

/// Screen views (SA-V01 to SA-V06) and dwell times.
@Suite struct ScreenRows {
  /// A navigation controller with an empty screen of class `A`, and an empty screen of class `B`.
  private static func showingA(
    _ configuration: Configuration = Configuration()
  ) throws -> (probe: Probe, navigation: NavigationController, b: ViewController) {
    let probe = Probe(
      .showing { process in
        let a = process.makeNew("A", ViewController.self) ?? ViewController(in: process)
        return NavigationController(rootViewController: a)
      }, configuration: configuration)
    probe.start()
    probe.launch(expecting: .firstStart, .view("A"), .nothing(.builtInScreen))
    return (probe, try probe.root(), try #require(probe.process.makeNew("B", ViewController.self)))
  }

  @Test func `SA-V01 a push and a pop view B and A, each with the previous screen as referrer`()
    throws
  {
    let (probe, navigation, b) = try Self.showingA()
    probe.expect(.leave("A", after: 0.35), .view("B", referrer: "A")) {
      navigation.pushViewController(b, animated: true)
      probe.process.rest()
    }
    probe.expect(
      .nothing(.programmaticPop), .leave("B", referrer: "A", after: 0.35),
      .view("A", referrer: "B")
    ) {
      navigation.popViewController(animated: true)
      probe.process.rest()
    }
  }

  @Test func `SA-V03 choosing a tab leaves one screen and views the other`() throws {
    let probe = Probe(.elementTabs)
    probe.start()
    probe.launch(
      expecting: .firstStart, .view("UITableViewController", title: "Table"),
      .nothing(.builtInScreen), .nothing(.builtInScreen))
    let tabs: TabBarController = try probe.root()
    probe.wait(.seconds(1))
    probe.expect(
      .leave("UITableViewController", title: "Table", after: 1), .nothing(.builtInScreen),
      .view("ElementViewController", title: "Element", referrer: "UITableViewController"),
      .nothing(.builtInScreen)
    ) { tabs.selectedIndex = 1 }
    probe.wait(.seconds(2))
    probe.expect(
      .leave(
        "ElementViewController", title: "Element", referrer: "UITableViewController", after: 2),
      .nothing(.builtInScreen),
      .view("UITableViewController", title: "Table", referrer: "ElementViewController"),
      .nothing(.builtInScreen)
    ) { tabs.selectedIndex = 0 }
    probe.wait(.seconds(3))
    probe.enterBackground(
      expecting: .leave(
        "UITableViewController", title: "Table", referrer: "ElementViewController", after: 3),
      .end(after: 6))
  }

  /// The row has the navigation controller's callback first; AP-30 leaves that order open.
  @Test func `SA-V03 each tab is viewed again, even if its navigation controller appears first`()
    throws
  {
    let probe = Probe(App())
    probe.start()
    probe.launch(expecting: .firstStart)
    let screens = try ["VC1", "VC2"].map {
      try #require(probe.process.makeNew($0, ViewController.self))
    }
    let tabs = screens.map { NavigationController(rootViewController: $0) }
    var last: Value?
    for index in [0, 1, 0] {
      let name = screens[index].class.name
      probe.expect(.nothing(.builtInScreen), .view(name, referrer: last)) {
        tabs[index].send(.viewDidAppear)(false)
        screens[index].send(.viewDidAppear)(false)
      }
      probe.expect(.nothing(.builtInScreen), .leave(name, referrer: last, after: 0)) {
        tabs[index].send(.viewDidDisappear)(false)
        screens[index].send(.viewDidDisappear)(false)
      }
      last = .string(name)
    }
  }

  @Test func `SA-L08 a screen is left when it disappears, the last one before the app's end`()
    throws
  {
    let (probe, navigation, b) = try Self.showingA()
    probe.wait(.milliseconds(1_500))
    probe.expect(.leave("A", after: 1.5), .view("B", referrer: "A")) {
      navigation.pushViewController(b, animated: false)
      probe.process.rest()
    }
    probe.wait(.seconds(2))
    probe.enterBackground(expecting: .leave("B", referrer: "A", after: 2.0), .end(after: 3.5))
  }

  @Test func `SA-L09 a return to the foreground restarts the dwell time of the screen`() throws {
    let (probe, navigation, b) = try Self.showingA()
    probe.expect(.leave("A", after: 0), .view("B", referrer: "A")) {
      navigation.pushViewController(b, animated: false)
      probe.process.rest()
    }
    probe.wait(.seconds(2))
    probe.enterBackground(expecting: .leave("B", referrer: "A", after: 2), .end(after: 2))
    probe.wait(.seconds(10))
    probe.enterForeground(expecting: .start(first: false, resumed: true))
    probe.wait(.seconds(3))
    probe.expect(
      .nothing(.programmaticPop), .leave("B", referrer: "A", after: 3), .view("A", referrer: "B")
    ) {
      navigation.popViewController(animated: false)
      probe.process.rest()
    }
  }

  @Test(arguments: [false, true])
  func `SA-V04 a child in a plain container is a screen only if configured`(
    isAsked: Bool
  ) throws {
    var configuration = Configuration()
    configuration.childScreens = isAsked
    let (probe, navigation, b) = try Self.showingA(configuration)
    let child = try #require(probe.process.makeNew("Child", ViewController.self))
    b.addChild(child)
    b.view.addSubview(child.view)
    child.didMove(toParent: b)
    let childView = isAsked ? Outcome.view("Child", referrer: "A") : .nothing(.childScreen)
    let childLeave =
      isAsked ? Outcome.leave("Child", referrer: "A", after: 1) : .nothing(.childScreen)
    let before = isAsked ? "Child" : "A"
    probe.expect(.leave("A", after: 0), childView, .view("B", referrer: .string(before))) {
      navigation.pushViewController(b, animated: false)
      probe.process.rest()
    }
    probe.wait(.seconds(1))
    probe.expect(
      .nothing(.programmaticPop), childLeave,
      .leave("B", referrer: .string(before), after: 1), .view("A", referrer: "B")
    ) {
      navigation.popViewController(animated: false)
      probe.process.rest()
    }
  }

  @Test func `SA-V06 the app's own URL wins, its own property over that, and both are referrers`()
    throws
  {
    let (probe, navigation, b) = try Self.showingA()
    b.screenFacts.url = "x://detail"
    b.screenFacts.properties = ["$url": "custom", "kind": 7]
    let more: Properties = ["$url": "custom", "kind": 7]
    probe.expect(.leave("A", after: 0), .view("B", referrer: "A").with(more)) {
      navigation.pushViewController(b, animated: false)
      probe.process.rest()
    }
    b.screenFacts.properties = [:]
    probe.expect(
      .nothing(.programmaticPop),
      .leave("B", referrer: "A", after: 0).with(["$url": "x://detail"]),
      .view("A", referrer: "custom")
    ) {
      navigation.popViewController(animated: false)
      probe.process.rest()
    }
    probe.expect(
      .leave("A", referrer: "custom", after: 0),
      .view("B", referrer: "A").with(["$url": "x://detail"])
    ) {
      navigation.pushViewController(b, animated: false)
      probe.process.rest()
    }
  }

  @Test func `the properties of a screen are those of the clicks on it`() throws {
    let (probe, screen) = try Probe.showingElements()
    screen.screenFacts.properties = ["area": "shop", "$title": "Own"]
    try probe.tap(
      screen.first, expecting: .firstClick.with(["area": "shop", "$title": "Own"]))
  }

  @Test func `an ignored screen emits neither view nor leave`() throws {
    let (probe, navigation, b) = try Self.showingA()
    b.screenFacts.isIgnored = true
    probe.expect(.leave("A", after: 0), .nothing(.ignoredScreen)) {
      navigation.pushViewController(b, animated: false)
      probe.process.rest()
    }
    probe.expect(
      .nothing(.programmaticPop), .nothing(.ignoredScreen), .view("A", referrer: "A")
    ) {
      navigation.popViewController(animated: false)
      probe.process.rest()
    }
  }

  @Test func `a screen that is ignored while shown emits no leave`() throws {
    let (probe, screen) = try Probe.showingElements()
    screen.screenFacts.isIgnored = true
    probe.enterBackground(expecting: .nothing(.ignoredScreen), .end(after: 0))
    probe.enterForeground(expecting: .start(first: false, resumed: true))
    probe.show(
      ViewController(in: probe.process),
      expecting: .nothing(.ignoredScreen),
      .view("UIViewController", referrer: "ElementViewController"))
    screen.screenFacts.isIgnored = false
    probe.enterBackground(
      expecting: .leave("UIViewController", referrer: "ElementViewController", after: 0),
      .end(after: 0))
  }

  @Test(arguments: ["UIPageViewController", "UIInputViewController"])
  func `the built-in list excludes containers and keyboards`(className: String) throws {
    let (probe, navigation, _) = try Self.showingA()
    let known = probe.process.classes[className]
    let made = known?.make() ?? probe.process.makeNew(className, ViewController.self)
    let screen = try #require(made as? ViewController)
    probe.expect(.leave("A", after: 0), .nothing(.builtInScreen)) {
      navigation.pushViewController(screen, animated: false)
      probe.process.rest()
    }
  }

  @Test func `a full-screen presentation leaves the screen below, and its dismissal views it`()
    throws
  {
    let (probe, navigation, b) = try Self.showingA()
    b.modalPresentationStyle = .fullScreen
    probe.wait(.seconds(1))
    probe.expect(
      .view("B", referrer: "A"), .leave("A", after: 1), .nothing(.builtInScreen)
    ) {
      navigation.present(b, animated: false)
      probe.process.rest()
    }
    probe.wait(.seconds(5))
    probe.expect(
      .view("A", referrer: "B"), .nothing(.builtInScreen), .leave("B", referrer: "A", after: 5)
    ) {
      navigation.dismiss(animated: false)
      probe.process.rest()
    }
    probe.wait(.seconds(2))
    probe.enterBackground(expecting: .leave("A", referrer: "B", after: 2), .end(after: 8))
  }

  @Test func `a sheet does not leave the screen below`() throws {
    let (probe, navigation, b) = try Self.showingA()
    b.modalPresentationStyle = .pageSheet
    probe.wait(.seconds(1))
    probe.expect(.view("B", referrer: "A")) {
      navigation.present(b, animated: false)
      probe.process.rest()
    }
    probe.wait(.seconds(5))
    probe.expect(.leave("B", referrer: "A", after: 5)) {
      navigation.dismiss(animated: false)
      probe.process.rest()
    }
    probe.wait(.seconds(2))
    probe.enterBackground(expecting: .leave("A", after: 8), .end(after: 8))
  }

  @Test func `an alias names the screen in the path and keeps its screen name`() throws {
    var configuration = Configuration()
    configuration.pages = ["ElementViewController": "元素"]
    let (probe, screen) = try Probe.showingElements(configuration)
    try probe.tap(
      screen.first,
      expecting: .click(
        "UIButton", at: "元素[0]/UIScrollView[0]/UIButton[0]", on: "ElementViewController",
        [20, 20, 200, 44], title: "Element", content: "FirstButton"))
    screen.screenFacts.pageAlias = "own"
    try probe.tap(
      screen.second,
      expecting: .click(
        "CustomButton", at: "own[0]/UIScrollView[0]/CustomButton[0]", on: "ElementViewController",
        [20, 80, 200, 44], title: "Element", content: "SecondButton"))
  }
}
