import MiniUI
import Testing

@testable import AutoTrack

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

/// Decisions and diagnostics are bounded.
@Suite struct BoundedLogs {
  @Test func `a list beyond its limit drops its oldest entries, in order, and counts them`() {
    var recent = Recent<Int>(limit: 3)
    for number in 1...3 { recent.append(number) }
    #expect(recent.kept == [1, 2, 3])
    for number in 4...7 { recent.append(number) }
    #expect((recent.kept, recent.dropped, recent.total) == ([5, 6, 7], 4, 7))
    #expect((Array(recent.after(6)), Array(recent.after(2))) == ([7], [5, 6, 7]))
    #expect(Array(recent.after(7)) == [])
  }

  @Test func `a tracker keeps the last 10,000 decisions and counts all of them`() {
    let process = Device().start(.elements)
    let tracker = Tracker(in: process, sink: MemorySink())
    tracker.start()
    process.launch()
    process.rest()
    let before = tracker.decisionCount
    for _ in 0..<10_000 { process.interrupt() }
    #expect((tracker.decisions.count, tracker.decisionCount) == (10_000, before + 10_000))
    #expect(Set(tracker.decisions.map(\.outcome.description)).count == 1)
  }

  @Test func `diagnostics keep the last 1,000 entries and print how many were dropped`() {
    var diagnostics = Diagnostics()
    diagnostics.record(.startedAgain)
    for number in 1...1_000 { diagnostics.record(.installed(instrument: "\(number)")) }
    #expect(diagnostics.entries.count == 1_000)
    #expect(diagnostics.entries.first == .installed(instrument: "1"))
    #expect(diagnostics.droppedEntries == 1)
    #expect(diagnostics.description.hasPrefix("1 older entries\n1: installed\n"))
  }
}

extension Decision.Outcome {
  fileprivate var description: String { "\(self)" }
}
