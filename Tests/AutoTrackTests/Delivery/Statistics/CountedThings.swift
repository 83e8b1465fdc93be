import MiniUI
import Testing

@testable import AutoTrack

/// Counts on the device (S4.1, S4.5).
@Suite struct CountedThings {
  @Test func `S4.1 starts, clicks, rows, screens and ends are counted, each by its key`() throws {
    let app = CountedApp()
    try app.tap(0)
    try app.tap(1)
    try app.tap(2)
    try app.tap(0)
    app.process.enterBackground()
    #expect(
      app.counts == [
        "foreground 1", "click HomeController Buy act: 2", "click HomeController Terms actToo: 1",
        "cell HomeController Row 0:2 tableView:didSelectRowAtIndexPath: 1",
        "time HomeController 1.0 s", "background 1",
      ])
    let rows = try #require(app.tracker.delivery?.statistics).rows
    let start = rows[0].lastTime
    #expect(rows.map { $0.lastTime - start } == [0, 800, 300, 550, 1000, 1000])
  }

  @Test func `S4.5 an element is identified by its id, else its content, else its view id`() throws
  {
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

  @Test func `S4.4 ignored screens are not counted`() throws {
    let app = CountedApp { configuration, _ in
      configuration.ignoreScreens = ["HomeController"]
    }
    try app.tap(0)
    app.process.enterBackground()
    #expect(app.counts == ["foreground 1", "background 1"])
  }

  @Test func `S4.6 the master switch stops the counting`() throws {
    let app = CountedApp()
    app.tracker.delivery?.isOn = false
    try app.tap(0)
    app.leave()
    app.tracker.delivery?.isOn = true
    #expect(app.counts == ["foreground 1"])
    #expect(app.server.requests == [])
  }

  @Test func `S4.5 counts are stored in the app's database across launches`() throws {
    let device = Device()
    let first = CountedApp(on: device) { $1.address = nil }
    try first.tap(0)
    first.process.kill()
    let second = CountedApp(on: device) { $1.address = nil }
    try second.tap(0)
    #expect(second.counts == ["foreground 2", "click HomeController Buy act: 2"])
    #expect(
      device.disk.entry(at: "\(second.process.app.cachesFolder)/Database/log.sqlite") == .file)
  }
}
