import AutoTrack
import MiniUI
import Testing

/// Properties that every event carries, under a tracker.
@Suite struct EverySuperProperty {
  @Test
  func `super properties are on later events, below the event's own, and persist`() throws {
    let device = Device()
    let app = TrackedApp(on: device)
    app.tracker.registerSuperProperties(["plan": "free", "list": ["a", 1.5, true]])
    app.tracker.track("one")
    app.tracker.track("two", ["plan": "own"])
    app.process.kill()
    let later = TrackedApp(on: device)
    later.tracker.track("three")
    let events = app.take() + later.take()
    #expect(events.map { $0["plan"] } == ["free", "own", "free"])
    #expect(events[2]["list"] == events[0]["list"])
    #expect(later.tracker.superProperties == app.tracker.superProperties)
  }

  @Test func `SA-E18 an unregistered property is on no later event`() {
    let app = TrackedApp()
    app.tracker.registerSuperProperties(["abc": 1, "xyz": 2])
    app.tracker.unregisterSuperProperty("ABC")
    app.tracker.track("one")
    app.tracker.unregisterSuperProperty("abc")
    app.tracker.track("two")
    app.tracker.clearSuperProperties()
    app.tracker.track("three")
    let events = app.take()
    #expect((events.map { $0["abc"] }, events.map { $0["xyz"] }) == ([1, nil, nil], [2, 2, nil]))
  }

  @Test func `SA-E23 a dynamic key permanently deletes the registered key that differs in case`() {
    let app = TrackedApp()
    app.tracker.registerSuperProperties(["HhH": 456])
    app.tracker.registerDynamicSuperProperties { ["hhh": 123] }
    app.tracker.track("one")
    app.tracker.registerDynamicSuperProperties(nil)
    app.tracker.track("two")
    let events = app.take()
    #expect((events.map { $0["hhh"] }, events.map { $0["HhH"] }) == ([123, nil], [nil, nil]))
  }

  @Test func `SA-E23 the deletion holds at the next launch`() {
    let device = Device()
    let app = TrackedApp(on: device)
    app.tracker.registerSuperProperties(["HhH": 456, "other": 1])
    app.tracker.registerDynamicSuperProperties { ["hhh": 123] }
    app.tracker.track("one")
    app.process.kill()
    #expect(TrackedApp(on: device).tracker.superProperties == ["other": 1])
  }

  @Test func `10,000 properties persist`() {
    let device = Device()
    let app = TrackedApp(on: device)
    let text = PropertyInput.string(String(repeating: "x", count: 30))
    app.tracker.registerSuperProperties(
      PropertyInputs((0..<10_000).map { .init(name: .string("key\($0)"), value: text) }))
    app.process.kill()
    let later = TrackedApp(on: device)
    #expect((later.tracker.superProperties.count, later.complaints) == (10_000, []))
  }

  @Test(arguments: [("{\"a\":", "not-json"), ("[1]", "not-object")])
  func `stored properties that cannot be read are dropped, on record`(text: String, code: String) {
    let device = Device()
    device.defaults(of: App().bundle)["AutoTrack.superProperties"] = text
    let app = TrackedApp(on: device)
    #expect(app.tracker.superProperties == [:])
    #expect(
      app.complaints == [
        "super properties: lost (\(code)), because their stored text is damaged; "
          + "register them again"
      ])
  }

  @Test func `SA-E12 registered properties that no event may carry are dropped, on record`() {
    let app = TrackedApp()
    app.tracker.registerSuperProperties([
      "$time": .date(milliseconds: 1_600_000_000_000), "$device_id": "mine", "$project": 7,
      "$token": "key",
    ])
    #expect(app.tracker.superProperties == ["$token": "key"])
    #expect(
      app.complaints == [
        "property '$time' (time-of-all): would set the time of all events; "
          + "pass it with a single event",
        "property '$device_id' (device-id): is set by the SDK; choose another name",
        "property '$project' (not-text): is not a string; the envelope requires a string",
      ])
  }

  @Test func `the dynamic properties are asked for each event, and bad ones are recorded`() {
    let app = TrackedApp()
    var count = 0
    app.tracker.registerDynamicSuperProperties {
      count += 1
      return ["count": .integer(count), "bad": nil]
    }
    app.tracker.track("one")
    app.tracker.track("two")
    #expect((app.take().map { $0["count"] }, app.complaints.count) == ([1, 2], 2))
  }

  @Test func `a registered project is in the envelope of each event`() {
    let app = TrackedApp()
    app.tracker.registerSuperProperties(["$project": "books"])
    app.tracker.track("one")
    app.tracker.track("two", ["$project": "own"])
    #expect(app.take().map { $0.envelope("project") } == ["books", "own"])
  }

  @Test func `profile records carry no super properties`() throws {
    let app = TrackedApp()
    app.tracker.registerSuperProperties(["plan": "free"])
    app.tracker.setProfile(["age": 30])
    #expect(try #require(app.take().first).properties == ["age": 30])
  }
}
