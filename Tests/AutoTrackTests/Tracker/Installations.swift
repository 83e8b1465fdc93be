import AutoTrack
import MiniUI
import Testing

/// The data that one installation of an app keeps across launches (S1.1, S1.3).
@Suite struct Installations {
  /// The start of an app under a bundle: the flags and the anonymous id of `$AppStart`.
  private static func start(
    _ bundle: String, on device: Device
  ) throws -> (first: Value?, resumed: Value?, anonymousID: String) {
    let process = device.start(App(bundle: bundle))
    let sink = MemorySink()
    Tracker(in: process, sink: sink).start()
    process.launch()
    process.kill()
    let event = try #require(sink.events.first)
    #expect(event.distinctID == event.anonymousID)
    let properties = event.properties
    return (properties["$is_first_time"], properties["$resume_from_background"], event.anonymousID)
  }

  @Test func `the anonymous id stays from launch to launch`() throws {
    let device = Device()
    let ids = try (1...2).map { _ in try Self.start("com.example.shop", on: device).anonymousID }
    #expect(Set(ids).count == 1)
    #expect(
      try #require(ids.first).wholeMatch(of: /[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/) != nil)
  }

  @Test func `another vendor's bundle has its own first launch and its own id`() throws {
    let device = Device()
    let shop = try Self.start("com.example.shop", on: device)
    let bank = try Self.start("com.savings.bank", on: device)
    #expect(bank.first == true)
    #expect(bank.anonymousID != shop.anonymousID)
  }

  @Test func `another device has another id, and the same seed gives the same id`() throws {
    let ids = try [1, 2, 1].map { seed in
      try Self.start("com.example.shop", on: Device(seed: seed)).anonymousID
    }
    #expect(ids[0] != ids[1])
    #expect(ids[0] == ids[2])
  }

  @Test func `an app that died before it became active was not started`() throws {
    let device = Device()
    let process = device.start(App(bundle: "com.example.shop"))
    Tracker(in: process, sink: MemorySink()).start()
    process.kill()
    #expect(try Self.start("com.example.shop", on: device).first == true)
  }
}
