import AutoTrack
import MiniUI
import Testing
import Wording

/// Events with durations, under a tracker.
@Suite struct TimedEvents {
  @Test func `SA-T17 the end of the app is timed from its start`() throws {
    let app = try TrackedApp.launched()
    app.wait(.seconds(1))
    app.process.enterBackground()
    let end = try #require(app.take().last)
    #expect((end.name, end["event_duration"]) == (.appEnd, 1))
  }

  @Test func `a timer without a name is refused, on record`() throws {
    let app = try TrackedApp.launched()
    #expect(app.tracker.startTimer("") == "")
    app.wait(.seconds(2))
    app.tracker.endTimer("")
    #expect(app.take().isEmpty)
    let fault = Diagnostics.Entry.badEventName("", .empty).description
    #expect(app.complaints == [fault, fault])
  }

  @Test func `a timer removed by its id emits no event and keeps the timer of its name`() throws {
    let app = try TrackedApp.launched()
    let id = app.tracker.startTimer("read")
    app.wait(.seconds(1))
    app.tracker.removeTimer(id)
    #expect(app.take().isEmpty)
    app.tracker.endTimer(id)
    app.tracker.endTimer("read")
    #expect(app.take().map { $0["event_duration"] } == [nil, 1])
  }

  @Test func `SA-T08 an event whose timer was cleared has no duration`() throws {
    let app = try TrackedApp.launched()
    let id = app.tracker.startTimer("read")
    app.tracker.clearTimers()
    app.tracker.endTimer(id)
    let event = try #require(app.take().last)
    #expect(event.name == "read")
    #expect(event["event_duration"] == nil)
  }

  @Test func `SA-T03 a timer continues across a stop in the background and a start`() throws {
    let app = try TrackedApp.launched()
    app.tracker.startTimer("read")
    app.wait(.seconds(2))
    app.process.enterBackground()
    app.tracker.stop()
    app.process.device.wait(.seconds(60))
    app.process.enterForeground()
    app.tracker.start()
    app.wait(.seconds(5))
    app.tracker.endTimer("read")
    #expect(app.take().last?["event_duration"] == 7)
  }

  @Test func `SA-T17 an app's own timer of $AppEnd counts on in the background`() throws {
    let app = try TrackedApp.launched()
    app.tracker.startTimer("$AppEnd")
    app.wait(.seconds(2))
    app.process.stayInBackground(for: .seconds(60))
    app.wait(.seconds(5))
    app.tracker.endTimer("$AppEnd")
    #expect(app.take().last?["event_duration"] == 67)
  }

  @Test
  func `SA-T03 a timer started before the next start of a passive launch counts from it`() throws {
    let app = TrackedApp(.showing { ViewController(in: $0) })
    try app.launch(inBackground: true)
    app.tracker.startTimer("read")
    app.process.device.wait(.seconds(4))
    app.process.enterForeground()
    app.wait(.seconds(3))
    app.tracker.endTimer("read")
    #expect(app.take().last?["event_duration"] == 3)
  }

  @Test func `a jump of the clock, forwards or back, changes no duration`() throws {
    let app = try TrackedApp.launched()
    let clock = app.process.device.clock
    app.tracker.startTimer("read")
    app.wait(.seconds(3))
    clock.jump(to: clock.now - .seconds(7200))
    app.tracker.endTimer("read")
    #expect(app.take().last?["event_duration"] == 3)
  }
}
