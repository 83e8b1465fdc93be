import AutoTrack
import MiniUI
import Testing

@Suite struct StartAndStop {
  @Test func `a tracker hooks, reads and writes nothing before the start`() {
    let device = Device()
    let probe = Probe(.elements, on: device)
    let untouched = device.start(.elements).classes.description
    #expect(probe.process.classes.description == untouched)
    #expect(device.defaults(of: probe.process.app.bundle).keys == [])
    #expect(probe.tracker.diagnostics.entries == [])
    probe.launch()
  }

  @Test func `a second start changes nothing and is on record`() throws {
    let (probe, screen) = try Probe.showingElements()
    let hooked = probe.process.classes.description
    probe.start()
    #expect(probe.process.classes.description == hooked)
    #expect(
      probe.tracker.diagnostics.description == """
        \(InstallationNotes.ofAll)
        already started; another start has no effect
        """)
    try probe.tap(screen.first, expecting: .firstClick)
  }

  @Test func `stop leaves the class table as it was before the start`() {
    let probe = Probe(.elements)
    let before = probe.process.classes.description
    probe.start()
    #expect(probe.process.classes.description != before)
    probe.tracker.stop()
    #expect(probe.process.classes.description == before)
  }

  @Test func `stop leaves the class table as it was, also after events have flowed`() throws {
    let probe = Probe(.elements)
    probe.launch()
    let screen: ElementViewController = try probe.root()
    let before = probe.process.classes.description
    probe.start(expecting: .firstStart)
    try probe.tap(screen.first, expecting: .firstClick)
    probe.show(
      ViewController(in: probe.process),
      expecting: .nothing(.screenNotOpen), .view("UIViewController"))
    probe.tracker.stop()
    #expect(probe.process.classes.description == before)
  }

  @Test func `a stopped tracker captures nothing`() throws {
    let (probe, screen) = try Probe.showingElements()
    probe.tracker.stop()
    try probe.tap(screen.first)
    probe.show(ViewController(in: probe.process))
    probe.enterBackground()
    probe.enterForeground()
    probe.expect { probe.process.terminate() }
    #expect(screen.actions == ["didTapFirst:"])
  }

  @Test func `a stop during an action lets the action complete`() throws {
    let (probe, screen) = try Probe.showingElements()
    screen.onFirst = { _ in probe.tracker.stop() }
    try probe.tap(screen.first, expecting: .firstClick)
    try probe.tap(screen.second)
    #expect(screen.actions == ["didTapFirst:", "didTapSecond:"])
  }

  @Test func `an observer that stops the tracker keeps the moment from the collector`() throws {
    let (probe, screen) = try Probe.showingElements()
    let list = MomentList()
    let tracker = Tracker(in: probe.process, sink: MemorySink())
    tracker.moments.add(list)
    list.onMoment = { tracker.stop() }
    tracker.start()
    #expect((list.lines, tracker.decisions) == (["active"], []))
    try probe.tap(screen.first, expecting: .firstClick)
    #expect(list.lines == ["active"])
  }

  @Test func `a sink that stops the tracker during a late start leaves no hook behind`() {
    /// Stops a tracker at its first event.
    final class Stopper: EventSink {
      weak var tracker: Tracker?
      func receive(_ event: Event) { tracker?.stop() }
    }
    let process = Device().start(App())
    process.launch()
    let before = process.classes.description
    let sink = Stopper()
    let tracker = Tracker(in: process, sink: sink)
    sink.tracker = tracker
    tracker.start()
    #expect(process.classes.description == before)
  }

  @Test func `a stop before the start or after a stop has no effect`() throws {
    let probe = Probe(.elements)
    let before = probe.process.classes.description
    probe.tracker.stop()
    probe.start()
    probe.tracker.stop()
    probe.tracker.stop()
    #expect(probe.process.classes.description == before)
    probe.launch()
  }

  @Test func `a late start emits the app's start and captures from then on`() throws {
    let probe = Probe(.elements)
    probe.launch()
    probe.wait(.seconds(10))
    let screen: ElementViewController = try probe.root()
    probe.start(expecting: .firstStart)
    try probe.tap(screen.first, expecting: .firstClick)
    probe.wait(.milliseconds(1_950))
    probe.enterBackground(expecting: .end(after: 2))
  }

  @Test func `a start after a stop resets the tracker, except for the sequence numbers`() throws {
    let (probe, screen) = try Probe.showingElements()
    probe.tracker.stop()
    probe.show(ViewController(in: probe.process))
    probe.wait(.seconds(5))
    probe.start(expecting: .start(first: false, resumed: false))
    probe.wait(.seconds(1))
    probe.show(screen, expecting: .nothing(.screenNotOpen), .elementView)
    probe.enterBackground(expecting: .elementLeave(after: 0), .end(after: 1))
    #expect(probe.tracker.decisions.suffix(1).map(\.outcome) == [.captured(.appEnd, sequence: 6)])
  }

  @Test func `a start forgets screens and background from before`() throws {
    let app = TrackedApp(.showing { ViewController(in: $0) })
    try app.launch()
    try app.show(titled: "First")
    try app.show(titled: "Second")
    app.tracker.stop()
    app.tracker.start()
    app.tracker.track("paid")
    #expect(app.take().last?["$referrer_title"] == nil)
    let passive = TrackedApp(.showing { ViewController(in: $0) })
    try passive.launch(inBackground: true)
    passive.tracker.stop()
    passive.process.enterForeground()
    passive.tracker.start()
    passive.tracker.track("paid")
    let events = passive.take()
    #expect(events.map { $0["$app_state"] } == ["background", nil, nil])
  }

  @Test func `hooks stay installed without a reference to the tracker`() throws {
    let process = Device().start(.elements)
    let sink = MemorySink()
    Tracker(in: process, sink: sink).start()
    process.launch()
    _ = process.mainLoop.settle()
    #expect(sink.events.map(\.name) == [.appStart, .appViewScreen])
  }

  @Test func `a released process is freed with its tracker`() {
    weak var process: AppProcess?
    weak var screen: ViewController?
    do {
      let (sink, new) = (MemorySink(), Device().start(.elements))
      process = new
      Tracker(in: new, sink: sink).start()
      new.launch()
      _ = new.mainLoop.settle()
      screen = new.application.keyWindow?.rootViewController
      #expect(screen != nil)
      #expect(sink.events.count == 2)
    }
    #expect(process == nil)
    #expect(screen == nil)
  }
}
