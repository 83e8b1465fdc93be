import AutoTrack
import MiniUI
import Testing

@Suite struct FactsFirst {
  @Test func `a click has the values from before its action`() throws {
    let (probe, screen) = try Probe.showingElements()
    screen.onFirst = { screen in
      screen.first.setTitle("Bought")
      screen.first.frame = .zero
      screen.first.isHidden = true
      screen.first.removeFromSuperview()
      screen.navigationItem.title = "Thank you"
    }
    try probe.tap(screen.first, expecting: .firstClick)
    #expect(screen.actions == ["didTapFirst:"])
  }

  @Test func `when the action runs, the click has been emitted`() throws {
    let (probe, screen) = try Probe.showingElements()
    var outcome: Decision.Outcome?
    screen.onFirst = { _ in outcome = probe.tracker.decisions.last?.outcome }
    try probe.tap(screen.first, expecting: .firstClick)
    #expect(outcome == .captured(.appClick, sequence: 3))
  }

  @Test
  func `when viewDidAppear and viewDidDisappear run, their events have been emitted`() throws {
    let probe = Probe(.elements)
    let controllers = probe.process.classes[ViewController.self]
    var outcomes: [Decision.Outcome?] = []
    for message: Message<BoolToVoid> in [.viewDidAppear, .viewDidDisappear] {
      controllers.replaceMethod(
        message,
        Body { (_: ViewController, _, _) in outcomes.append(probe.tracker.decisions.last?.outcome) }
      )
    }
    probe.start()
    probe.launch(expecting: .firstStart, .elementView)
    probe.show(
      ViewController(in: probe.process),
      expecting: .elementLeave(after: 0),
      .view("UIViewController", referrer: "ElementViewController"))
    #expect(
      outcomes == [
        .captured(.appViewScreen, sequence: 2), .captured(.appPageLeave, sequence: 3),
        .captured(.appViewScreen, sequence: 4),
      ])
  }

  @Test
  func `the click of an action that crashes the app is emitted, and nothing follows`() throws {
    let (probe, screen) = try Probe.showingElements()
    let action = screen.table.selector("nobodyHasThis:")
    screen.onFirst = { $0.send(Message<ObjectToVoid>(action))(nil) }
    try probe.tap(screen.first, expecting: .firstClick)
    guard case .crashed = probe.process.state else {
      Issue.record("the app should have crashed, but is \(probe.process.state)")
      return
    }
    probe.enterBackground()
    probe.enterForeground()
    probe.expect { probe.process.terminate() }
  }
}
