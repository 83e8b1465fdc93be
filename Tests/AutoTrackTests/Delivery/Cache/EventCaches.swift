import MiniUI
import Testing

@testable import AutoTrack

/// Records in memory and in the store until a server acknowledges them.
@Suite struct EventCaches {
  private let store = MemoryStore()

  private func cache(
    _ numbers: ClosedRange<Int>, batchSize: Int = 50, limit: Int = 100
  ) -> EventCache {
    var cache = EventCache(
      store, batchSize: batchSize, limit: limit, ids: Chance(seed: 1), recordingTo: { _ in })
    for number in numbers { _ = cache.keep(.number(number), counting: nil, inStore: false) }
    return cache
  }

  @Test func `S3.10 a batch taken from memory moves under its id and is removed on deletion only`()
  {
    var cache = cache(1...5)
    #expect(cache.take(3, as: "a") == [1, 2, 3].map(Record.number))
    #expect((cache.waiting, cache.unstored.count) == ([4, 5].map(Record.number), 5))
    #expect((cache.delete(.memory("a")).count, cache.unstored) == (3, [4, 5].map(Record.number)))
  }

  @Test func `failed batches are requeued in the order of their events`() {
    var cache = cache(1...6)
    _ = cache.take(2, as: "a")
    _ = cache.take(2, as: "b")
    _ = cache.requeue(.memory("a"))
    _ = cache.take(3, as: "c")
    _ = cache.requeue(.memory("b"))
    _ = cache.requeue(.memory("c"))
    #expect(cache.waiting == (1...6).map(Record.number))
  }

  @Test func `S3.10 a spill stores all records, those in flight marked as sending`() {
    var cache = cache(1...7, batchSize: 3)
    _ = cache.take(2, as: "a")
    #expect((cache.spill(), store.sequences) == ([], [1, 2, 3, 4, 5, 6, 7]))
    #expect(store.rows.map(\.isSending) == [true, true, false, false, false, false, false])
    #expect(store.rows.map(\.eventsID).prefix(2) == ["a", "a"])
    #expect(Set(store.rows.map(\.eventsID)).count == 3)
    #expect((cache.count, cache.unstored) == (Waiting(inMemory: 0, stored: 5), []))
    #expect(cache.takeStored(limit: 50)?.records == [3, 4, 5].map(Record.number))
    #expect((cache.inFlight, cache.delete(.memory("a")).count) == (5, 2))
    #expect(store.sequences == [3, 4, 5, 6, 7])
    _ = cache.requeue(.stored)
    #expect(cache.takeStored(limit: 50)?.records == [3, 4, 5].map(Record.number))
  }

  @Test func `the acknowledged part of a stored batch is deleted, the rest is requeued`() {
    var cache = cache(1...3)
    _ = cache.spill()
    _ = cache.takeStored(limit: 50)
    #expect((cache.delete(.stored, indices: [0, 2]).count, cache.requeue(.stored)) == (2, []))
    #expect((store.sequences, cache.count) == ([2], Waiting(inMemory: 0, stored: 1)))
  }

  @Test func `records that the store refuses stay in memory`() {
    var cache = cache(1...2)
    store.fault = .full
    #expect(cache.keep(.number(3), counting: nil, inStore: true) == [])
    _ = cache.spill()
    #expect((cache.waiting, cache.isStoreFailing) == ([1, 2, 3].map(Record.number), true))
    store.fault = nil
    _ = cache.spill()
    #expect((store.sequences, cache.isStoreFailing) == ([1, 2, 3], false))
  }

  @Test func `a failed deletion is retried, and the records are never resent`() {
    var cache = cache(1...2)
    _ = cache.spill()
    _ = cache.takeStored(limit: 50)
    store.fault = .locked
    #expect((cache.delete(.stored).count, cache.count) == (2, Waiting(inMemory: 0, stored: 0)))
    store.fault = nil
    #expect(cache.takeStored(limit: 50) == nil)
    #expect(store.sequences == [])
  }

  @Test func `SA-S07 a full store returns the ids of the dropped records`() {
    store.limit = 3
    var cache = cache(1...1)
    let dropped = (2...5).map { cache.keep(.number($0), counting: nil, inStore: true) }
    #expect(dropped == [[], [], ["run-1"], ["run-2"]])
    #expect(cache.keep(.number(6), counting: nil, inStore: false) == [])
    #expect(cache.spill() == ["run-3"])
  }

  @Test func `records dropped in flight may still be acknowledged`() {
    var cache = cache(1...2)
    _ = cache.spill()
    _ = cache.takeStored(limit: 50)
    store.dropEverything()
    #expect((cache.noteLoss(["run-1", "run-2", "run-9"]), cache.inFlight) == (["run-9"], 2))
    #expect((cache.lost, cache.delete(.stored, indices: [0]).count) == (["run-1", "run-2"], 1))
    #expect(cache.requeue(.stored) == ["run-2"])
  }

  @Test func `without a store all records stay in memory`() {
    var cache = EventCache(
      nil, batchSize: 50, limit: 9, ids: Chance(seed: 1), recordingTo: { _ in })
    #expect((cache.keep(.number(1), counting: nil, inStore: true), cache.spill()) == ([], []))
    #expect((cache.count, cache.forgetMemory()) == (Waiting(inMemory: 1, stored: 0), ["run-1"]))
  }

  @Test func `SA-S07 without a store memory drops its oldest beyond the limit`() {
    var cache = EventCache(
      nil, batchSize: 50, limit: 2, ids: Chance(seed: 1), recordingTo: { _ in })
    let dropped = (1...3).map { cache.keep(.number($0), counting: nil, inStore: false) }
    #expect(dropped == [[], [], ["run-1"]])
    _ = cache.take(2, as: "a")
    #expect(cache.keep(.number(4), counting: nil, inStore: true) == [])
    #expect((cache.requeue(.memory("a")), cache.waiting) == (["run-2"], [3, 4].map(Record.number)))
  }

  @Test func `SA-S07 if the store refuses, memory drops its oldest records beyond the limit`() {
    var cache = cache(1...4, limit: 2)
    #expect(cache.waiting.count == 4)
    store.fault = .full
    #expect(cache.spill() == ["run-1", "run-2"])
    #expect(cache.keep(.number(5), counting: nil, inStore: true) == ["run-3"])
    store.fault = nil
    #expect((cache.spill(), store.sequences) == ([], [4, 5]))
  }
}

extension Record {
  /// A record of a run called `run`.
  static func number(_ number: Int) -> Record {
    Record(session: "run", sequence: number, event: "paid", time: 0, content: [0x7B, 0x7D])
  }
}
