import AutoTrack
import MiniUI
import Testing

@Suite struct Decisions {
  @Test func `decisions list every captured and suppressed event of a session`() throws {
    let (probe, screen) = try Probe.showingElements()
    try probe.tap(screen.first, expecting: .firstClick)
    try probe.tap(screen.first, lasting: .zero, expecting: .nothing(.duplicate))
    probe.show(
      ViewController(in: probe.process),
      expecting: .elementLeave(after: 0.05),
      .view("UIViewController", referrer: "ElementViewController"))
    probe.enterBackground(
      expecting: .leave("UIViewController", referrer: "ElementViewController", after: 0),
      .end(after: 0.05))
    #expect(
      probe.tracker.decisions.map(\.description) == [
        "the app became active: $AppStart #1",
        "viewDidAppear: of ElementViewController: $AppViewScreen #2",
        "didTapFirst: of UIButton \"FirstButton\": $AppClick #3",
        "didTapFirst: of UIButton \"FirstButton\": nothing, because the same element was clicked "
          + "less than 100 ms before",
        "viewDidDisappear: of ElementViewController: $AppPageLeave #4",
        "viewDidAppear: of UIViewController: $AppViewScreen #5",
        "UIViewController, when the app leaves: $AppPageLeave #6",
        "the app entered the background: $AppEnd #7",
      ])
  }
}
