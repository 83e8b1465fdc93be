import AutoTrack
import MiniUI
import Testing
import Wording

/// Events that an app's own code captures.
@Suite struct CodeEvents {
  @Test(
    arguments: [
      ("test_lib", "code", "code"), ("code", "code", "code"),
      ("autoTrack", "autoTrack", "autoTrack"),
    ] as [(Value, Value, Value)])
  func `SA-E06 a method is code or autoTrack`(given: Value, property: Value, library: Value) throws
  {
    let app = TrackedApp()
    app.tracker.track("paid", ["$lib_method": given.input])
    let event = try #require(app.take().first)
    #expect(event.properties["$lib_method"] == property)
    #expect(event.envelope("lib.$lib_method") == library)
  }

  @Test func `SA-E06 an invalid method stays among the properties only`() throws {
    let app = TrackedApp()
    app.tracker.track("paid", ["$lib_method": 123])
    let event = try #require(app.take().first)
    #expect((event.properties["$lib_method"], event.envelope("lib.$lib_method")) == (123, "code"))
  }

  @Test(
    arguments: [
      ("$AppStart", nil), ("$AppEnd", nil),
      ("$AppViewScreen", "HomePageViewController######"),
      ("$AppClick", "HomePageViewController######"),
    ] as [(String, Value?)])
  func `SA-E07 the library's detail names the screen of clicks and views`(
    name: String, detail: Value?
  ) throws {
    let app = TrackedApp()
    app.tracker.track(.string(name), ["$screen_name": "HomePageViewController"])
    #expect(try #require(app.take().first).envelope("lib.$lib_detail") == detail)
  }

  @Test func `SA-E09 events name the title of the screen before`() throws {
    let app = TrackedApp(.showing { ViewController(in: $0) })
    try app.launch()
    try app.show(titled: "test_referrer_title")
    try app.show(titled: "next")
    app.tracker.track("paid")
    let titles = app.take().filter { $0.name == .appViewScreen || $0.name == "paid" }
      .map { $0["$referrer_title"] }
    #expect(titles == [nil, nil, "test_referrer_title", "test_referrer_title"])
  }

  @Test func `SA-E09 a screen tracked by its address has no title`() throws {
    let app = TrackedApp(.showing { ViewController(in: $0) })
    try app.launch()
    try app.show(titled: "Shop")
    app.tracker.trackScreen(url: "shop://here")
    app.tracker.track("paid")
    try app.show(titled: "Next")
    let titles = app.take().filter { $0.name == .appViewScreen || $0.name == "paid" }
      .map { $0["$referrer_title"] }
    #expect(titles == [nil, nil, "Shop", "Shop", nil])
  }

  @Test(arguments: [0, 1, 2])
  func `SA-E06 SA-E12 screens and clicks by code take the same properties as any event`(call: Int)
    throws
  {
    let app = try TrackedApp.launched()
    let screen = ViewController(in: app.process)
    let inputs: PropertyInputs = [
      "$project": "books", "$token": "key", "$time": .date(milliseconds: 1_600_000_000_000),
      "$lib_method": "autoTrack", "sum": 1,
    ]
    switch call {
    case 0: app.tracker.trackScreen(screen, inputs)
    case 1: app.tracker.trackScreen(url: "shop://here", inputs)
    default: app.tracker.trackClick(screen.view, inputs)
    }
    let event = try #require(app.take().first)
    #expect((event.envelope("project"), event.envelope("token")) == ("books", "key"))
    #expect(event.envelope("time") == 1_600_000_000_000)
    #expect((event.envelope("lib.$lib_method"), event["$lib_method"]) == ("autoTrack", "autoTrack"))
    #expect((event["sum"], app.complaints) == (1, []))
  }

  @Test(arguments: [true, false])
  func `SA-V06 the app's own $url of a screen by code is the next screen's referrer`(
    isAddress: Bool
  ) throws {
    let app = try TrackedApp.launched()
    if isAddress {
      app.tracker.trackScreen(url: "shop://here", ["$url": "custom"])
    } else {
      app.tracker.trackScreen(ViewController(in: app.process), ["$url": "custom"])
    }
    app.tracker.trackScreen(url: "shop://next")
    #expect(app.take().map { $0["$url"] } == ["custom", "shop://next"])
    app.tracker.trackScreen(url: "shop://last", ["$url": 7])
    #expect(app.take().map { $0["$referrer"] } == ["shop://next"])
    app.tracker.trackScreen(url: "a", ["$url": "custom"])
    app.tracker.trackScreen(url: "b")
    #expect(app.take().last?["$referrer"] == "custom")
  }

