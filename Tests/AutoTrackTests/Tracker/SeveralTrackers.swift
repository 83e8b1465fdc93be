import AutoTrack
import MiniUI
import Testing

@Suite struct SeveralTrackers {
  @Test func `two trackers in one process capture the same, each with its own numbers`() throws {
    let (probe, screen) = try Probe.showingElements()
    let sink = MemorySink()
    let second = Tracker(in: probe.process, sink: sink)
    second.start()
    try probe.tap(screen.first, expecting: .firstClick)
    try probe.tap(screen.first, expecting: .nothing(.duplicate))
    #expect(screen.actions == ["didTapFirst:", "didTapFirst:"])
    #expect(sink.events.map(\.name) == [.appStart, .appClick])
    #expect(sink.events.map(\.sequence) == [1, 2])
    #expect(
      second.decisions.map(\.outcome) == [
        .captured(.appStart, sequence: 1), .captured(.appClick, sequence: 2),
        .suppressed(.duplicate),
      ])
  }

  @Test func `two trackers started before the launch both capture the first start`() throws {
    let probe = Probe(.elements)
    let sink = MemorySink()
    let second = Tracker(in: probe.process, sink: sink)
    probe.start()
    second.start()
    probe.launch(expecting: .firstStart, .elementView)
    #expect(sink.events.first?.properties["$is_first_time"] == true)
  }

  @Test(arguments: [false, true])
  func `two trackers that stop in any order restore the class table`(
    firstLeavesFirst: Bool
  ) {
    let processes = [1, 2].map { _ in Device().start(.elements) }
    let trackers = [1, 2].map { _ in Tracker(in: processes[0], sink: MemorySink()) }
    for tracker in trackers { tracker.start() }
    for process in processes {
      process.launch()
      _ = process.mainLoop.settle()
    }
    for tracker in firstLeavesFirst ? trackers : trackers.reversed() { tracker.stop() }
    #expect(processes[0].classes.description == processes[1].classes.description)
  }

  @Test func `one tracker that stops does not affect the other`() throws {
    let (probe, screen) = try Probe.showingElements()
    let sink = MemorySink()
    let second = Tracker(in: probe.process, sink: sink)
    second.start()
    probe.tracker.stop()
    try probe.tap(screen.first)
    probe.show(ViewController(in: probe.process))
    #expect(sink.events.map(\.name) == [.appStart, .appClick, .appViewScreen])
  }

  @Test func `hooks of others run as well, in any order of installation and removal`() throws {
    let probe = Probe(.elements)
    let application = probe.process.classes[Application.self]
    var calls: [String] = []
    func hook(_ name: String) throws -> Hook {
      try application.hook(
        .sendAction, owner: name,
        .before { (_: Application, _, _, _, _) in calls.append(name) })
    }
    let older = try hook("older")
    probe.start()
    let newer = try hook("newer")
    probe.launch(expecting: .firstStart, .elementView)
    let screen: ElementViewController = try probe.root()
    try probe.tap(screen.first, expecting: .firstClick)
    #expect(calls == ["newer", "older"])
    older.remove()
    probe.tracker.stop()
    try probe.tap(screen.first)
    #expect((calls, newer.isInstalled) == (["newer", "older", "newer"], true))
    #expect(screen.actions == ["didTapFirst:", "didTapFirst:"])
  }
}
