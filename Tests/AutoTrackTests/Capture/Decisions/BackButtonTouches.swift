import AutoTrack
import MiniUI
import Testing
import Wording

/// Only a finger on the system's back button is a click.
@Suite struct BackButtonTouches {
  /// A navigation controller with two screens; the decisions so far are discarded.
  private static func showing(
    _ configuration: Configuration = Configuration()
  ) throws -> (probe: Probe, navigation: NavigationController, back: View) {
    let probe = Probe(
      .showing { process in
        let navigation = NavigationController(in: process)
        navigation.setViewControllers(
          [ViewController(in: process), ViewController(in: process)], animated: false)
        return navigation
      }, configuration: configuration)
    probe.start()
    probe.process.launch()
    probe.process.rest()
    probe.forget()
    let navigation: NavigationController = try probe.root()
    return (probe, navigation, try #require(navigation.navigationBar.backButton))
  }

  private static func reasons(_ probe: Probe, in step: () -> Void) -> [Decision.Outcome] {
    let count = probe.tracker.decisionCount
    step()
    defer { probe.forget() }
    return probe.tracker.decisions(after: count).map(\.outcome)
  }

  @Test func `a back action that code sends for the button is not a click`() throws {
    let (probe, navigation, back) = try Self.showing()
    let reasons = Self.reasons(probe) {
      probe.process.application.sendAction(
        navigation.table.selector("__backButtonAction:"), to: navigation.navigationBar, from: back)
    }
    #expect(reasons == [.suppressed(.backButtonAction), .suppressed(.noTouch)])
    probe.process.rest()
    #expect(navigation.viewControllers.count == 1)
    probe.forget()
  }

  @Test func `a back action that code sends straight to the bar is not a click`() throws {
    let (probe, navigation, back) = try Self.showing()
    let reasons = Self.reasons(probe) { navigation.navigationBar.send(.backButtonAction)(back) }
    #expect(reasons == [.suppressed(.noTouch)])
    probe.process.rest()
    probe.forget()
  }

  @Test func `without control actions the back button is not observed, on record`() throws {
    var configuration = Configuration()
    configuration.instruments = ["controlActions": false]
    let (probe, _, _) = try Self.showing(configuration)
    #expect(
      probe.tracker.diagnostics.entries.contains(
        .skipped(
          instrument: "backButton",
          because: "without control actions, a tap cannot be told from a pop by code")))
  }

  @Test func `an action whose name is as long as the back button's is a click`() throws {
    let (probe, screen) = try Probe.showingElements()
    let listener = Listener(in: probe.process)
    screen.first.removeTarget(nil, action: nil, for: .allEvents)
    screen.first.on(.touchUpInside, send: "didTapTheBackArrow:", to: listener)
    #expect("didTapTheBackArrow:".utf8.count == "__backButtonAction:".utf8.count)
    try probe.tap(screen.first, expecting: .firstClick)
  }
}
