import MiniUI
import Testing
import TestSupport

@testable import AutoTrack

/// Switches of an app and of its servers.
@Suite struct DeliverySwitches {
  @Test func `S4.6 the master switch drops new records and keeps waiting ones, both ways`() {
    let app = DeliveredApp { $1.isOn = false }
    app.track(20)
    #expect(app.account.dropped.mapValues(\.count) == [.switchedOff: 22])
    #expect(app.process.mainLoop.pending == [])
    app.tracker.delivery?.isOn = true
    app.track(2)
    app.tracker.delivery?.isOn = false
    app.wait(.seconds(60))
    #expect(app.server.requests == [])
    #expect(app.account.queued == .init(inMemory: 2))
    app.tracker.delivery?.isOn = true
    app.wait(.seconds(31))
    #expect(app.server.batches == [[23, 24]])
    #expect(app.account.isBalanced)
  }

  @Test func `S4.6 a server that disables the SDK stops delivery until it enables the SDK`() {
    let transport = CannedTransport([
      .document(#"{"disableSDK": true}"#), .document(#"{"disableSDK": false}"#),
    ])
    var configuration = Configuration()
    configuration.delivery = DeliveryConfiguration()
    configuration.delivery?.address = "/events"
    configuration.remoteConfiguration = RemoteSource(address: "/config", interval: .seconds(60))
    let process = Device().start(App())
    let tracker = Tracker(
      in: process, configuration: configuration, sink: MemorySink(), transport: transport)
    tracker.openStore = { _, _ in MemoryStore() }
    tracker.start()
    tracker.track("paid")
    _ = process.mainLoop.advance(by: .seconds(59))
    #expect(transport.requests.map(\.address) == ["/config"])
    #expect(tracker.delivery?.isOn == false)
    #expect(tracker.delivery?.account.queued == .init(inMemory: 1))
    _ = process.mainLoop.advance(by: .seconds(40))
    #expect(transport.requests.map(\.address) == ["/config", "/config", "/events"])
    #expect(tracker.delivery?.isOn == true)
  }

  @Test func `S4.6 a logout sends all records if the policy requires it`() {
    let app = DeliveredApp { $1.policy = .s4 }
    app.tracker.login("anna")
    app.tracker.logout()
    #expect(app.server.batches == [[1, 2, 3]])
  }

  @Test func `an installation is sampled once, and a larger sample keeps it`() {
    let count = TestSize.amount(40, all: 200)
    let shares = (1...count).map { seed -> [Bool] in
      let device = Device(seed: UInt64(seed))
      return [0.3, 0.3, 0.6, 0.0, 1.0].map { share in
        let app = DeliveredApp(on: device) { $1.sampling = share }
        return app.account.dropped.isEmpty
      }
    }
    #expect(shares.allSatisfy { $0[0] == $0[1] && (!$0[0] || $0[2]) && !$0[3] && $0[4] })
    // About three standard deviations around 30 and 60 percent.
    let (few, many) = count == 200 ? (40...80, 95...145) : (3...21, 15...33)
    #expect(few.contains(shares.count { $0[0] }))
    #expect(many.contains(shares.count { $0[2] }))
  }

  @Test func `the daily cap counts across launches until the date changes`() {
    let device = Device()
    let first = DeliveredApp(on: device) { $1.dailyCap = 5 }
    first.track(1)
    first.process.terminate()
    let second = DeliveredApp(on: device, store: first.store) { $1.dailyCap = 5 }
    second.track(2)
    #expect(second.account.dropped.mapValues(\.count) == [.dailyCap: 2])
    second.wait(.seconds(86_400))
    second.track(6)
    #expect(second.account.dropped.mapValues(\.count) == [.dailyCap: 3])
    #expect(second.account.isBalanced)
  }

  @Test func `a network that is not allowed holds all records back until an allowed one`() {
    let device = Device()
    device.network = .mobile4G
    let app = DeliveredApp(on: device) { $1.networks = [.wifi] }
    app.track(10)
    app.wait(.seconds(60))
    #expect(app.server.requests == [])
    device.network = .wifi
    app.wait(.seconds(30))
    #expect(app.server.batches == [Array(1...12)])
  }
}
