import AutoTrack
import MiniUI
import Testing
import Wording

/// A shake of the device on a screen.
struct Shake: CustomFact {
  let screen: ViewController

  var event: CustomEvent? { CustomEvent("DeviceShaken", on: screen.view, ["strength": 3]) }
}

/// An instrument for shakes, which hooks the app's own message.
struct ShakeInstrument: Instrument {
  let name = "shakes"

  func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    let hook = try process.classes[ShopController.self].hook(
      ShopController.didShake, owner: name,
      .before { (shop: ShopController, _) in
        moments.post(Moment(.custom(Shake(screen: shop)), in: shop.process))
      })
    return .installed([hook])
  }

  func reasonToSkip(_ configuration: CaptureConfiguration) -> Sentence? {
    configuration.instruments[name] == true ? nil : "it is off by default"
  }
}

/// A part that is not a hook, such as a connection to a companion device.
private final class Companion: Removable {
  private(set) var isRemoved = false

  func remove() -> Bool {
    defer { isRemoved = true }
    return !isRemoved
  }
}

/// An instrument without hooks, which installs one part.
private struct CompanionInstrument: Instrument {
  let name = "companion"
  let companion: Companion

  func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    .installed([companion])
  }
}

/// A note about a companion device.
private struct CompanionNote: DiagnosticNote {
  let battery: Int

  var sentence: Sentence { "the companion's battery is at \(battery) %" }
}

@Suite struct Instruments {
  private func app(_ instruments: [String: Bool]) throws -> TrackedApp {
    var configuration = Configuration()
    configuration.instruments = instruments
    return try .shop { [configuration] process, sink in
      Tracker(
        in: process, configuration: configuration, sink: sink,
        instruments: StandardInstruments.all + [ShakeInstrument()])
    }
  }

  @Test func `an instrument posts the moments of its hooks`() throws {
    let app = try app(["shakes": true])
    try app.shake()
    #expect(app.names == [.appStart, .appViewScreen, "DeviceShaken"])
    #expect(app.tracker.diagnostics.entries.contains(.installed(instrument: "shakes")))
  }

  @Test func `an instrument decides by the configuration that it is skipped`() throws {
    let app = try app([:])
    try app.shake()
    #expect(app.names == [.appStart, .appViewScreen])
    let skipped = Diagnostics.Entry.skipped(
      instrument: "shakes", because: "it is off by default")
    #expect(app.tracker.diagnostics.entries.contains(skipped))
  }

  @Test func `a stop removes parts that are not hooks`() throws {
    let companion = Companion()
    let app = try TrackedApp.shop { process, sink in
      Tracker(
        in: process, sink: sink, instruments: [CompanionInstrument(companion: companion)])
    }
    #expect(!companion.isRemoved)
    app.tracker.stop()
    #expect(companion.isRemoved)
  }

  @Test func `notes of any type are on record`() throws {
    let app = try TrackedApp.shop()
    app.tracker.note(CompanionNote(battery: 3))
    let entry = try #require(app.tracker.diagnostics.entries.last)
    #expect(entry.description == "the companion's battery is at 3 %")
    guard case .note(let note) = entry else { return }
    let content = try #require(note.content as? CompanionNote)
    #expect(content.battery == 3)
  }

  @Test func `a stop removes its hooks`() throws {
    let app = try app(["shakes": true])
    app.tracker.stop()
    try app.shake()
    #expect(app.names == [.appStart, .appViewScreen])
  }
}

/// An observer that counts what it sees and can be removed.
private final class ShakeCounter: MomentObserver {
  private(set) var count = 0

  func receive(_ moment: Moment) {
    guard case .custom(let fact) = moment.fact, fact is Shake else { return }
    count += 1
  }
}

@Suite struct CustomMoments {
  private func post(_ fact: some CustomFact, in app: TrackedApp) {
    app.tracker.moments.post(Moment(.custom(fact), in: app.process))
  }

  @Test func `an event about a view says where it is`() throws {
    let app = try TrackedApp.shop()
    post(Shake(screen: try #require(app.shop)), in: app)
    let event = try #require(app.events.last)
    #expect(event.name == "DeviceShaken")
    #expect(event["strength"] == 3)
    #expect(event["$screen_name"] == "ShopController")
    #expect(event["$element_path"] == "ShopController[0]")
  }

  @Test func `observers recognise their own facts`() throws {
    let (app, counter) = (try TrackedApp.shop(), ShakeCounter())
    app.tracker.moments.add(counter)
    post(Shake(screen: try #require(app.shop)), in: app)
    try app.tap("#buy")
    #expect(counter.count == 1)
  }

  /// A fact with any event.
  private struct Told: CustomFact {
    let event: CustomEvent?
  }

  @Test func `a fact without an event gives none`() throws {
    let app = try TrackedApp.shop()
    post(Told(event: nil), in: app)
    #expect(app.names == [.appStart, .appViewScreen])
  }

  @Test func `an event needs no view`() throws {
    let app = try TrackedApp.shop()
    post(Told(event: CustomEvent("Tick", ["count": 1])), in: app)
    #expect(app.events.last?.name == "Tick")
    #expect(app.events.last?.details == ["count": 1])
  }

  @Test func `names and properties are validated like those of the app`() throws {
    let app = try TrackedApp.shop()
    let before = app.tracker.diagnostics.entryCount
    post(Told(event: CustomEvent("")), in: app)
    post(Told(event: CustomEvent("Tick", ["1st": 1])), in: app)
    #expect(app.names == [.appStart, .appViewScreen, "Tick"])
    #expect(app.tracker.diagnostics.entryCount == before + 2)
  }

  @Test func `an ignored view gives no event`() throws {
    let app = try TrackedApp.shop()
    let view = try app.view("#buy")
    view.elementFacts.isIgnored = true
    post(Told(event: CustomEvent("Tick", on: view)), in: app)
    #expect(app.tracker.decisions.last?.outcome == .suppressed(.ignoredElement))
  }
}
