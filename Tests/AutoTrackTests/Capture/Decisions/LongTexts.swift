import Testing

@testable import AutoTrack
@testable import MiniUI

/// Texts of elements and screens are cut to the limit for an app's own texts (SA-E12).
@Suite struct LongTexts {
  private static func value(_ length: Int) -> (text: String, value: Value) {
    let text = String(repeating: "a", count: length)
    let cut = String(repeating: "a", count: 8_191) + "$"
    return (text, .string(length < 8_192 ? text : cut))
  }

  /// The diagnostics about long texts.
  private static func notes(_ tracker: Tracker) -> [String] {
    tracker.diagnostics.entries.compactMap { entry in
      guard case .badProperty(let event?, let note) = entry else { return nil }
      return "\(event) \(note.name)"
    }
  }

  @Test(arguments: [8_191, 8_192, 100_000])
  func `the content, the id and the title of a click are cut to the limit`(length: Int) throws {
    let (text, value) = Self.value(length)
    let app = TrackedApp(
      .showing { process in
        let home = HomeController(in: process)
        home.title = text
        home.build = { home in
          let button = home.add(Button(in: process))
          button.setTitle(text, for: .normal)
          button.elementFacts.elementID = text
          button.on(.touchUpInside, send: "act:", to: home)
        }
        return home
      })
    try app.launch()
    let window = try #require(app.process.application.keyWindow)
    let button = try #require(window.rootViewController?.view.subviews.first)
    try Finger(using: app.process).tap(button)
    app.process.rest()
    app.tracker.trackClick(button)
    let events = app.take()
    let clicks = events.filter { $0.name == .appClick }
    #expect(clicks.count == 2)
    for click in clicks {
      for key in ["$element_content", "$element_id", "$title"] { #expect(click[key] == value) }
    }
    #expect(events.first { $0.name == .appViewScreen }?["$title"] == value)
    let click = ["$AppClick $element_content", "$AppClick $title", "$AppClick $element_id"]
    let expected = length < 8_192 ? [] : ["$AppViewScreen $title"] + click + click
    #expect(Self.notes(app.tracker) == expected)
  }

  @Test(arguments: [8_191, 8_192])
  func `the texts of a dialog and of its button are cut to the limit`(length: Int) throws {
    let (text, value) = Self.value(length)
    let (probe, home) = try Probe.showing()
    let alert = Alert.make(title: text, message: text, in: home.process)
    let action = AlertAction.make(title: text, in: home.process)
    alert.addAction(action)
    home.present(alert, animated: false)
    probe.process.rest()
    try probe.finger.tap(#require(alert.view(of: action)))
    probe.process.rest()
    probe.forget()
    let click = try #require(probe.events.last { $0.name == .appClick })
    for key in ["$element_content", "$alert_title", "$alert_message"] {
      #expect(click[key] == value)
    }
    let keys = ["$element_content", "$alert_title", "$alert_message"]
    #expect(Self.notes(probe.tracker) == (length < 8_192 ? [] : keys.map { "$AppClick \($0)" }))
  }

  @Test func `the address of a screen is cut to the limit`() throws {
    let (text, value) = Self.value(9_000)
    let app = TrackedApp(
      .showing { process in
        let home = HomeController(in: process)
        home.screenFacts.url = text
        return home
      })
    try app.launch()
    #expect(app.take().first { $0.name == .appViewScreen }?["$url"] == value)
    try app.show(titled: "Next")
    #expect(app.take().last?["$referrer"] == value)
  }
}
