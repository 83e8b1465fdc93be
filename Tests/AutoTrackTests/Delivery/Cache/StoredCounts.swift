import MiniUI
import Testing

@testable import AutoTrack

/// Counts that are stored with records (S4.5).
@Suite struct StoredCounts {
  private let store = MemoryStore()

  private func cache(limit: Int = 100) -> EventCache {
    EventCache(store, batchSize: 2, limit: limit, ids: Chance(seed: 1), recordingTo: { _ in })
  }

  private func row(_ element: String) -> StatisticsRow {
    StatisticsRow(kind: .click, element: element, count: 1, lastTime: 0)
  }

  private var counted: [String] { store.counted.sums.map { "\($0.element) \($0.count)" } }

  @Test func `S4.5 a count is stored with its record, and waits while the store refuses that`() {
    var cache = cache()
    _ = cache.keep(.number(1), counting: row("a"), inStore: true)
    store.fault = .full
    for (number, element) in [(2, "a"), (3, "b"), (4, "c")] {
      _ = cache.keep(.number(number), counting: row(element), inStore: true)
    }
    #expect(counted == ["a 1"])
    store.fault = nil
    _ = cache.keep(.number(5), counting: row("e"), inStore: true)
    #expect((counted, store.sequences) == (["a 2", "b 1", "c 1", "e 1"], [1, 2, 3, 4, 5]))
  }

  @Test func `refused records are stored first, so that a kill leaves no gap`() {
    var cache = cache()
    store.fault = .full
    for number in 1...5 { _ = cache.keep(.number(number), counting: nil, inStore: true) }
    _ = cache.take(2, as: "b")
    store.fault = nil
    _ = cache.keep(.number(6), counting: nil, inStore: true)
    #expect((store.sequences, cache.waiting) == ([1, 2, 3, 4, 5, 6], []))
  }

  @Test func `S4.5 the count of a record kept in memory is stored at once, the record is not`() {
    var cache = cache()
    _ = cache.keep(.number(1), counting: row("a"), inStore: false)
    #expect(counted == ["a 1"])
    _ = cache.spill()
    #expect(counted == ["a 1"])
  }

  @Test func `S4.5 the count of a record that is never stored is stored without it`() {
    var cache = cache(limit: 1)
    store.fault = .locked
    _ = cache.keep(.number(1), counting: row("a"), inStore: true)
    _ = cache.keep(.number(2), counting: row("a"), inStore: true)
    _ = cache.take(1, as: "b")
    cache.count(row("c"))
    store.fault = nil
    _ = cache.delete(.memory("b"))
    #expect((counted, store.rows) == (["a 2", "c 1"], []))
  }

  @Test func `a count that the store refuses is recorded, and retried with the next`() {
    var entries: [Diagnostics.Entry] = []
    var cache = EventCache(
      store, batchSize: 2, limit: 9, ids: Chance(seed: 1), recordingTo: { entries.append($0) })
    store.fault = .full
    cache.count(row("a"))
    #expect(entries == [.delivery(.statisticsFailed(doing: "add", because: .full))])
    store.fault = nil
    cache.count(row("a"))
    #expect(counted == ["a 2"])
  }
}
