import MiniUI
import Testing

@testable import AutoTrack

/// Records that one run stores and another sends.
@Suite struct StoredEncodings {
  @Test(arguments: [
    (EventEncoding.json, EventEncoding.protobuf, ["application/json", "application/x-protobuf"]),
    (.protobuf, .json, ["application/x-protobuf", "application/json"]),
    (.form, .protobuf, ["application/json", "application/x-protobuf"]),
    (.json, .form, Array(repeating: "application/x-www-form-urlencoded", count: 2)),
  ])
  func `a batch is sent in the encoding in which it was stored`(
    first: EventEncoding, second: EventEncoding, types: [String]
  ) throws {
    let (device, server) = (Device(), TestServer())
    let before = start(on: device, first)
    for _ in 1...3 { before.track("paid") }
    before.process.terminate()
    let after = start(on: device, second, server)
    for _ in 1...2 { after.track("paid") }
    for _ in 1...4 {
      after.flush()
      _ = after.process.mainLoop.advance(by: .seconds(1))
    }
    #expect(after.delivery?.account.queued.stored == 0)
    #expect(server.batches.flatMap(\.self) == [1, 2, 3, 1, 2])
    #expect(server.requests.compactMap { $0.headers["Content-Type"] } == types)
  }

  private func start(
    on device: Device, _ encoding: EventEncoding, _ server: TestServer? = nil
  ) -> Tracker {
    var (configuration, delivery) = (Configuration(), DeliveryConfiguration())
    (delivery.encoding, delivery.cache) = (encoding, .writeThrough)
    delivery.address = server.map { _ in "/events" }
    configuration.delivery = delivery
    let tracker = Tracker(
      in: device.start(App()), configuration: configuration, sink: MemorySink(), transport: server)
    tracker.start()
    return tracker
  }
}
