import AutoTrack
import MiniUI
import Testing

extension Probe {
  /// A probe with the screen of fixture F1 alone, after the events of its start.
  static func showingElements(
    _ configuration: Configuration = Configuration()
  ) throws -> (probe: Probe, screen: ElementViewController) {
    let probe = Probe(.elements, configuration: configuration)
    probe.start()
    probe.launch(expecting: .firstStart, .elementView)
    return (probe, try probe.root())
  }

  /// A probe with the whole of fixture F1 on its second tab, after the events up to there.
  static func showingElementTabs(
    _ configuration: Configuration = Configuration()
  ) throws -> (probe: Probe, screen: ElementViewController) {
    let probe = Probe(.elementTabs, configuration: configuration)
    probe.start()
    probe.launch(
      expecting: .firstStart, .view("UITableViewController", title: "Table"),
      .nothing(.builtInScreen), .nothing(.builtInScreen))
    let tabs: TabBarController = try probe.root()
    probe.expect(
      .leave("UITableViewController", title: "Table", after: 0), .nothing(.builtInScreen),
      .view("ElementViewController", title: "Element", referrer: "UITableViewController"),
      .nothing(.builtInScreen)
    ) { tabs.selectedIndex = 1 }
    let navigation = try #require(tabs.selectedViewController as? NavigationController)
    return (probe, try #require(navigation.topViewController as? ElementViewController))
  }

  /// A probe with one screen, which a closure fills.
  static func showing(
    _ configuration: Configuration = Configuration(), started: Bool = true,
    _ build: @escaping (HomeController) -> Void = { _ in }
  ) throws -> (probe: Probe, home: HomeController) {
    let probe = Probe(
      .showing { process in
        let home = HomeController(in: process)
        home.build = build
        return home
      }, configuration: configuration)
    if started {
      probe.start()
      probe.launch(expecting: .firstStart, .homeView)
    } else {
      probe.launch()
    }
    return (probe, try probe.root())
  }
}

extension Outcome {
  /// The screen that a test fills appears as the first one.
  static let homeView = Outcome.view("HomeController")
}
