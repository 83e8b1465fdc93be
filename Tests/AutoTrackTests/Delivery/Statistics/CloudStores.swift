import MiniUI
import Testing
import Wording

@testable import AutoTrack

/// The cloud store for counts without a configured address: one record per user (S4.6).
@Suite struct CloudStores {
  private static let store = StatisticsConfiguration.defaultCloudStore

  private static func app(_ answers: [TransportAnswer], as user: String? = nil) -> CountedApp {
    let app = CountedApp { $1.address = nil }
    if let user {
      app.server.answers = [.status(404), .status(201)]
      app.leave()
      app.tracker.login(.string(user))
      app.process.enterForeground()
    }
    app.server.answers = answers
    app.leave()
    return app
  }

  /// The requests to the store, without the one for its switch.
  private static func requests(of app: CountedApp) -> [TransportRequest] {
    app.server.requests.filter { $0.method != "GET" || $0.address != store }
  }

  private static func asked(_ app: CountedApp) -> [String] {
    requests(of: app).map { "\($0.method) \($0.address)" }
  }

  @Test
  func `S4.6 counts are added to an existing record where the keys match`() throws {
    let kept = """
      {"batch":"an earlier one","userid":"an/na","list":[
      {"btn_id":"","functionName":"","lastTime":5,"logType":1,"num":7,"remainTime":0,"vc_id":""},
      {"btn_id":"","functionName":"","lastTime":6,"logType":4,"num":2,"remainTime":1.5,
      "vc_id":"HomeController"}]}
      """
    let app = Self.app([.document(kept, tag: "\"v1\""), .status(200)], as: "an/na")
    #expect(
      Self.asked(app).suffix(2) == ["GET \(Self.store)/an%2Fna", "PUT \(Self.store)/an%2Fna"])
    #expect(app.server.requests.last?.headers["If-Match"] == "\"v1\"")
    #expect(
      app.reports.last?.rows.map(\.line) == [
        "foreground 8", "time HomeController 1.5 s", "background 1",
      ])
    #expect(app.counts == [])
  }

  @Test func `S4.6 a record that already has the report is not changed`() throws {
    let app = Self.app([.status(404), .failure("the connection was lost")])
    let kept = String(decoding: Self.requests(of: app)[1].body, as: UTF8.self)
    app.server.answers = [.document(kept)]
    app.process.enterForeground()
    app.process.enterBackground()
    app.wait(.milliseconds(150))
    #expect(Self.asked(app).dropFirst(2).first == "GET \(Self.store)/0")
    #expect(app.counts == ["foreground 1", "time HomeController 0.0 s", "background 1"])
  }

  @Test(arguments: [
    ([TransportAnswer.status(500)], "the cloud store answered 500"),
    ([.document("[]")], "the cloud store's record has an invalid format"),
    ([.status(404), .status(412)], "the cloud store answered 412"),
    ([.status(404), .document("<p>")], "the cloud store's answer does not match the contract"),
  ])
  func `counts that the cloud store does not accept stay on the device`(
    answers: [TransportAnswer], reason: String
  ) throws {
    let app = Self.app(answers)
    #expect(app.complaints == ["the counts were not sent and are kept: \(reason)"])
    #expect(app.counts.count == 3)
  }

  @Test(arguments: [("1", "1", true), ("9007199254740992", "1", false), ("1", "1e300", false)])
  func `a record with numbers out of range is refused`(
    count: String, seconds: String, isOne: Bool
  ) {
    let row = """
      {"btn_id":"","functionName":"","lastTime":5,"logType":1,"num":\(count),\
      "remainTime":\(seconds),"vc_id":""}
      """
    let app = Self.app([.document("{\"batch\":\"b\",\"userid\":\"0\",\"list\":[\(row)]}")])
    #expect(Self.requests(of: app).count == (isOne ? 2 : 1))
    let reason = "the cloud store's record has an invalid format"
    let complaint = "the counts were not sent and are kept: \(reason)"
    #expect(app.complaints == (isOne ? [] : [complaint]))
  }
}

/// The switch of the cloud store, which is read at the start of the app (S4).
@Suite struct CloudSwitches {
  private static let store = StatisticsConfiguration.defaultCloudStore

  private static func app(
    _ answer: TransportAnswer, on device: Device = Device(), at address: String? = nil
  ) -> CountedApp {
    let server = TestServer()
    server.answers = [answer]
    let app = CountedApp(on: device, server: server) { $1.address = address }
    app.wait(.seconds(1))
    return app
  }

  @Test
  func `S4 a disabled switch stops counting, also after a relaunch, until it is on`() throws {
    let device = Device()
    let first = Self.app(.document("{\"isOn\":false}"), on: device)
    #expect(first.server.requests.map { "\($0.method) \($0.address)" } == ["GET \(Self.store)"])
    try first.tap(0)
    first.leave()
    #expect((first.tracker.delivery?.isOn, first.server.requests.count) == (false, 1))
    #expect(first.tracker.delivery?.account.dropped[.switchedOff] != nil)
    first.process.kill()
    let second = Self.app(.status(404), on: device)
    #expect(second.tracker.delivery?.isOn == false)
    #expect(second.tracker.delivery?.account.dropped[.switchedOff]?.count == 2)
    second.process.kill()
    let third = Self.app(.document("{\"isOn\":true}"), on: device)
    #expect(third.tracker.delivery?.isOn == true)
    try third.tap(0)
    #expect(third.counts.contains { $0.hasPrefix("click") })
  }

  @Test(
    arguments: [
      .status(404), .status(500), .failure("no network"), .document(""), .document("[]"),
      .document("{\"isOn\":1}"), .document("<p>"), .document("{\"isOn\":true}"),
    ] as [TransportAnswer])
  func `S4 any other answer leaves the switch unchanged`(answer: TransportAnswer) throws {
    let app = Self.app(answer)
    #expect(app.tracker.delivery?.isOn == true)
    try app.tap(0)
    #expect(app.counts.count == 2)
  }

  @Test func `the app's own server has no switch`() {
    let app = Self.app(.status(200), at: "/statistics")
    #expect(app.server.requests.isEmpty)
  }
}
