import MiniUI
import Testing
import Wording

@testable import AutoTrack

/// Delivery of events from tracking to the server.
@Suite struct Deliveries {
  @Test func `a request has the records' ids, a random name and an array of the events`() throws {
    let app = DeliveredApp()
    app.tracker.flush()
    let request = try #require(app.server.requests.first)
    let run = try #require(request.headers["Autotrack-Records"]?.split(separator: ":").first)
    #expect((request.method, request.address) == ("POST", "/events"))
    #expect(request.headers["Content-Type"] == "application/json")
    #expect((request.headers["Autotrack-Records"], run.count) == ("\(run):1-2", 32))
    #expect(app.server.names.map(\.count) == [32])
    let body = try JSONReader.value(of: String(decoding: request.body, as: UTF8.self))
    guard case .list(let events) = body else { return #expect(Bool(false)) }
    #expect(events.count == 2)
  }

  @Test func `runs have distinct ids, and the origin distinguishes devices of one seed`() {
    func run(_ origin: String, on device: Device) -> Substring? {
      let app = DeliveredApp(on: device) { $1.origin = origin }
      app.tracker.flush()
      return app.server.ledger.first?.prefix(32)
    }
    let device = Device()
    let (first, second) = (run("a", on: device), run("a", on: device))
    #expect(first != second)
    #expect(run("a", on: Device()) == first)
    #expect(run("b", on: Device()) != first)
  }

  @Test func `S3.11 stored events are sent at the start, before the app's new events`() {
    let device = Device()
    let first = DeliveredApp(on: device)
    first.process.enterBackground()
    first.process.kill()
    #expect(first.store.count == 4)
    let second = DeliveredApp(on: device, store: first.store, isLaunched: false)
    #expect((second.server.batches, second.account.inherited) == ([[1, 2, 3, 4]], 4))
    second.wait(.seconds(1))
    #expect((second.store.count, second.account.acknowledged) == (0, 4))
    #expect(second.account.isBalanced)
  }

  @Test func `an answer after the timeout is ignored`() {
    let app = DeliveredApp()
    app.server.latency = .seconds(31)
    app.tracker.flush()
    app.wait(.seconds(30))
    #expect(
      app.complaints == [
        "2 records were sent and not accepted, because the request failed: "
          + "there was no answer within 30 s"
      ])
    #expect(app.account.queued == .init(inMemory: 2))
    app.server.latency = .zero
    app.wait(.seconds(1))
    #expect(app.server.batches == [[1, 2], [1, 2]])
    #expect((app.server.names.count, app.account.acknowledged) == (Set(app.server.names).count, 2))
    #expect(app.account.isBalanced)
  }

  @Test func `a late answer does not affect the request after it`() {
    let app = DeliveredApp { $1.cache = .writeThrough }
    app.server.answers = [.status(400)]
    app.server.latency = .milliseconds(31_500)
    app.tracker.flush()
    app.wait(.seconds(30))
    app.server.latency = .milliseconds(700)
    app.wait(.milliseconds(1_600))
    #expect((app.server.batches, app.account.dropped) == ([[1, 2], [1, 2]], [:]))
    #expect(app.account.queued == .init(inFlight: 2))
    app.wait(.milliseconds(100))
    #expect(app.account.acknowledged == 2)
  }

  @Test func `without an address all events are stored, none is sent and no timer runs`() {
    let app = DeliveredApp { $1.address = nil }
    app.track(600)
    app.tracker.flush()
    #expect((app.process.mainLoop.pending, app.server.requests) == ([], []))
    app.process.terminate()
    #expect((app.store.count, app.account.queued) == (602, .init(stored: 602)))
  }

  @Test func `an address without a transport is recorded`() {
    let process = Device().start(App())
    var configuration = Configuration()
    configuration.delivery = DeliveryConfiguration()
    configuration.delivery?.address = "/events"
    let tracker = Tracker(in: process, configuration: configuration, sink: MemorySink())
    tracker.start()
    #expect(
      tracker.diagnostics.entries.first?.description
        == "delivery: nothing was done, because the tracker has no transport; pass one")
  }

  @Test func `if the store does not open, events stay in memory, on record`() {
    let process = Device().start(App())
    var configuration = Configuration()
    configuration.delivery = DeliveryConfiguration()
    let tracker = Tracker(in: process, configuration: configuration, sink: MemorySink())
    tracker.openStore = { _, _ throws(StoreFault) in throw StoreFault.newer(version: 9) }
    tracker.start()
    tracker.track("paid")
    #expect(
      tracker.diagnostics.entries.first
        == .delivery(.noStore(because: "\(StoreFault.newer(version: 9))")))
    process.kill()
    #expect(tracker.delivery?.account.dropped.mapValues(\.count) == [.storeFailed: 1])
  }

  @Test func `a flush without a delivery is recorded`() {
    let app = TrackedApp()
    app.tracker.flush()
    #expect(app.tracker.delivery == nil)
    #expect(
      app.complaints == [
        "flush: nothing was done, because the configuration has no delivery; "
          + "add one"
      ])
  }
}
