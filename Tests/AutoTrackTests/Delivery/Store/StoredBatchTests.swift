import MiniUI
import Testing

@testable import AutoTrack

/// The records of one request.
@Suite struct StoredBatches {
  private let stage = StoreStage()

  @Test func `a batch has the oldest records that are not in flight`() throws {
    let store = try stage.open()
    try store.insert(Record.samples(1...5))
    let first = try #require(try store.batch(limit: 2))
    #expect(first.records == Record.samples(1...2))
    try store.mark(first, sending: true)
    let second = try #require(try store.batch(limit: 2))
    #expect(second.records == Record.samples(3...4))
    try store.mark(first, sending: false)
    #expect(try store.batch(limit: 9)?.records == Record.samples(1...5))
    #expect(try store.rows().map(\.isSending) == [false, false, false, false, false])
  }

  @Test func `S3.10 records spilled together are sent together`() throws {
    let store = try stage.open()
    try store.insert(Record.samples(1...2))
    try store.spill(Record.samples(3...5), as: "one")
    try store.spill(Record.samples(6...6), as: "two")
    try store.insert(Record.samples(7...7))
    var batches: [String] = []
    while let batch = try store.batch(limit: 50) {
      batches.append("\(batch.eventsID ?? "-") \(batch.records.map(\.sequence))")
      try store.delete(batch)
    }
    #expect(batches == ["- [1, 2]", "one [3, 4, 5]", "two [6]", "- [7]"])
  }

  @Test func `one request has one encoding`() throws {
    let store = try stage.open()
    // The type "track", the event "e", and the numbers that each event has.
    let event: [UInt8] = [0x0A, 5] + Array("track".utf8) + [0x12, 1, 0x65, 0x18, 1, 0x20, 1]
    let binary = Record(
      session: String(repeating: "b", count: 32), sequence: 1, event: "e", time: 0,
      content: event + [0x2D, 0, 0, 0, 1])
    try store.insert(Record.samples(1...2) + [binary] + Record.samples(1...1, of: "c"))
    var sizes: [Int] = []
    while let batch = try store.batch(limit: 50) {
      sizes.append(batch.records.count)
      try store.delete(batch)
    }
    #expect(sizes == [2, 1, 1])
  }

  @Test func `the unacknowledged rest of a batch waits again`() throws {
    let store = try stage.open()
    try store.insert(Record.samples(1...4))
    let batch = try #require(try store.batch(limit: 4))
    try store.mark(batch, sending: true)
    let taken = batch.filter { $0.sequence % 2 == 0 }
    try store.delete(taken)
    try store.mark(batch, sending: false)
    #expect(try store.batch(limit: 4)?.records == [.sample(1), .sample(3)])
    #expect(taken.rowIDs.count == 2)
  }

  @Test func `marking a batch with gaps as sending is atomic`() throws {
    let store = try stage.open()
    let page = 4096
    let records = (1...3).map { sequence in
      let sample = Record.sample(sequence)
      let name = Array("\"\(String(repeating: "a", count: page * 3 / 4))\":1,".utf8)
      return Record(
        session: sample.session, sequence: sequence, event: "e", time: 0,
        content: sample.content.prefix(1) + name + sample.content.dropFirst())
    }
    try store.insert(records)
    store.close()
    let again = try stage.open()
    let ends = try #require(try again.batch(limit: 3)).filter { $0.sequence != 2 }
    // Room for one page in the log, where each row has its own.
    stage.disk.capacity = stage.disk.used + page * 3 / 2
    #expect(throws: StoreFault.full) { try again.mark(ends, sending: true) }
    #expect(try again.rows().map(\.isSending) == [false, false, false])
  }
}
