import AutoTrack
import MiniUI
import Testing

/// Properties of elements and screens pass the same checks as those of calls (§3.7).
@Suite struct CheckedFactRows {
  /// Adds properties to every click.
  private final class Adder: ElementDelegate {
    let properties: Properties
    init(_ properties: Properties) { self.properties = properties }
    func properties(for element: View, at path: CellPath?) -> Properties { properties }
  }

  private static let bad: Properties = [
    "123abc": 1, "$device_id": "mine", "$lib_method": "odd", "$project": "books", "$time": 5,
    "$token": "key", "distinct_id": "me", "good": 1, "time": 2,
  ]
  private static let lost = [
    "$device_id": "device-id", "$lib_method": "of-sdk", "$time": "not-time", "123abc": "invalid",
    "distinct_id": "invalid", "time": "invalid",
  ]

  /// The diagnostics about properties after an entry, by names and codes.
  private func notes(of tracker: Tracker, after count: Int) -> [String: String] {
    let notes = tracker.diagnostics.entries(after: count).compactMap { entry in
      if case .badProperty(_, let note) = entry { note } else { nil }
    }
    return Dictionary(notes.map { ($0.name, $0.fault.code) }) { first, _ in first }
  }

  /// The events of one kind that using a screen emits, with the diagnostics.
  private func events(
    _ name: EventName, of use: (TrackedApp, HomeController, Button) throws -> Void
  ) throws -> ([Event], notes: [String: String]) {
    var button: Button?
    let app = TrackedApp(
      .showing { process in
        let home = HomeController(in: process)
        home.build = { home in
          button = home.add(Button(in: process))
          button?.on(.touchUpInside, send: "act:", to: home)
        }
        return home
      })
    try app.launch()
    _ = app.take()
    let count = app.tracker.diagnostics.entryCount
    let root = app.process.application.keyWindow?.rootViewController
    try use(app, #require(root as? HomeController), #require(button))
    return (app.take().filter { $0.name == name }, notes(of: app.tracker, after: count))
  }

  private func expectGood(_ event: Event?) {
    #expect(event?.details["good"] == 1)
    #expect(Self.bad.filter { $0.key != "good" }.allSatisfy { event?.details[$0.key] == nil })
    #expect((event?.envelope("project"), event?.envelope("token")) == ("books", "key"))
    #expect(event?["$lib_method"] == event?.envelope("lib.$lib_method"))
  }

  @Test(arguments: ["element", "screen", "delegate"])
  func `SA-E12 SA-E13 invalid properties that an app adds to a click are dropped`(
    place: String
  ) throws {
    let adder = Adder(Self.bad)
    let (clicks, notes) = try events(.appClick) { app, home, button in
      switch place {
      case "element": button.elementFacts.properties = Self.bad
      case "screen": home.screenFacts.properties = Self.bad
      default: app.tracker.delegate = adder
      }
      try Finger(using: app.process).tap(button)
    }
    #expect(clicks.count == 1)
    expectGood(clicks.first)
    #expect((clicks.first?["$lib_method"], notes) == ("autoTrack", Self.lost))
  }

  @Test func `SA-E12 invalid properties that an app adds to a screen are dropped, also on leave`()
    throws
  {
    let (views, notes) = try events(.appViewScreen) { app, _, _ in
      let screen = ViewController(in: app.process)
      screen.screenFacts.properties = Self.bad
      app.process.application.keyWindow?.rootViewController = screen
      app.process.rest()
    }
    expectGood(views.first)
    #expect(notes == Self.lost)
    let (leaves, again) = try events(.appPageLeave) { app, home, _ in
      home.screenFacts.properties = Self.bad
      app.process.enterBackground()
    }
    expectGood(leaves.first)
    #expect(again == Self.lost)
  }

  @Test func `SA-E12 a text that is too long is cut`() throws {
    let (clicks, notes) = try events(.appClick) { app, _, button in
      let text = String(repeating: "x", count: 9_000)
      button.elementFacts.properties = ["long": .string(text)]
      try Finger(using: app.process).tap(button)
    }
    #expect(clicks.first?["long"] == .string(String(repeating: "x", count: 8_191) + "$"))
    #expect(notes == ["long": "cut"])
  }

  @Test func `SA-E12 properties passed by code override those set on the element`() throws {
    let (clicks, _) = try events(.appClick) { app, _, button in
      button.elementFacts.properties = ["$project": "books", "$token": "key", "good": 1]
      app.tracker.trackClick(button, ["$project": "own", "good": 2])
    }
    #expect((clicks.first?.envelope("project"), clicks.first?.envelope("token")) == ("own", "key"))
    #expect(clicks.first?["good"] == 2)
  }
}
