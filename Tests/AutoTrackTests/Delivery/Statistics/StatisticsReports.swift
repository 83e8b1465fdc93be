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

  @Test func `S4.6 counts are sent in the background, and success empties the table`() throws {
    let device = Device()
    device.carrier = "China Mobile"
    device.location = Location(latitude: 31.25, longitude: 121.5)
    let app = CountedApp(on: device) { _, statistics in
      (statistics.productName, statistics.productID) = ("Shop", "42")
    }
    app.process.enterBackground()
    #expect(app.counts.count == 3)
    app.wait(.seconds(1))
    #expect(app.counts == [])
    let request = try #require(app.server.requests.first)
    #expect(app.server.requests.count == 1)
    #expect((request.method, request.address) == ("POST", "/statistics"))
    let batch = try #require(request.headers["Autotrack-Batch"])
    let time = device.clock.now.millisecondsSince1970 - 1_000
    #expect(
      String(decoding: request.body, as: UTF8.self) == """
        {"batch":"\(batch)","gps":"31.25,121.5","isp":"China Mobile","list":[\
        {"btn_id":"","functionName":"","lastTime":\(time),"logType":1,"num":1,"remainTime":0,\
        "vc_id":""},\
        {"btn_id":"","functionName":"","lastTime":\(time),"logType":4,"num":1,"remainTime":0,\
        "vc_id":"HomeController"},\
        {"btn_id":"","functionName":"","lastTime":\(time),"logType":5,"num":1,"remainTime":0,\
        "vc_id":""}],\
        "networkType":"WIFI","osDeviceType":"\(device.model)","osVersion":"15.2",\
        "productID":"42","productName":"Shop","userid":"0","version":"\(app.process.app.version)"}
        """)
  }

  @Test func `S4.6 a logout sends the counts of the user who was logged in`() throws {
    let app = CountedApp()
    app.tracker.login("anna")
    try app.tap(0)
    app.tracker.logout()
    app.wait(.seconds(1))
    #expect(app.reports.map(\.user) == ["0", "anna"])
    #expect(app.counts == [])
    app.leave()
    #expect(app.reports.map(\.user) == ["0", "anna", "0"])
  }

  @Test func `S4.6 unsent counts of a user are sent as that user's after another login`()
    throws
  {
    let device = Device()
    let server = TestServer()
    let app = CountedApp(on: device, server: server)
    app.leave()
    device.network = .none
    app.process.enterForeground()
    app.tracker.login("anna")
    try app.tap(0)
    try app.tap(0)
    app.tracker.logout()
    app.tracker.login("bert")
    try app.tap(0)
    app.tracker.logout()
    app.tracker.login("anna")
    try app.tap(0)
    app.process.kill()
    device.network = .wifi
    let next = CountedApp(on: device, server: server)
    next.leave()
    let told = next.reports.dropFirst().map { report in
      "\(report.user): " + report.rows.map(\.line).joined(separator: ", ")
    }
    #expect(
      told == [
        "0: foreground 1", "anna: click HomeController Buy act: 2",
        "bert: click HomeController Buy act: 1",
        "anna: foreground 1, click HomeController Buy act: 1, time HomeController 0.0 s, "
          + "background 1",
      ])
    #expect(next.counts == [])
    #expect(Set(next.reports.map(\.batch)).count == 5)
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
    #expect(app.reports.count == 3)
    #expect(app.reports[1] == app.reports[0])
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
    #expect(second.reports.count == 3)
    #expect(second.reports[1] == second.reports[0])
    #expect(
      second.reports[2].rows.map(\.line) == [
        "foreground 1", "time HomeController 0.0 s", "background 1",
      ])
  }

  @Test func `a network's login page does not acknowledge a report`() throws {
    let app = CountedApp()
    app.server.answers = [.document("<html>")]
    app.leave()
    #expect(app.counts.count == 3)
    #expect(app.complaints.count == 1)
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
    #expect(app.server.requests == [])
    #expect(app.counts.count == 3)
  }
}
