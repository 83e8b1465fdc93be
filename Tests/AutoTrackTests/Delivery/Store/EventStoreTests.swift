import MiniUI
import Testing
import Wording

@testable import AutoTrack

/// Insertions into a store and deletions from it.
@Suite struct EventStores {
  private let stage = StoreStage()

  @Test func `SA-S01 a hundred inserted records are counted and read back`() throws {
    let store = try stage.open()
    try store.insert(Record.samples(1...100))
    #expect(store.count == 100)
    #expect(try store.rows().map(\.record) == Record.samples(1...100))
  }

  @Test func `SA-S03 deleting half of the records keeps the other half`() throws {
    let store = try stage.open()
    try store.insert(Record.samples(1...100))
    let batch = try #require(try store.batch(limit: 50))
    try store.delete(batch)
    #expect(store.count == 50)
    #expect(try store.sequences == Array(51...100))
  }

  @Test func `SA-S04 deleting all records empties the store`() throws {
    let store = try stage.open()
    try store.insert(Record.samples(1...100))
    try store.deleteAll()
    #expect(store.count == 0)
    #expect(try store.rows() == [])
    #expect(try store.batch(limit: 50) == nil)
  }

  @Test func `SA-S06 a batch up to the limit is read back unchanged and can be deleted`() throws {
    let store = try stage.open()
    #expect(try store.insert(Record.samples(1...10_000)) == [])
    let batch = try #require(try store.batch(limit: 10_000))
    #expect(batch.records == Record.samples(1...10_000))
    #expect(batch.eventsID == nil)
    try store.delete(batch)
    #expect(try store.rows() == [])
    #expect(store.count == 0)
  }

  @Test func `SA-S07 a store of ten thousand drops the oldest hundred first`() throws {
    let store = try stage.open()
    try store.insert(Record.samples(1...10_000))
    let dropped = try store.insert([.sample(10_001)])
    #expect((dropped, dropped.count) == (Record.samples(1...100).map(\.id), 100))
    #expect(store.count == 9_901)
    #expect(try store.sequences == Array(101...10_001))
  }

  @Test func `SA-S07 a store is full once it holds as many records as its limit`() throws {
    let store = try stage.open()
    try store.insert(Record.samples(1...9_999))
    #expect(try store.insert([.sample(10_000)]).count == 0)
    #expect(try store.insert([.sample(10_001)]).count == 100)
  }

  @Test(arguments: Array(1...12) + [99, 100, 101, 150, 199, 200, 201, 1_000, 1_001])
  func `SA-S07 a full store stays within its limit and keeps the newest records`(limit: Int) throws
  {
    let store = try stage.open(limit: limit)
    let share = min(100, max(1, limit / 100))
    for sequence in 1...limit { #expect(try store.insert([.sample(sequence)]) == []) }
    #expect(store.count == limit)
    for sequence in limit + 1...limit + 2 * share + 2 {
      _ = try store.insert([.sample(sequence)])
      #expect(store.count <= limit && store.count > limit - share)
      #expect(try store.rows().last?.record == .sample(sequence))
    }
    let batch = Record.samples(5_001...5_000 + limit)
    try store.spill(batch, as: "b")
    #expect(try store.rows().map(\.record) == batch)
  }

  @Test func `a small store drops one record at a time and never exceeds its limit`() throws {
    let store = try stage.open(limit: 10)
    for sequence in 1...25 { try store.insert([.sample(sequence)]) }
    #expect(try store.sequences == Array(16...25))
    let dropped = try store.insert(Record.samples(26...40))
    #expect(dropped == Record.samples(16...30).map(\.id))
    #expect(try store.sequences == Array(31...40))
    #expect(store.count == 10)
  }

  @Test func `records in flight are kept, new ones are dropped instead`() throws {
    let store = try stage.open(limit: 10)
    try store.insert(Record.samples(1...9))
    let batch = try #require(try store.batch(limit: 9))
    try store.mark(batch, sending: true)
    #expect(try store.insert(Record.samples(10...12)) == Record.samples(10...11).map(\.id))
    #expect(try store.sequences == Array(1...9) + [12])
    try store.delete(batch)
    #expect(try store.sequences == [12])
  }

  @Test func `a record inserted twice is stored once, unchanged`() throws {
    let store = try stage.open()
    try store.insert(Record.samples(1...3))
    #expect(try store.insert(Record.samples(2...4)).count == 0)
    #expect(store.count == 4)
    try store.spill(Record.samples(3...5), as: "b")
    #expect(try store.rows().map(\.eventsID) == [nil, nil, nil, nil, "b"])
    store.close()
    let again = try stage.open()
    try again.insert(Record.samples(1...6))
    #expect(try again.sequences == Array(1...6))
    #expect(again.count == 6)
  }

  @Test func `records are ordered by run, then by sequence`() throws {
    let store = try stage.open()
    try store.insert(Record.samples(5...6, of: "f"))
    try store.insert([.sample(1, of: "a"), .sample(4, of: "f")])
    store.close()
    let again = try stage.open()
    try again.insert([.sample(1, of: "0"), .sample(2, of: "a"), .sample(3, of: "f")])
    let ids = try again.rows().map { "\($0.record.session.prefix(1))\($0.record.sequence)" }
    #expect(ids == ["f3", "f4", "f5", "f6", "a1", "a2", "01"])
  }

  @Test func `texts and bytes are read back unchanged, zeros included`() throws {
    let odd = Record(
      session: "s", sequence: 1, event: "a\u{0}b'字😀", time: -1, content: [0, 255, 0, 10])
    let empty = Record(session: "", sequence: 0, event: "", time: 0, content: [])
    let store = try stage.open()
    try store.insert([odd, empty])
    #expect(try store.rows().map(\.record) == [odd, empty].sorted { $0.session > $1.session })
  }

  @Test func `inserting no records writes nothing`() throws {
    let store = try stage.open()
    let before = stage.bytes("-wal")
    #expect(try store.insert([]) == [])
    #expect(stage.bytes("-wal") == before)
  }

  @Test func `a closed store throws`() throws {
    let store = try stage.open()
    store.close()
    #expect(throws: StoreFault.io("the store is closed; open it again")) {
      try store.insert(Record.samples(1...1))
    }
    #expect(throws: StoreFault.io("the store is closed; open it again")) { try store.rows() }
  }
}
