import MiniUI
import Testing

@testable import AutoTrack

/// The delay that a server has asked for, across launches.
@Suite struct KeptHolds {
  private static let busy = TransportAnswer.response(
    TransportResponse(status: 503, headers: ["Retry-After": "600"]))

  /// An app that got a delay of 600 s and was killed 100 s later.
  private func killedApp(on device: Device) -> DeliveredApp {
    let app = DeliveredApp(on: device) { $1.cache = .writeThrough }
    app.server.answers = [Self.busy]
    app.server.latency = .zero
    app.tracker.flush()
    app.wait(.seconds(100))
    app.process.kill()
    return app
  }

  private func next(after app: DeliveredApp, to address: String = "/events") -> DeliveredApp {
    DeliveredApp(on: app.process.device, store: app.store, server: app.server) {
      ($1.cache, $1.address) = (.writeThrough, address)
    }
  }

  @Test func `an expired delay is removed`() {
    let device = Device()
    let second = next(after: killedApp(on: device))
    #expect(device.defaults(of: second.process.app.bundle)["AutoTrack.delivery.hold"] != nil)
    second.wait(.seconds(500))
    #expect(device.defaults(of: second.process.app.bundle)["AutoTrack.delivery.hold"] == nil)
  }

  @Test func `a stop keeps the delay`() {
    let app = DeliveredApp { $1.cache = .writeThrough }
    app.server.answers = [Self.busy]
    app.server.latency = .zero
    app.tracker.flush()
    app.wait(.seconds(10))
    app.tracker.stop()
    app.wait(.seconds(10))
    app.tracker.start()
    app.wait(.seconds(579))
    #expect(app.server.requests.count == 1)
    app.wait(.seconds(1))
    #expect(app.server.requests.count == 2)
  }

  @Test func `the delay does not apply to another server`() {
    let first = killedApp(on: Device())
    let second = next(after: first, to: "/others")
    second.wait(.zero)
    #expect(second.server.requests.map(\.address).prefix(2) == ["/events", "/others"])
  }

  @Test func `the count of failures continues across the delay`() {
    let device = Device()
    let first = DeliveredApp(on: device) { $1.cache = .writeThrough }
    first.server.answers = Array(repeating: .status(500), count: 4)
    first.server.latency = .zero
    first.tracker.flush()
    first.wait(.seconds(5))
    #expect(first.server.requests.count == 3)
    first.process.kill()
    let second = next(after: first)
    second.wait(.seconds(2))
    #expect(second.server.requests.count == 4)
    second.wait(.milliseconds(7_999))
    #expect(second.server.requests.count == 4)
    second.wait(.milliseconds(1))
    #expect(second.server.requests.count == 5)
  }

  @Test func `after a reboot the delay starts again with its old length`() {
    let (old, new) = (Device(), Device())
    let process = old.start(App())
    _ = process.mainLoop.advance(by: .seconds(1_000))
    KeptHold(in: process, for: "/events").note(.seconds(60), afterFailures: 3)
    let key = "AutoTrack.delivery.hold"
    let app = new.start(App())
    new.defaults(of: app.app.bundle)[key] = old.defaults(of: process.app.bundle)[key]
    #expect(
      KeptHold(in: app, for: "/events").rest == KeptHold.Rest(hold: .seconds(60), failures: 3))
  }

  @Test(arguments: ["", "1 2", "1 2 x /events", "-1 2000 1 /events", "0 -1 1 /events", "a b c d"])
  func `an invalid stored delay is ignored`(text: String) {
    let process = Device().start(App())
    process.device.defaults(of: process.app.bundle)["AutoTrack.delivery.hold"] = text
    #expect(KeptHold(in: process, for: "/events").rest == nil)
  }

  @Test func `a stored delay is limited to the longest that a server may ask for`() {
    let rest = KeptHold.Rest(hold: .seconds(10_000_000), failures: 1)
    let machine = UploadMachine(.s3, UploadSettings(), resting: rest, chance: Chance(seed: 1))
    #expect(machine.state.hold == .seconds(86_400))
  }
}
