import AutoTrack
import MiniUI
import Testing

/// The automatic properties of every event (S1.6).
@Suite struct AutomaticPropertyRows {
  private static func device() throws -> Device {
    Device(
      model: "iPhone14,5", osVersion: "15.2.1",
      timeZone: try #require(TimeZoneOffset(iso8601: "+08:00")))
  }

  private static func app() -> App {
    App(name: "Shop", bundle: "com.example.shop", version: "2.3.1")
  }

  @Test func `S1.6 every event carries the automatic properties`() throws {
    let app = TrackedApp(Self.app(), on: try Self.device())
    app.tracker.track("paid", ["sum": 3])
    let event = try #require(app.take().first)
    var properties = event.properties
    for varying in ["$device_id", "$event_session_id"] {
      #expect(properties[varying] != nil)
      properties[varying] = nil
    }
    #expect(
      properties == [
        "$app_id": "com.example.shop", "$app_name": "Shop", "$app_version": "2.3.1",
        "$is_first_day": true, "$lib": "iOS", "$lib_method": "code", "$lib_version": "0.2.0",
        "$manufacturer": "Apple", "$model": "iPhone14,5", "$network_type": "WIFI", "$os": "iOS",
        "$os_version": "15.2.1", "$screen_height": 844, "$screen_width": 390,
        "$timezone_offset": -480, "$wifi": true, "sum": 3,
      ])
  }

  @Test func `S1.6 a custom property overrides an automatic one`() throws {
    let app = TrackedApp(Self.app(), on: try Self.device())
    app.tracker.track("paid", ["$model": "mine", "$os": "other"])
    let event = try #require(app.take().first)
    #expect((event["$model"], event.properties["$os"]) == ("mine", "other"))
  }

  @Test
  func `capture 3.6 custom properties override neither $device_id nor $is_first_day`() throws {
    let app = TrackedApp(Self.app(), on: try Self.device())
    app.tracker.track("paid", ["$device_id": "mine", "$is_first_day": false])
    let event = try #require(app.take().first)
    #expect(event.properties["$device_id"] == .string(event.anonymousID))
    #expect((event.properties["$is_first_day"], app.complaints.count) == (true, 1))
  }

  @Test func `the network type is read at each event`() throws {
    let app = TrackedApp(Self.app(), on: try Self.device())
    app.tracker.track("one")
    app.process.device.network = .mobile4G
    app.process.device.carrier = "Far Away Mobile"
    app.tracker.track("two")
    app.process.device.network = .none
    app.tracker.track("three")
    let events = app.take()
    #expect(events.map { $0.properties["$network_type"] } == ["WIFI", "4G", "NULL"])
    #expect(events.map { $0.properties["$wifi"] } == [true, false, false])
    #expect(
      events.map { $0.properties["$carrier"] } == [nil, "Far Away Mobile", "Far Away Mobile"])
  }

  @Test
  func `the first day ends at midnight local time, and no later launch is on it`() throws {
    let device = try Self.device()
    device.clock.jump(to: try #require(Instant(iso8601: "2020-01-01T15:59:59Z")))
    let app = TrackedApp(Self.app(), on: device)
    app.tracker.track("before")
    app.wait(.seconds(1))
    app.tracker.track("midnight")
    app.process.kill()
    let later = TrackedApp(Self.app(), on: device)
    later.tracker.track("later")
    #expect((app.take() + later.take()).map { $0["$is_first_day"] } == [true, false, false])
  }

  @Test
  func `a session ends after a pause of more than 5 minutes of uptime`() throws {
    let app = TrackedApp(Self.app(), on: try Self.device())
    let clock = app.process.device.clock
    app.tracker.track("a")
    app.wait(.seconds(300))
    app.tracker.track("b")
    clock.jump(to: clock.now + .seconds(86_400))
    app.tracker.track("c")
    app.wait(.seconds(300) + .milliseconds(1))
    app.tracker.track("d")
    let ids = app.take().map { $0["$event_session_id"] }
    #expect((ids[0], ids[1]) == (ids[1], ids[2]))
    #expect(ids[2] != ids[3])
  }

  @Test func `a session ends after 12 hours, also without a pause`() throws {
    let app = TrackedApp(Self.app(), on: try Self.device())
    let sessions = (0...180).map { _ in
      app.tracker.track("tick")
      app.wait(.seconds(240))
      return app.take().first?["$event_session_id"]
    }
    #expect(sessions.prefix(180).allSatisfy { $0 == sessions[0] })
    #expect(sessions[179] != sessions[180])
  }

  @Test func `each launch has new session and track ids`() throws {
    let device = try Self.device()
    let events = (0...1).flatMap { _ in
      let app = TrackedApp(Self.app(), on: device)
      app.tracker.track("a")
      app.process.kill()
      return app.take()
    }
    #expect(events[0]["$event_session_id"] != events[1]["$event_session_id"])
    #expect(events[0].trackID != events[1].trackID)
  }
}
