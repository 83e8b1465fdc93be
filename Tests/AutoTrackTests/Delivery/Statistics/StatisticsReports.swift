import MiniUI
import Testing

@testable import AutoTrack

/// Delivery of counts to a server (S4.6).
@Suite struct StatisticsReports {
  @Test func `the seconds left after a report are exact to the millisecond`() {
    func row(_ count: Int, _ seconds: Double) -> StatisticsRow {
      StatisticsRow(kind: .time, screen: "Home", count: count, seconds: seconds, lastTime: 1)
    }
    let report = StatisticsReport(batch: "b", user: "0", rows: [row(1, 2.2)])
    #expect(3.3 - 2.2 != 1.1)
    #expect(report.subtracted(from: [row(2, 3.3)]).map(\.seconds) == [1.1])
    #expect(report.subtracted(from: [row(1, 2.2)]) == [])
  }

  @Test func `S4.6 at most one report per user waits behind the first`() throws {
    let device = Device()
    device.network = .none
    let app = CountedApp(on: device)
    for user in ["anna", "bert", "anna", "bert", "anna", "0"] {
      app.tracker.logout()
      app.tracker.login(.string(user))
      try app.tap(0)
    }
    device.network = .wifi
    app.leave()
    #expect(app.reports.map(\.user) == ["0", "anna", "bert", "0"])
    #expect(
      app.reports.dropFirst().prefix(2).flatMap(\.rows).map(\.line) == [
        "click HomeController Buy act: 3", "click HomeController Buy act: 2",
      ])
  }

  @Test func `S4.6 a report that waits when the switch goes off is not sent`() throws {
    let app = CountedApp()
    app.process.enterBackground()
    app.process.enterForeground()
    app.process.enterBackground()
    app.tracker.delivery?.isOn = false
    app.wait(.seconds(1))
    #expect(app.reports.count == 1)
    #expect(app.counts != [])
  }

  @Test func `S4.6 a refused report stays, and is resent unchanged`() throws {
    let app = CountedApp()
    app.server.answers = [.status(500)]
    app.leave()
    #expect(app.counts.count == 3)
    #expect(app.complaints == ["the counts were not sent and are kept: the server answered 500"])
    app.process.enterForeground()
    try app.tap(0)
    app.leave()
    #expect((app.reports.count, app.reports[1]) == (3, app.reports[0]))
    #expect(app.reports[2].batch != app.reports[0].batch)
    #expect(app.counts == [])
    let clicks = app.reports[1...].flatMap(\.rows).filter { $0.kind == .click }
    #expect(clicks.map(\.count) == [1])
  }

  @Test func `S4.6 a launch after a kill resends the unanswered report under its id`() throws {
    let device = Device()
    let server = TestServer()
    server.isSilent = true
    let first = CountedApp(on: device, server: server)
    first.leave()
    first.process.kill()
    server.isSilent = false
    let second = CountedApp(on: device, server: server)
    second.leave()
    #expect((second.reports.count, second.reports[1]) == (3, second.reports[0]))
    #expect(
      second.reports[2].rows.map(\.line) == [
        "foreground 1", "time HomeController 0.0 s", "background 1",
      ])
  }

  @Test func `a network's login page does not acknowledge a report`() throws {
    let app = CountedApp()
    app.server.answers = [.document("<html>")]
    app.leave()
    #expect((app.counts.count, app.complaints.count) == (3, 1))
  }

  @Test func `a report without an answer times out after 30 s`() throws {
    let app = CountedApp()
    app.server.isSilent = true
    app.leave()
    app.wait(.seconds(30))
    #expect(
      app.complaints == [
        "the counts were not sent and are kept: the request failed: there was no answer"
      ])
  }

  @Test func `no report is sent over a network that is not allowed`() throws {
    let device = Device()
    let app = CountedApp(on: device) { configuration, _ in
      configuration.delivery = DeliveryConfiguration()
      configuration.delivery?.networks = [.wifi]
    }
    device.network = .mobile4G
    app.leave()
    #expect((app.server.requests, app.counts.count) == ([], 3))
  }
}
