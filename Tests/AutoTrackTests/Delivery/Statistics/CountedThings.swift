import MiniUI
import Testing

@testable import AutoTrack

/// Counts on the device (S4.1, S4.5).
@Suite struct CountedThings {
  @Test
  func `S4.5 an element is identified by its id, else its content, else its view id`() throws {
    let app = CountedApp { configuration, _ in
      configuration.elements["buy"] = ElementConfiguration(elementID: "order")
    }
    let views = try #require(app.home?.view.subviews)
    views[0].accessibilityIdentifier = "buy"
    (views[1] as? Label)?.text = nil
    try app.tap(0)
    try app.tap(1)
    let path = try ViewPath("HomeController[0]/UILabel[0]")
    #expect(
      app.counts == [
        "foreground 1", "click HomeController order act: 1",
        "click HomeController \(path.viewID) actToo: 1",
      ])
  }

  @Test func `S4.5 a termination counts one end`() throws {
    let device = Device()
    CountedApp(on: device).process.terminate()
    let app = CountedApp(on: device)
    #expect(app.counts == ["foreground 2", "background 1"])
    app.process.enterBackground()
    app.process.terminate()
    #expect(
      CountedApp(on: device).counts == [
        "foreground 3", "background 2", "time HomeController 0.0 s",
      ])
  }

  @Test func `S4.5 without appLife the end of the app is not counted`() throws {
    let device = Device()
    let silence: (inout Configuration, inout StatisticsConfiguration) -> Void = { all, _ in
      all.instruments["appLife"] = false
    }
    CountedApp(on: device, silence).process.terminate()
    #expect(CountedApp(on: device, silence).counts == [])
  }
}
