import AutoTrack
import MiniUI
import Testing

/// Events of rules for circled elements.
@Suite struct CircledElements {
  private static let path = "HomeController[0]/UIButton[0]"

  private static func rule(
    _ name: String, _ path: String = path, content: String? = nil
  ) throws -> CircledRule {
    CircledRule(
      name: name,
      element: ElementPattern(
        page: "HomeController", path: try PathPattern(path), content: content))
  }

  /// Taps a button and a text field's clear button; the events after `$AppStart` and the screen.
  private static func tap(_ configuration: Configuration) throws -> (TrackedApp, [Event]) {
    var button: Button?
    let app = App.showing { process in
      let home = HomeController(in: process)
      home.build = { home in
        button = home.add(Button(in: process))
        button?.setTitle("Buy")
        button?.on(.touchUpInside, send: "act:", to: home)
      }
      return home
    }
    let tracked = TrackedApp(app, configuration: configuration)
    try tracked.launch()
    _ = tracked.take()
    try Finger(using: tracked.process).tap(try #require(button))
    return (tracked, tracked.take())
  }

  @Test func `S3.9 a rule emits an event beside the click, with the click's properties`() throws {
    var configuration = Configuration()
    configuration.rules = try [
      Self.rule("Buy"), Self.rule("Other", "HomeController[0]/UIButton[1]"),
      Self.rule("BuyNow", content: "Buy"), Self.rule("Sold", content: "Sold"),
    ]
    let (_, events) = try Self.tap(configuration)
    #expect(events.map(\.name) == [.appClick, "Buy", "BuyNow"])
    #expect(events.map(\.method) == [.autoTrack, .autoTrack, .autoTrack])
    #expect(events.map(\.details) == Array(repeating: events[0].details, count: 3))
  }

  @Test func `S3.9 rules match the default path under every scheme of the tracker`() throws {
    var configuration = Configuration()
    configuration.scheme = .sensors
    configuration.rules = [try Self.rule("Buy")]
    #expect(try Self.tap(configuration).1.map(\.name) == [.appClick, "Buy"])
  }

  @Test func `S3.9 a suppressed click emits no event of a rule`() throws {
    var configuration = Configuration()
    configuration.rules = [try Self.rule("Buy")]
    configuration.ignoreScreens = ["HomeController"]
    #expect(try Self.tap(configuration).1 == [])
  }

  @Test func `a rule without a name emits no event, and a bad name is on record`() throws {
    var configuration = Configuration()
    configuration.rules = try [Self.rule(""), Self.rule("1st")]
    let (app, events) = try Self.tap(configuration)
    #expect(events.map(\.name) == [.appClick, "1st"])
    #expect(
      app.complaints == [
        "event '' (empty): is empty; a name has at least one character",
        "event '1st' (invalid): is not a valid name; use letters, digits, _ and $, "
          + "no leading digit and no reserved name",
      ])
  }

  @Test func `S3.9 a text input has no content that a rule could match`() throws {
    let process = Device().start(.showing { HomeController(in: $0) })
    let tracker = Tracker(in: process, sink: MemorySink())
    tracker.start()
    process.launch()
    _ = process.mainLoop.settle()
    let home = try #require(process.application.keyWindow?.rootViewController as? HomeController)
    let field = home.add(TextField(in: process))
    field.text = "secret"
    let sighting = try #require(tracker.sighting(of: field))
    #expect(
      sighting
        == ElementSighting(
          page: "HomeController", path: "HomeController[0]/UITextField[0]", position: nil,
          content: nil))
  }
}