  @Test func `an item without a good type or id is emitted, on record`() {
    let app = TrackedApp()
    app.tracker.setItem(type: "1book", id: "")
    app.tracker.deleteItem(type: "book", id: String(repeating: "7", count: 256))
    #expect(app.take().map(\.kind) == [.itemSet, .itemDelete])
    #expect(
      app.complaints == [
        "item_set (type-invalid): the type is not a valid name; use letters, digits, _ and $, "
          + "no leading digit and no reserved name",
        "item_set (id-empty): the id is empty; an id has at least one character",
        "item_delete (id-overflow): the id has more than 255 characters; choose a shorter one",
      ])
  }

  @Test func `a stopped tracker refuses every call, on record`() throws {
    let app = try TrackedApp.launched()
    let tracker = app.tracker
    tracker.stop()
    let count = tracker.diagnostics.entryCount
    tracker.track("paid")
    tracker.setProfile(["age": 7])
    tracker.setItem(type: "book", id: "7")
    tracker.startTimer("read")
    tracker.endTimer("read")
    tracker.registerSuperProperties(["plan": "free"])
    tracker.trackScreen(url: "shop://here")
    tracker.handleAddress("shop://sale?utm_source=mail")
    tracker.login("ann")
    #expect((app.take(), tracker.superProperties) == ([], [:]))
    let reason = "nothing was done, because the tracker is stopped; start it again"
    let calls = [
      "track", "profile_set", "item_set", "startTimer", "endTimer", "registerSuperProperties",
      "trackScreen", "handleAddress",
    ]
    #expect(
      tracker.diagnostics.entries(after: count).map(\.description)
        == calls.map { "\($0): \(reason)" } + [
          "login: ignored (not-started), because the tracker is not started; start it first"
        ])
    tracker.start()
    tracker.track("paid")
    #expect(app.take().map(\.name).last == "paid")
  }

  @Test func `SA-E12 envelope properties move to the envelope`() throws {
    let app = TrackedApp()
    app.tracker.track(
      "paid",
      [
        "$project": "books", "$token": "key", "$time": .date(milliseconds: 1_600_000_000_000),
        "sum": 1,
      ])
    let event = try #require(app.take().first)
    #expect((event.details, event.envelope("project")) == (["sum": 1], "books"))
    #expect((event.envelope("token"), event.envelope("time")) == ("key", 1_600_000_000_000))
    #expect(event.envelope("type") == "track")
  }

  @Test func `an event without a name is dropped, and a bad name is recorded`() {
    let app = TrackedApp()
    app.tracker.track(nil)
    app.tracker.track("")
    app.tracker.track("id")
    #expect((app.take().map(\.name), app.complaints.count) == (["id"], 3))
    #expect(app.complaints.first == "event 'nil' (nil): is nil; give it a name")
  }

  @Test func `a call before the first start is recorded and has no effect`() {
    let process = Device().start(App())
    let sink = MemorySink()
    let tracker = Tracker(in: process, sink: sink)
    tracker.track("early")
    #expect(sink.events == [])
    #expect(
      tracker.diagnostics.description
        == "track: nothing was done, because the tracker has not been started; start it first")
  }

  @Test func `the app's callback suppresses events, but not records`() {
    let app = TrackedApp()
    app.tracker.setEventCallback { $0.name != "secret" }
    app.tracker.track("secret")
    app.tracker.setProfile(["age": 30])
    app.tracker.track("open")
    #expect(app.take().map(\.name) == ["profile_set", "open"])
    #expect(app.tracker.decisions.map(\.outcome).contains(.suppressed(.refusedByCallback)))
  }

  @Test func `screens tracked by code are referrers of the next screen`() throws {
    let app = try TrackedApp.launched()
    let screen = ViewController(in: app.process)
    let button = Button(in: app.process)
    screen.view.addSubview(button)
    app.tracker.trackScreen(screen, ["area": "shop"])
    app.tracker.trackScreen(url: "shop://here")
    app.tracker.trackClick(button, ["why": "code"])
    app.tracker.trackScreen(NavigationController(in: app.process))
    try app.show(titled: "Next")
    let events = app.take().filter { $0.name != .appPageLeave }
    #expect(events.map(\.method) == [.code, .code, .code, .autoTrack])
    #expect(events[0].details["area"] == "shop")
    #expect(events[1].details == ["$referrer": "UIViewController", "$url": "shop://here"])
    #expect((events[2].details["why"], events[2].details["$element_type"]) == ("code", "UIButton"))
    #expect(events[3].details["$referrer"] == "shop://here")
    #expect(app.tracker.decisions.map(\.outcome).contains(.suppressed(.builtInScreen)))
  }
}
