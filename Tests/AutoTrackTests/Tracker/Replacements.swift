import Testing

@testable import AutoTrack
@testable import MiniUI

/// S3.1: hooks, collector and sink communicate by moments and events only; each is replaceable.
@Suite struct Replacements {
  /// An instrument without hooks: the test posts its moments by hand.
  private final class HandInstrument: Instrument {
    let name = "hand"
    private var moments: MomentHub?

    func install(in process: AppProcess, postingTo moments: MomentHub) -> InstallResult {
      self.moments = moments
      return .installed([])
    }

    func post(_ fact: Moment.Fact, in process: AppProcess) {
      moments?.post(Moment(fact, in: process))
    }
  }

  /// A sink that throws for every event.
  private final class FullSink: EventSink {
    struct Full: Error, CustomStringConvertible { let description = "the disk is full" }

    func receive(_ event: Event) throws { throw Full() }
  }

  @Test func `S3.1 moments posted by hand become events like those of hooks`() throws {
    let hand = HandInstrument()
    let probe = Probe(.elements, instruments: [hand])
    let process = probe.process
    probe.start()
    probe.launch()
    let screen: ElementViewController = try probe.root()
    let touch = Touch(in: process)
    touch.view = screen.first
    touch.phase = .ended
    let event = TouchEvent(in: process)
    event.allTouches = [touch]
    probe.expect(
      .firstStart, .elementView, .firstClick, .elementLeave(after: 0), .nothing(.termination)
    ) {
      hand.post(.appBecameActive, in: process)
      hand.post(.screenAppeared(screen), in: process)
      hand.post(.action(ControlAction("buy", to: nil, from: screen.first, for: event)), in: process)
      hand.post(.screenDisappeared(screen), in: process)
      hand.post(.appWillTerminate, in: process)
    }
    #expect(screen.actions == [])
  }

  @Test func `S3.1 another collector gets the moments, and no event is emitted`() throws {
    let process = Device().start(.elements)
    let (sink, list) = (MemorySink(), MomentList())
    let tracker = Tracker(in: process, sink: sink, collector: list)
    tracker.start()
    process.launch()
    _ = process.mainLoop.settle()
    let root = process.application.keyWindow?.rootViewController
    let screen = try #require(root as? ElementViewController)
    try Finger(using: process).tap(screen.first)
    screen.view.window?.rootViewController = nil
    process.enterBackground()
    process.terminate()
    #expect(
      list.lines == [
        "active", "appeared ElementViewController", "action didTapFirst:",
        "disappeared ElementViewController", "background", "terminating",
      ])
    #expect((sink.events, tracker.decisions, tracker.lifeState) == ([], [], .initial))
  }

  @Test func `S3.1 a failing sink does not affect the app, and each failure is recorded`() throws {
    let process = Device().start(.elements)
    let tracker = Tracker(in: process, sink: FullSink())
    tracker.start()
    process.launch()
    _ = process.mainLoop.settle()
    let root = process.application.keyWindow?.rootViewController
    let screen = try #require(root as? ElementViewController)
    try Finger(using: process).tap(screen.first)
    #expect((screen.actions, process.state) == (["didTapFirst:"], .running))
    #expect(
      tracker.diagnostics.description == """
        \(InstallationNotes.ofAll)
        the sink did not accept $AppStart: the disk is full
        the sink did not accept $AppViewScreen: the disk is full
        the sink did not accept $AppClick: the disk is full
        """)
    #expect(tracker.decisions.count == 3)
  }

  @Test func `another observer sees the moments that become events`() throws {
    let list = MomentList()
    let probe = Probe(.elements)
    probe.tracker.moments.add(list)
    probe.start()
    probe.launch(expecting: .firstStart, .elementView)
    let screen: ElementViewController = try probe.root()
    try probe.tap(screen.first, expecting: .firstClick)
    probe.expect(.nothing(.noTouch)) { screen.first.sendActions(for: .touchUpInside) }
    #expect(
      list.lines == [
        "active", "appeared ElementViewController", "action didTapFirst:",
        "action didTapFirst:",
      ])
  }

  @Test func `every moment leaves a decision`() throws {
    let probe = Probe(.elements)
    let list = MomentList()
    var undecided: [String] = []
    var decided = 0
    probe.start()
    probe.tracker.moments.add(list)
    list.onMoment = {
      if probe.tracker.decisions.count == decided { undecided.append(list.lines.last ?? "") }
      decided = probe.tracker.decisions.count
    }
    probe.launch(expecting: .firstStart, .elementView)
    let screen: ElementViewController = try probe.root()
    probe.expect(.nothing(.noTouch)) { screen.first.sendActions(for: .touchUpInside) }
    probe.expect(.nothing(.sameLifeState)) { probe.process.interrupt() }
    probe.show(
      ViewController(in: probe.process),
      expecting: .elementLeave(after: 0),
      .view("UIViewController", referrer: "ElementViewController"))
    probe.expect(.nothing(.screenNotOpen)) { screen.send(.viewDidDisappear)(false) }
    probe.enterBackground(
      expecting: .leave("UIViewController", referrer: "ElementViewController", after: 0),
      .end(after: 0))
    probe.expect(.nothing(.termination)) { probe.process.terminate() }
    #expect((undecided, list.lines.count) == ([], 9))
  }
}
