import MiniUI
import Testing

@testable import AutoTrack

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

  @Test func `S4 a disabled switch stops counting, also after a relaunch, until it is on`()
    throws
  {
    let device = Device()
    let first = Self.app(.document("{\"isOn\":false}"), on: device)
    #expect(first.server.requests.map { "\($0.method) \($0.address)" } == ["GET \(Self.store)"])
    try first.tap(0)
    first.leave()
    #expect(first.tracker.delivery?.isOn == false)
    #expect(first.server.requests.count == 1)
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
