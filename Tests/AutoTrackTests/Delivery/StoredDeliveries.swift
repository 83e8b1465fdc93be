import MiniUI
import Testing

@testable import AutoTrack

@Suite struct StoredDeliveries {
  @Test(arguments: [
    (CachePolicy.writeThrough, [1, 2, 3], 0), (.memory, [], 3),
  ])
  func `S3.12 a kill loses only the records in memory`(
    cache: CachePolicy, stored: [Int], lost: Int
  ) throws {
    let device = Device()
    let tracker = start(on: device) { $0.cache = cache }
    for _ in 1...3 { tracker.track("paid") }
    tracker.process.kill()
    #expect(tracker.delivery?.account.droppedCount == lost)
    let store = try EventStore(
      on: device.disk, at: EventStore.path(of: tracker.process.app), note: { _ in })
    #expect(try store.rows().map(\.record.sequence) == stored)
    #expect(try store.integrityCheck() == [])
  }

  @Test func `S3.10 events of a terminated app are found at the next launch`() throws {
    let device = Device()
    let first = start(on: device)
    first.process.launch()
    for _ in 1...12 { first.track("paid") }
    first.process.terminate()
    let kept = try #require(first.delivery?.account.queued.stored)
    let second = start(on: device)
    #expect(second.delivery?.account.queued.stored == kept)
    second.process.launch()
    second.process.terminate()
    let store = try EventStore(
      on: device.disk, at: EventStore.path(of: second.process.app), note: { _ in })
    let rows = try store.rows().map(\.record)
    let new = rows.count - kept
    #expect(kept > 12 && new > 0)
    #expect(rows.map(\.sequence) == Array(1...kept) + Array(1...new))
    #expect(Set(rows.map(\.session)).count == 2)
  }

  @Test func `SA-S07 a full store drops its oldest records, on record`() throws {
    let device = Device()
    let tracker = start(on: device) { ($0.cache, $0.storeLimit) = (.writeThrough, 10) }
    for _ in 1...12 { tracker.track("paid") }
    let account = try #require(tracker.delivery?.account)
    #expect(account.tracked == 12)
    #expect(account.dropped.keys.map(\.rawValue) == ["storeFull"])
    #expect(account.queued.stored + account.droppedCount == 12)
    #expect(account.queued.stored == 10)
  }

  @Test func `a damaged file is quarantined, on record`() throws {
    let device = Device()
    let first = start(on: device) { $0.cache = .writeThrough }
    first.track("paid")
    first.process.terminate()
    let path = EventStore.path(of: first.process.app)
    let file = try #require(device.disk.file(at: path))
    try device.disk.write(
      Array(repeating: 0xA5, count: file.bytes.count - 100), to: file, at: 100)
    if device.disk.file(at: path + "-wal") != nil { try device.disk.remove(path + "-wal") }
    let second = start(on: device)
    #expect(
      second.diagnostics.entries.contains {
        if case .storeOpened(.quarantined) = $0.deliveryNote { true } else { false }
      })
  }

  private func start(
    on device: Device, _ change: (inout DeliveryConfiguration) -> Void = { _ in }
  ) -> Tracker {
    var (configuration, delivery) = (Configuration(), DeliveryConfiguration())
    change(&delivery)
    configuration.delivery = delivery
    let tracker = Tracker(
      in: device.start(App()), configuration: configuration, sink: MemorySink())
    tracker.start()
    return tracker
  }
}
