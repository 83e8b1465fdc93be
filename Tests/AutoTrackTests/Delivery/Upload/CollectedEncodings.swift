import AutoTrackHTTP
import MiniUI
import Testing

@testable import AutoTrack

/// A real server, written from `docs/delivery.md` alone, reads each encoding.
@Suite(.serialized) struct CollectedEncodings {
  @Test(arguments: EventEncoding.allCases)
  func `events arrive in each encoding`(encoding: EventEncoding) throws {
    let collector = try Collector()
    let store = MemoryStore()
    let (process, tracker, sink) = Self.app(collector.address, encoding, store)
    tracker.track("付费 🔥", ["price": 7.5, "list": ["a", "b"]])
    tracker.flush()
    _ = process.mainLoop.settle()
    #expect(tracker.delivery?.account.acknowledged == 2)
    #expect(
      try collector.rows("SELECT sequence, hex(content) FROM records ORDER BY sequence")
        == sink.events.map {
          "\($0.sequence)|\(Self.content($0, encoding).hexadecimal.uppercased())"
        })
  }

  private static func content(_ event: Event, _ encoding: EventEncoding) -> [UInt8] {
    let time = 1_577_836_800_000
    return encoding == .protobuf
      ? event.protobuf + [0x70, 0x80, 0xD0, 0x9B, 0xF3, 0xF5, 0x2D]
      : event.json(with: ["_flush_time": .integer(time)])
  }

  private static func app(
    _ address: String, _ encoding: EventEncoding, _ store: MemoryStore
  ) -> (AppProcess, Tracker, MemorySink) {
    var (configuration, delivery) = (Configuration(), DeliveryConfiguration())
    (delivery.address, delivery.encoding) = (address, encoding)
    configuration.delivery = delivery
    let (process, sink) = (Device().start(App()), MemorySink())
    let tracker = Tracker(
      in: process, configuration: configuration, sink: sink, transport: HTTPTransport())
    tracker.openStore = { _, _ in store.open() }
    tracker.start()
    process.launch()
    _ = process.mainLoop.settle()
    return (process, tracker, sink)
  }
}
