import AutoTrack
import MiniUI
import Testing

/// A transport that answers each request after 100 ms, with the statuses in turn and then 200.
final class ScriptedTransport: Transport {
  private(set) var requests: [TransportRequest] = []
  var statuses: [Int]

  init(_ statuses: Int...) { self.statuses = statuses }

  func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void
  ) {
    requests.append(request)
    let status = statuses.isEmpty ? 200 : statuses.removeFirst()
    loop.schedule(.timer, after: .milliseconds(100), name: "answer") {
      completion(.response(TransportResponse(status: status)))
    }
  }
}

/// A store in an array, which outlives the process that fills it.
final class ArrayStore: RecordStore {
  private(set) var rows: [(key: Int, record: Record, batch: String?, isSending: Bool)] = []
  private var lastKey = 0
  private let limit: Int
  let counts: (any StatisticsStore)?

  init(limit: Int = .max, counts: ArrayCounts? = nil) {
    (self.limit, self.counts) = (limit, counts)
  }

  /// Opens the store for the next process: no record is in flight.
  func open() -> ArrayStore {
    for place in rows.indices { rows[place].isSending = false }
    return self
  }

  var count: Int { rows.count }

  func insert(
    _ records: [Record], counting rows: [StatisticsRow]
  ) throws(StoreFault) -> [Record.ID] {
    for row in rows { try counts?.add(row) }
    return add(records, to: nil, isSending: false).dropped
  }

  func spill(
    _ records: [Record], counting rows: [StatisticsRow], as eventsID: String, sending: Bool
  ) throws(StoreFault) -> SpilledBatch {
    for row in rows { try counts?.add(row) }
    let (keys, dropped) = add(records, to: eventsID, isSending: sending)
    let batch = StoredBatch(eventsID: eventsID, rowIDs: keys, records: records)
    return SpilledBatch(batch: batch.filter { !dropped.contains($0.id) }, dropped: dropped)
  }

  func batch(limit: Int) throws(StoreFault) -> StoredBatch? {
    let waiting = rows.filter { !$0.isSending }
    guard let first = waiting.first else { return nil }
    let batch = waiting.prefix(limit).prefix { $0.batch == first.batch }
    return StoredBatch(
      eventsID: first.batch, rowIDs: batch.map(\.key), records: batch.map(\.record))
  }

  func mark(_ batch: StoredBatch, sending: Bool) throws(StoreFault) {
    for place in rows.indices where batch.rowIDs.contains(rows[place].key) {
      rows[place].isSending = sending
    }
  }

  func delete(_ batch: StoredBatch) throws(StoreFault) {
    rows.removeAll { batch.rowIDs.contains($0.key) }
  }

  private func add(
    _ records: [Record], to batch: String?, isSending: Bool
  ) -> (keys: [Int], dropped: [Record.ID]) {
    let keys = records.indices.map { lastKey + 1 + $0 }
    lastKey += records.count
    rows += zip(keys, records).map { (key: $0, record: $1, batch: batch, isSending: isSending) }
    let surplus = rows.prefix(max(0, rows.count - limit)).map(\.record.id)
    rows.removeFirst(surplus.count)
    return (keys, surplus)
  }
}

/// Counts of clicks and screens in an array.
final class ArrayCounts: StatisticsStore {
  private(set) var sums: [StatisticsRow] = []

  func add(_ row: StatisticsRow) throws(StoreFault) {
    guard let place = sums.firstIndex(where: { $0.isSame(as: row) }) else {
      return sums.append(row)
    }
    sums[place].count += row.count
    sums[place].seconds += row.seconds
    sums[place].lastTime = row.lastTime
  }

  func rows() throws(StoreFault) -> [StatisticsRow] { sums }

  func remove(_ sent: [StatisticsRow]) throws(StoreFault) {
    for row in sent {
      guard let place = sums.firstIndex(where: { $0.isSame(as: row) }) else { continue }
      sums[place].count -= row.count
      sums[place].seconds -= row.seconds
    }
    sums.removeAll { $0.count == 0 && $0.seconds == 0 }
  }
}

extension StatisticsRow {
  /// Returns true for a row that counts the same.
  fileprivate func isSame(as other: StatisticsRow) -> Bool {
    (kind, screen, element, function)
      == (other.kind, other.screen, other.element, other.function)
  }
}

@Suite struct Deliveries {
  @Test func `a store may keep the counts of statistics, too`() throws {
    let counts = ArrayCounts()
    let app = try app(ScriptedTransport(), ArrayStore(counts: counts)) {
      $0.statistics = StatisticsConfiguration()
    }
    for _ in 1...2 {
      try app.tap("#buy")
      app.wait(.seconds(1))
    }
    let clicks = counts.sums.filter { $0.kind == .click }
    #expect(clicks.map(\.count) == [2])
    #expect(app.tracker.delivery?.statistics?.rows.filter { $0.kind == .click } == clicks)
  }

  private func app(
    _ transport: ScriptedTransport, _ store: ArrayStore,
    _ change: (inout DeliveryConfiguration) -> Void = { _ in }
  ) throws -> TrackedApp {
    var (configuration, delivery) = (Configuration(), DeliveryConfiguration())
    delivery.address = "https://data.example/sa"
    delivery.cache = .writeThrough
    change(&delivery)
    configuration.delivery = delivery
    return try .shop { [configuration] process, sink in
      Tracker(
        in: process, configuration: configuration, sink: sink, transport: transport,
        store: { _, _ in store.open() })
    }
  }

  @Test func `a transport takes the records of a flush`() throws {
    let transport = ScriptedTransport()
    let app = try app(transport, ArrayStore())
    app.tracker.flush()
    app.wait(.seconds(1))
    let account = try #require(app.tracker.delivery?.account)
    #expect(account.acknowledged == 2)
    #expect(account.isBalanced)
    #expect(transport.requests.first?.address == "https://data.example/sa")
  }

  @Test func `a store keeps what a server refuses and gives it to the next process`() throws {
    let (transport, store) = (ScriptedTransport(503, 503, 503, 503), ArrayStore())
    let app = try app(transport, store)
    app.tracker.flush()
    app.wait(.milliseconds(200))
    #expect(store.rows.map(\.record.event) == ["$AppStart", "$AppViewScreen"])
    transport.statuses = []
    let next = try app.relaunched()
    next.tracker.flush()
    next.wait(.seconds(60))
    #expect(next.tracker.delivery?.account.inherited == 2)
    #expect(next.tracker.delivery?.account.acknowledged == 4)
    #expect(store.count == 0)
  }

  @Test func `records that a store drops are in the account`() throws {
    let store = ArrayStore(limit: 2)
    let app = try app(ScriptedTransport(), store) { $0.address = nil }
    for _ in 1...3 { app.tracker.track("paid") }
    #expect(app.tracker.delivery?.account.droppedCount == 3)
    #expect(store.rows.map(\.record.event) == ["paid", "paid"])
  }

  @Test func `a store that does not open leaves records in memory`() throws {
    var configuration = Configuration()
    configuration.delivery = DeliveryConfiguration()
    let app = try TrackedApp.shop { [configuration] process, sink in
      Tracker(
        in: process, configuration: configuration, sink: sink,
        store: { _, _ throws(StoreFault) in throw .readOnly })
    }
    #expect(app.tracker.delivery?.account.queued.inMemory == 2)
    #expect(app.tracker.diagnostics.entries.contains { $0.deliveryNote != nil })
  }
}
