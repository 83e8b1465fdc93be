import AutoTrack
import Foundation
import MiniUI
import Testing

@Suite struct Callbacks {
  /// The ways in which an event comes about.
  enum Source: CaseIterable {
    case tap, code, page

    func happen(in app: TrackedApp) throws {
      switch self {
      case .tap: try app.tap("#buy")
      case .code: app.tracker.track("paid", ["price": 3])
      case .page: app.tracker.trackFromH5(Self.pageEvent)
      }
    }

    private static let pageEvent = """
      {"type": "track", "event": "paid", "distinct_id": "page", "properties":
      {"price": 3, "$lib": "js", "$lib_version": "1", "$lib_method": "code"}}
      """
  }

  private func app() throws -> TrackedApp {
    let app = try TrackedApp.shop()
    app.tracker.registerSuperProperties(["club": "gold"])
    return app
  }

  /// The properties of the event of a source, under a callback.
  private func event(
    of source: Source, _ callback: ((inout EditableEvent) -> Bool)? = nil
  ) throws -> (event: Event, app: TrackedApp) {
    let app = try app()
    app.tracker.setEventCallback(named: "privacy", callback)
    try source.happen(in: app)
    return (try #require(app.events.last), app)
  }

  @Test(arguments: Source.allCases)
  func `a callback sees super and automatic properties`(source: Source) throws {
    var seen: Properties?
    let (event, _) = try event(of: source) { event in
      seen = event.properties
      return true
    }
    #expect(seen == event.properties)
    #expect(seen?["club"] == "gold")
    #expect(seen?["$os"] == "iOS")
  }

  @Test(arguments: Source.allCases)
  func `every property can be removed`(source: Source) throws {
    let original = try event(of: source).event
    for (key, _) in original.properties {
      let (event, app) = try event(of: source) { event in
        event[key] = nil
        return true
      }
      var expected = original.properties
      expected[key] = nil
      #expect(event.properties == expected, "without \(key)")
      #expect(try keys(of: event) == expected.map(\.key), "without \(key)")
      #expect(app.tracker.decisions.last?.edits?.removed == [key])
      // `$lib_detail` names the screen, too.
      #expect(event.library == original.library || key == "$screen_name")
      #expect(event.distinctID == original.distinctID)
    }
    #expect(original.properties.count > 15)
  }

  @Test(arguments: Source.allCases)
  func `every property but those of the SDK alone can be changed`(source: Source) throws {
    let original = try event(of: source).event
    for (key, _) in original.properties {
      let (event, app) = try event(of: source) { event in
        event[key] = "other"
        return true
      }
      var expected = original.properties
      expected[key] = ["$device_id", "$lib_method"].contains(key) ? nil : "other"
      #expect(event.properties == expected, "with another \(key)")
      #expect(app.tracker.decisions.last?.edits?.changed == [key])
    }
  }

  @Test(arguments: Source.allCases)
  func `an edited event is the same without the edits`(source: Source) throws {
    let original = try event(of: source).event
    let (event, app) = try event(of: source) { event in
      event["note"] = "edited"
      return true
    }
    #expect(event.properties == original.properties.merging(["note": "edited"]))
    #expect(event.sequence == original.sequence)
    #expect(event.time == original.time)
    #expect(event.trackID == original.trackID)
    #expect(app.tracker.decisions.last?.edits?.added == ["note"])
  }

  @Test func `edits are on record, once for each name of events`() throws {
    let app = try app()
    app.tracker.setEventCallback(named: "privacy") { event in
      event["$title"] = nil
      event["$element_content"] = event["$element_content"] == nil ? nil : "…"
      return true
    }
    for query in ["#buy", "#sell"] as [ElementQuery] { try app.tap(query) }
    let entries = app.tracker.diagnostics.entries.filter { entry in
      if case .edited = entry { true } else { false }
    }
    #expect(
      entries.map(\.description) == [
        "$AppClick: edited by 'privacy': removed $title; changed $element_content"
      ])
    let decisions = app.tracker.decisions.suffix(2)
    #expect(decisions.allSatisfy { $0.edits?.author == "privacy" })
    #expect(decisions.last?.description.hasSuffix("changed $element_content") == true)
  }

  @Test func `a veto leaves no gap in the numbers`() throws {
    let app = try app()
    app.tracker.setEventCallback { $0["price"] != 3 }
    for price in 1...5 { app.tracker.track("paid", ["price": .integer(price)]) }
    #expect(app.events.map(\.sequence) == Array(1...6))
    #expect(app.events.suffix(4).map { $0["price"] } == [1, 2, 4, 5])
    #expect(app.tracker.decisions.contains { $0.outcome == .suppressed(.refusedByCallback) })
  }

  @Test func `an event that a callback tracks comes first`() throws {
    let app = try app()
    app.tracker.setEventCallback { [unowned tracker = app.tracker] event in
      if event.name == "paid" { tracker.track("thanks") }
      return event["price"] != 0
    }
    app.tracker.track("paid", ["price": 1])
    app.tracker.track("paid", ["price": 0])
    #expect(app.names.suffix(3) == ["thanks", "paid", "thanks"])
    #expect(app.events.map(\.sequence) == Array(1...5))
  }

  @Test func `edits are validated`() throws {
    let (event, app) = try event(of: .code) { event in
      event["1st"] = 1
      event["$project"] = "other"
      event["long"] = .string(String(repeating: "a", count: 10_000))
      return true
    }
    #expect(event["1st"] == nil)
    #expect(event["$project"] == nil)
    #expect(event.project == nil)
    #expect(
      app.tracker.diagnostics.entries.contains { entry in
        if case .badProperty("paid", let note) = entry { "\(note)".contains("1st") } else { false }
      })
    let refused = Diagnostics.Entry.refused(
      call: "event callback", because: "$project of paid cannot be set by a callback")
    #expect(app.tracker.diagnostics.entries.contains(refused))
  }

  @Test func `a forecast asks the callback and changes nothing`() throws {
    let app = try app()
    app.tracker.setEventCallback { $0["$element_content"] != "sell" }
    let outcomes = try ["#buy", "#sell"].map { (query: ElementQuery) in
      app.tracker.forecast(of: try app.view(query))?.outcome
    }
    #expect(outcomes == [.click, .nothing(.refusedByCallback)])
    try app.tap("#buy")
    #expect(app.events.last?.sequence == 3)
  }

  /// The keys of the properties in the event's JSON.
  private func keys(of event: Event) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(event.json)) as? [String: Any]
    return try #require(object?["properties"] as? [String: Any]).keys.sorted()
  }
}
