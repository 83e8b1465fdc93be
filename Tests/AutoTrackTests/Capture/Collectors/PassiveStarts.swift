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
    #expect((app.take().map(\.name), kept?.isViewLoaded) == ([.appStart], true))
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
