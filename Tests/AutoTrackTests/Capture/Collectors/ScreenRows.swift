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
    try probe.tap(screen.first, expecting: .firstClick.with(["area": "shop", "$title": "Own"]))
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
}
