@testable import AutoTrack
import MiniUI
import Testing
import Wording

/// Instruments that are disabled one after another.
@Suite struct Switches {
  @Test(arguments: StandardInstruments.all.map(\.name))
  func `a disabled instrument is skipped and hooks nothing, and the others work`(
    name: String
  ) throws {
    var configuration = Configuration()
    configuration.oneClickPerTouch = true
    configuration.bridge.marksUserAgent = true
    configuration.bridge.takesScriptMessages = true
    configuration.instruments = ["scrolling": true, "webLoads": true, "inputChanges": true]
    configuration.instruments[name] = false
    let process = Device().start(.elements)
    try process.classes.declareClass(
      "RCTUIManager", superclass: process.classes[DynamicObject.self])
    let tracker = Tracker(in: process, configuration: configuration, sink: MemorySink())
    tracker.start()
    #expect(
      tracker.diagnostics.entries.map(\.description)
        == StandardInstruments.all.map { instrument in
          let isOff = instrument.name == name
          let reason = isOff ? "it is switched off" : instrument.reasonToSkip(configuration.capture)
          return instrument.name + (reason.map { ": skipped, because \($0)" } ?? ": installed")
        })
    #expect(!process.classes.description.contains(": \(name) >"))
    process.launch()
    process.rest()
    let root = process.application.keyWindow?.rootViewController
    let screen = try #require(root as? ElementViewController)
    let finger = Finger(using: process)
    try finger.tap(screen.first)
    process.mainLoop.advance(by: .seconds(1))
    try finger.tap(screen.label)
    process.rest()
    try finger.tap(#require(screen.list.cellForRow(at: CellPath(section: 0, row: 1))))
    let missing = [
      "controlActions": "didTapFirst:", "gestures": "UITapGestureRecognizer",
      "rowSelections": "0:1 of UITableView", "screens": "viewDidAppear:",
      "appLife": "the app became active",
    ]
    let subjects = tracker.decisions.map(\.subject.text)
    for (instrument, subject) in missing {
      #expect(subjects.contains { $0.hasPrefix(subject) } == (instrument != name))
    }
    tracker.stop()
    #expect(screen.actions == ["didTapFirst:", "didTap:", "didSelectRow"])
  }

  /// An app whose tracker has no `appLife` instrument.
  private static func withoutLife() -> TrackedApp {
    var configuration = Configuration()
    configuration.instruments = ["appLife": false]
    return TrackedApp(.showing { ViewController(in: $0) }, configuration: configuration)
  }

  @Test func `without appLife, screens of a background launch are captured at the start`() throws {
    let app = Self.withoutLife()
    try app.launch(inBackground: true)
    app.tracker.track("fetched")
    app.process.enterForeground()
    app.process.rest()
    app.process.enterBackground()
    let events = app.take()
    #expect(events.map(\.name) == ["fetched", .appViewScreen, .appPageLeave])
    #expect(events.map { $0["$app_state"] } == ["background", nil, nil])
    #expect(app.tracker.lifeState == .ended)
    app.tracker.stop()
    app.process.enterForeground()
    #expect(app.take() == [])
  }

  @Test func `without appLife, timers do not count in the background either`() throws {
    let app = Self.withoutLife()
    try app.launch()
    app.tracker.startTimer("read")
    app.wait(.seconds(2))
    app.process.stayInBackground(for: .seconds(60))
    app.wait(.seconds(5))
    app.tracker.endTimer("read")
    #expect(app.take().last?["event_duration"] == 7)
  }

  @Test func `without appLife, observers get no moments of the app's life`() throws {
    let app = Self.withoutLife()
    let list = MomentList()
    app.tracker.moments.add(list)
    try app.launch()
    app.process.enterBackground()
    #expect(!list.lines.contains("active"))
    #expect(app.tracker.decisions.allSatisfy { !$0.subject.text.hasPrefix("the app") })
  }

  /// Presents an alert, answers it and lets it disappear.
  private static func answerAlert(over screen: ViewController, _ finger: Finger) throws {
    let alert = Alert.make(title: "Sure?", in: screen.process)
    alert.addAction(AlertAction.make(title: "OK", in: screen.process))
    screen.present(alert, animated: true)
    screen.process.rest()
    try finger.tap(#require(alert.view(of: alert.actions[0])))
    screen.process.rest()
  }

  @Test func `a stop after a whole visit restores the class table`() throws {
    let (probe, screen) = try Probe.showing(started: false) { home in
      let source = RowSource(in: home.process)
      home.setAssociated(source, for: AssociationKey("source"))
      home.add(TableView(.zero, asking: source), height: 220)
      home.attach(TapGestureRecognizer(in: home.process), to: home.add(Label(in: home.process)))
      home.add(Button(in: home.process)).on(.touchUpInside, send: "act:", to: home)
    }
    let process = probe.process
    let before = process.classes.description
    let tracker = Tracker(in: process, sink: MemorySink())
    tracker.start()
    let finger = Finger(using: process)
    for view in screen.view.subviews {
      try finger.tap(view)
      process.rest()
    }
    try Self.answerAlert(over: screen, finger)
    #expect(
      tracker.decisions.count(where: { if case .captured = $0.outcome { true } else { false } })
        >= 5)
    tracker.stop()
    let after = process.classes.description
    #expect(after.split(separator: "\n").difference(from: before.split(separator: "\n")).isEmpty)
    let table = try #require(screen.view.subviews.first as? TableView)
    let count = tracker.decisions.count
    try finger.tap(#require(table.cellForRow(at: CellPath(section: 0, row: 1))))
    #expect((process.state, tracker.decisions.count) == (.running, count))
  }
}
