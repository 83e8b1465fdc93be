import MiniUI
import Testing
import Wording

@testable import AutoTrack

/// Two children of one class on one screen, whose paths collide (S3.7i).
@Suite struct CollidingPaths {
  private static let path = "HomeController[0]/UIButton[0]"

  /// A screen with two children of one class, a button in each.
  private static func showingTwins() throws -> (
    probe: Probe, screen: ViewController, buttons: [View]
  ) {
    let probe = Probe(
      .showing { process in
        let screen = ViewController(in: process)
        for top in [100.0, 400] {
          let child = HomeController(in: process)
          child.build = { child in
            let button = child.add(Button(in: process))
            button.setTitle("Buy")
            button.on(.touchUpInside, send: "act:", to: child)
          }
          screen.addChild(child)
          child.view.frame = Rect(x: 0, y: top, width: 390, height: 250)
          screen.view.addSubview(child.view)
          child.didMove(toParent: screen)
        }
        return screen
      })
    probe.start()
    probe.process.launch()
    probe.process.rest()
    probe.forget()
    let screen: ViewController = try probe.root()
    return (probe, screen, screen.children.flatMap(\.view.subviews))
  }

  private static func tap(_ view: View, in probe: Probe) throws {
    probe.process.mainLoop.advance(by: .seconds(1))
    try probe.finger.tap(view)
    probe.process.rest()
    probe.forget()
  }

  private static func collisions(in probe: Probe) -> [Diagnostics.Entry] {
    probe.tracker.diagnostics.entries.filter {
      if case .pathCollision = $0 { true } else { false }
    }
  }

  @Test
  func `S3.7i equal paths of elements in two children of one class are recorded once`() throws {
    let (probe, _, buttons) = try Self.showingTwins()
    for button in buttons + buttons { try Self.tap(button, in: probe) }
    let entry = Diagnostics.Entry.pathCollision(
      path: Self.path, screen: "UIViewController",
      elements: ["UIButton \"Buy\"", "UIButton \"Buy\""])
    #expect(Self.collisions(in: probe) == [entry])
    #expect(
      entry.description
        == "HomeController[0]/UIButton[0] on UIViewController is the path of UIButton \"Buy\""
        + " and of UIButton \"Buy\"")
  }

  @Test func `S3.7i a page alias resolves the collision`() throws {
    let (probe, screen, buttons) = try Self.showingTwins()
    screen.children[0].screenFacts.pageAlias = "First"
    for button in buttons { try Self.tap(button, in: probe) }
    #expect(Self.collisions(in: probe) == [])
    #expect(PathCollisions().collisions(on: screen).map(\.path) == [])
  }

  @Test func `S3.7i all collisions of a screen are listed`() throws {
    let (probe, screen, buttons) = try Self.showingTwins()
    let collisions = PathCollisions().collisions(on: screen)
    let label = Self.path + "/UIButtonLabel[0]"
    #expect(collisions.map(\.path).filter { $0 != label } == ["HomeController[0]", Self.path])
    let views = try #require(collisions.first { $0.path == Self.path }).views
    #expect(views.map { ObjectIdentifier($0) } == buttons.map { ObjectIdentifier($0) })
    withExtendedLifetime(probe) {}
  }

  @Test func `segments, rows and tabs are distinguished by their positions`() throws {
    let (probe, screen) = try Probe.showingElementTabs()
    let tabs = try #require(screen.tabBarController)
    screen.segments.selectedSegmentIndex = 1
    #expect(PathCollisions().collisions(on: screen).map(\.path) == [])
    let sensors = PathCollisions(in: SensorsPathScheme())
    #expect(sensors.collisions(among: tabs.tabBar.buttons).map(\.path) == [])
    #expect(sensors.collisions(among: screen.list.visibleCells).map(\.path) == [])
    withExtendedLifetime(probe) {}
  }

  @Test func `a screen that has not loaded its view has no collisions`() {
    let screen = ViewController(in: Device().start(App()))
    #expect(
      [PathCollisions().collisions(on: screen).isEmpty, screen.isViewLoaded] == [true, false])
  }
}
