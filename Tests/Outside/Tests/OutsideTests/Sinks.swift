import AutoTrack
import MiniUI
import Testing

/// A sink that writes one line for each event.
private final class LineSink: EventSink {
  private(set) var lines: [String] = []

  func receive(_ event: consuming Event) throws {
    guard event.name != .appEnd else { throw Refused() }
    let id = event.distinctID == event.anonymousID ? "anonymous" : event.distinctID
    lines.append("\(event.name) by \(id) at \(event.time)")
  }

  struct Refused: Error {}
}

@Suite struct Sinks {
  @Test func `a sink receives every event in order`() throws {
    let sink = LineSink()
    let app = try TrackedApp.shop { process, _ in Tracker(in: process, sink: sink) }
    app.tracker.login("ann")
    try app.tap("#buy")
    #expect(
      sink.lines == [
        "$AppStart by anonymous at 1577836800000", "$AppViewScreen by anonymous at 1577836800000",
        "$SignUp by ann at 1577836800000", "$AppClick by ann at 1577836800050",
      ])
  }

  @Test func `an error of a sink is on record`() throws {
    let sink = LineSink()
    let app = try TrackedApp.shop { process, _ in Tracker(in: process, sink: sink) }
    app.process.enterBackground()
    let failures = app.tracker.diagnostics.entries.filter { entry in
      if case .sinkFailed = entry { true } else { false }
    }
    #expect(failures == [.sinkFailed(event: "$AppEnd", because: "Refused()")])
  }

  @Test func `the envelope of an event is read by name`() throws {
    let app = try TrackedApp.shop()
    app.tracker.track("paid", ["$project": "shop", "$token": "secret"])
    app.tracker.login("ann")
    let (paid, login) = (app.events[2], app.events[3])
    #expect(paid.library["$lib"] == "iOS")
    #expect([paid.project, paid.token, paid.loginID] == ["shop", "secret", nil])
    #expect(paid.identities["$identity_idfv"] == .string(paid.anonymousID))
    #expect([login.loginID, login.originalID] == ["ann", paid.anonymousID])
    #expect(!login.isHybrid)
    #expect(login.item == nil)
    #expect(login.envelope("type") == "track_signup")
    #expect(Event.envelopeKeys.contains("distinct_id"))
  }
}
