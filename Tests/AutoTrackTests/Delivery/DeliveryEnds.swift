import MiniUI
import Testing

@testable import AutoTrack

/// Events that survive the end of the app.
@Suite struct DeliveryEnds {
  private func ids(_ account: DeliveryAccount, _ reason: DropReason) -> [String] {
    (account.dropped[reason]?.ids ?? []).map { String($0.drop { $0 != "-" }.dropFirst()) }
  }

  @Test func `acknowledged records that the store cannot delete are not counted as waiting`() {
    let device = Device()
    let app = DeliveredApp(on: device) { $1.cache = .writeThrough }
    app.tracker.flush()
    app.store.fault = .readOnly
    app.wait(.seconds(1))
    #expect((app.account.acknowledged, app.account.unforgotten.count) == (2, 2))
    app.process.kill()
    #expect((app.account.queued.total, app.account.unforgotten.count) == (0, 2))
    #expect((app.account.isBalanced, app.store.count) == (true, 2))
  }

  @Test func `S3.10 an uncaught exception stores memory after the earlier handler has run`() {
    var lines: [String] = []
    let device = Device()
    let process = device.start(App())
    let store = MemoryStore()
    process.setUncaughtExceptionHandler { lines.append("\($0.name): \(store.count) stored") }
    var configuration = Configuration()
    configuration.delivery = DeliveryConfiguration()
    let tracker = Tracker(in: process, configuration: configuration, sink: MemorySink())
    tracker.openStore = { _, _ in store }
    tracker.start()
    tracker.track("paid")
    process.classes.raise(.inconsistency("too bad"))
    #expect(lines == ["NSInternalInconsistencyException: 0 stored"])
    #expect(store.rows.map(\.record.event) == ["paid"])
    #expect(tracker.delivery?.account.queued == .init(stored: 1))
    #expect(tracker.delivery?.account.dropped == [:])
  }

  @Test func `S3.10 a termination stores memory, records in flight included`() {
    let app = DeliveredApp()
    app.server.isSilent = true
    app.tracker.flush()
    app.track(1)
    app.process.terminate()
    #expect((app.store.sequences, app.account.queued) == ([1, 2, 3], .init(stored: 3)))
    #expect(app.account.isBalanced)
  }

  @Test func `S3.10 in the background each event is stored at once`() {
    let app = DeliveredApp { $1.address = nil }
    app.process.enterBackground()
    app.track(1)
    app.process.kill()
    #expect((app.store.sequences, app.account.dropped) == ([1, 2, 3, 4, 5], [:]))
  }

  @Test func `an app launched in the background stores at once until its first foreground`() {
    let app = DeliveredApp(isLaunched: false)
    app.process.launch(inBackground: true)
    #expect(app.store.count == 1)
    app.track(1)
    #expect(app.store.count == 2)
    app.process.enterForeground()
    app.track(1)
    #expect(app.store.sequences == [1, 2, 3])
    app.wait(.seconds(30))
    #expect(app.server.batches == [[1], [2, 3], [4, 5]])
  }

  @Test func `a stop stores all records and ignores late answers`() {
    let app = DeliveredApp()
    app.tracker.flush()
    app.track(2)
    app.tracker.stop()
    #expect(app.process.mainLoop.pending.map(\.name) == ["answer"])
    app.wait(.seconds(60))
    #expect((app.server.batches, app.account.queued) == ([[1, 2]], .init(stored: 4)))
    #expect(app.account.acknowledged == 0)
    app.tracker.start()
    app.wait(.seconds(60))
    #expect((app.account.isBalanced, app.account.queued.total) == (true, 0))
    #expect(app.server.ledger.count == Set(app.server.ledger).count)
    #expect(app.server.ledger.count == app.account.acknowledged)
  }

  @Test func `records lost after a store failure are accounted for with that reason`() {
    let app = DeliveredApp { $1.cache = .writeThrough }
    app.store.fault = .full
    app.track(1)
    app.process.kill()
    #expect(ids(app.account, .storeFailed) == ["3"])
    #expect(app.complaints == ["the store could not keep records: \(StoreFault.full)"])
    #expect(app.account.isBalanced)
  }

  @Test func `S3.12 a kill loses no records once a failed store accepts an event again`() {
    let app = DeliveredApp { $1.cache = .writeThrough }
    app.store.fault = .full
    app.track(2)
    app.store.fault = nil
    app.track(1)
    app.process.kill()
    #expect((app.store.sequences.sorted(), app.account.dropped) == ([1, 2, 3, 4, 5], [:]))
    #expect(app.complaints.count == 2)
  }

  @Test
  func `SA-S07 without a store, memory keeps as many records as its limit and drops the rest`()
    throws
  {
    var configuration = Configuration()
    configuration.delivery = DeliveryConfiguration()
    configuration.delivery?.storeLimit = 10
    let tracker = Tracker(
      in: Device().start(App()), configuration: configuration, sink: MemorySink())
    tracker.openStore = { _, _ throws(StoreFault) in throw StoreFault.locked }
    tracker.start()
    for _ in 1...702 { tracker.track("paid") }
    let account = try #require(tracker.delivery?.account)
    #expect(account.queued == .init(inMemory: 10))
    #expect((account.dropped.mapValues(\.count), account.isBalanced) == ([.storeFull: 692], true))
  }

  @Test func `SA-S07 while the store keeps failing, memory stays within its limit`() {
    let app = DeliveredApp {
      ($1.address, $1.cache, $1.storeLimit) = (nil, .writeThrough, 600)
    }
    app.store.fault = .full
    app.track(700)
    #expect(app.account.queued == .init(inMemory: 600, stored: 2))
    #expect(app.account.dropped.mapValues(\.count) == [.storeFull: 100])
    #expect(app.account.isBalanced)
  }

  @Test func `records in flight that a full store drops are in the account, too`() {
    let store = MemoryStore()
    store.limit = 0
    let app = DeliveredApp(store: store)
    app.server.isSilent = true
    app.tracker.flush()
    app.track(1)
    app.store.dropsEverything = true
    app.process.terminate()
    #expect(ids(app.account, .storeFull).sorted() == ["1", "2", "3"])
    #expect(app.account.isBalanced)
  }
}

@Suite struct StoredDeliveries {
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

  @Test func `a damaged file is quarantined, on record`() throws {
    let device = Device()
    let first = start(on: device) { $0.cache = .writeThrough }
    first.track("paid")
    first.process.terminate()
    let path = EventStore.path(of: first.process.app)
    let file = try #require(device.disk.file(at: path))
    try device.disk.write(Array(repeating: 0xA5, count: file.bytes.count - 100), to: file, at: 100)
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
    let tracker = Tracker(in: device.start(App()), configuration: configuration, sink: MemorySink())
    tracker.start()
    return tracker
  }
}
