@testable import AutoTrack
import MiniUI
import Testing

/// An app that the system launches in the background (S1.6).
@Suite struct PassiveStarts {
  private static func launched() throws -> TrackedApp {
    let app = TrackedApp(.showing { ViewController(in: $0) })
    try app.launch(inBackground: true)
    return app
  }

  @Test func `S1.6 a background launch starts passively and sets $app_state on every event`() throws
  {
    let app = try Self.launched()
    app.tracker.track("fetched", ["$app_state": "mine"])
    let events = app.take()
    #expect(events.map(\.name) == [.appStartPassively, "fetched"])
    #expect(
      events[0].details == ["$is_first_time": true, "$resume_from_background": false])
    #expect(events.map { $0["$app_state"] } == ["background", "background"])
    #expect(app.tracker.lifeState == .startedPassively)
  }

  @Test func `screens of a passive start are captured after the next start`() throws {
    let app = try Self.launched()
    _ = app.take()
    app.process.enterForeground()
    _ = app.process.mainLoop.settle()
    let events = app.take()
    #expect(events.map(\.name) == [.appStart, .appViewScreen])
    #expect(events.map { $0["$app_state"] } == [nil, nil])
    #expect(events[0]["$is_first_time"] == true)
  }

  @Test func `a screen that was released before the next start is not captured`() throws {
    let app = try Self.launched()
    app.process.application.keyWindow?.rootViewController = nil
    _ = app.process.mainLoop.settle()
    _ = app.take()
    app.process.enterForeground()
    #expect(app.take().map(\.name) == [.appStart])
  }

  @Test func `a screen that left before the next start is not captured, even if retained`() throws {
    let app = try Self.launched()
    let kept = app.process.application.keyWindow?.rootViewController
    app.process.application.keyWindow?.rootViewController = nil
    _ = app.process.mainLoop.settle()
    _ = app.take()
    app.process.enterForeground()
    #expect(app.take().map(\.name) == [.appStart])
    #expect(kept?.isViewLoaded == true)
  }

  @Test func `a tracker that starts in the background starts passively, too`() {
    let process = Device().start(App())
    process.launch(inBackground: true)
    let sink = MemorySink()
    let tracker = Tracker(in: process, sink: sink)
    tracker.start()
    #expect(sink.events.map(\.name) == [.appStartPassively])
    process.enterForeground()
    #expect(sink.events.map(\.name) == [.appStartPassively, .appStart])
  }
}
