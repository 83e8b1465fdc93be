import MiniUI
import Testing
import TestSupport
import Wording

@testable import AutoTrack

/// Stored records that are damaged from outside: the others arrive, each once.
///
/// The space: kinds of damage × seeds × encodings; a seed chooses the records and the bytes.
@Suite struct DamagedRecords {
  @Test(
    arguments: TestSpace("DamagedRecords", DamageTrial.all).covering({ $0.kind }, { $0.encoding }))
  func `a damaged record neither blocks nor drops the others`(trial: DamageTrial) throws {
    let phone = try DamagedPhone(trial.encoding)
    let hurt = try trial.damage(phone)
    let server = StrictServer()
    let tracker = phone.start(server)
    for _ in 1...20 {
      tracker.flush()
      _ = tracker.process.mainLoop.advance(by: .seconds(60))
    }
    let account = try #require(tracker.delivery?.account)
    let sound = phone.records.filter { !hurt.contains($0.sequence) }.map(\.id)
    let arrived = server.received
    #expect(Set(arrived).isSuperset(of: sound), "\(Set(sound).subtracting(arrived).sorted())")
    #expect((Set(arrived).count, server.refusals) == (arrived.count, []))
    #expect(account.isBalanced && account.queued.total == 0, "\(account)")
    #expect(account.dropped.keys.allSatisfy { $0.rawValue == "damaged" }, "\(account)")
    tracker.process.kill()
    let reported = tracker.diagnostics.entries.count {
      $0.description.contains("is damaged and was quarantined")
    }
    #expect(reported == account.droppedCount)
  }

  @Test func `a damaged record is quarantined with its bytes and reported once`() throws {
    let phone = try DamagedPhone(.json)
    try phone.change("UPDATE events SET content = X'7B7D00' WHERE sequence = 2")
    let server = StrictServer()
    let tracker = phone.start(server)
    _ = tracker.process.mainLoop.advance(by: .seconds(60))
    let run = try #require(phone.records.first?.session)
    let reports = tracker.diagnostics.entries.map(\.description).filter { $0.contains(run) }
    let report =
      "the stored record \(run)-2 is damaged and was quarantined, "
      + "because its content is not an event"
    #expect(reports == [report])
    #expect(tracker.delivery?.account.dropped.mapValues(\.ids) == [.damaged: ["\(run)-2"]])
    tracker.process.kill()
    let database = try Database(on: phone.device.disk, at: phone.path)
    try database.execute("PRAGMA locking_mode = EXCLUSIVE")
    let rows = try database.once("SELECT session, sequence, content, reason FROM damaged")
    #expect(try rows.next())
    #expect(rows.text(0) == run && rows.integer(1) == 2)
    #expect((rows.bytes(2), rows.text(3)) == ([0x7B, 0x7D, 0], "its content is not an event"))
    #expect(try !rows.next())
  }

  @Test func `a record whose sequence differs from its key is quarantined`() throws {
    let phone = try DamagedPhone(.json)
    try phone.change("UPDATE events SET sequence = 2000 WHERE sequence = 2")
    let server = StrictServer()
    let tracker = phone.start(server)
    _ = tracker.process.mainLoop.advance(by: .seconds(60))
    let run = try #require(phone.records.first?.session)
    let report =
      "the stored record \(run)-2 is damaged and was quarantined, "
      + "because its sequence does not match its key"
    #expect(tracker.diagnostics.entries.map(\.description).filter { $0.contains(run) } == [report])
    #expect(!server.received.contains { $0 == "\(run)-2" || $0 == "\(run)-2000" })
  }

  @Test func `two damaged pages lose only their own rows`() throws {
    let stage = StoreStage()
    let store = try stage.open()
    try store.insert(Record.samples(1...2_000))
    store.close()
    let whole = try #require(stage.bytes())
    let leaves = whole.indices.filter { $0 % 4096 == 0 && whole[$0] == 0x0D }.dropFirst(2)
    let hurt = [leaves[leaves.count / 3], leaves[leaves.count * 2 / 3]]
    for page in hurt {
      try stage.replace(with: [UInt8](repeating: 0xA5, count: 4096), at: page)
    }
    let kept = try stage.open().sequences
    let lost = Set(1...2_000).subtracting(kept)
    // A page has the rows between its first and its last.
    #expect(lost.count < 200 && !lost.isEmpty && kept == kept.sorted())
    let gaps = lost.sorted().reduce(into: 0) { if !lost.contains($1 - 1) { $0 += 1 } }
    #expect(gaps == 2)
  }

  @Test(arguments: EventEncoding.allCases)
  func `every event that the SDK writes is valid`(encoding: EventEncoding) throws {
    var random = RandomEvents(seed: 7)
    var encoder = EventEncoder(encoding)
    for _ in 0..<TestSize.amount(200, all: 2_000) {
      let content = encoder.content(of: random.next())
      let isSound =
        encoding == .protobuf ? SoundProtobuf.isEvent(content) : SoundJSON.isEvent(content)
      #expect(isSound, "\(String(decoding: content, as: UTF8.self))")
    }
  }

  @Test func `an invalid character is found at every place of a text`() {
    let event = String(decoding: Record.sample(1).content, as: UTF8.self)
    let sound = [#"\""#, #"\\"#, #"\n"#, #"\u00e9"#, "\u{7F}", "é", "商", "/"]
    let bad = ["\"", "\\", #"\x"#, #"\u00g9"#, "\u{0}", "\n", "\u{1F}"]
    for (part, isSound) in sound.map({ ($0, true) }) + bad.map({ ($0, false) }) {
      for count in 0...25 {
        let text = String(repeating: "a", count: count) + part + "zzz"
        guard let place = event.firstRange(of: "{}") else { Issue.record("\(event)"); return }
        let changed = event.replacingCharacters(in: place, with: "{\"a\":\"\(text)\"}")
        #expect(SoundJSON.isEvent(Array(changed.utf8)) == isSound, "\(changed)")
      }
    }
  }

  @Test func `truncated or malformed JSON of an event is refused at every place`() {
    let event = Record.sample(1).content
    #expect(SoundJSON.isEvent(event))
    for end in event.indices { #expect(!SoundJSON.isEvent(Array(event[..<end]))) }
    for (old, new) in [
      ("\"time\":1", "\"time\":\"1\""), ("\"time\":1", "\"time\":01"), ("\"lib\":{}", "\"lib\":[]"),
      ("track\"", "trick\""), ("\"sequence\"", "\"sequenze\""), ("$App", "$\u{1}pp"),
      ("}", "},"), ("{}", "{\"a\":}"), ("{}", "{\"a\":[1,]}"), ("{}", "{\"a\":\"\\x\"}"),
      ("\"event\":", "\"avent\":"), ("{}", "{\"a\":1.}"), ("{}", "{\"a\":1e}"), ("{}", "{a:1}"),
    ] {
      let text = String(decoding: event, as: UTF8.self)
      let place = text.firstRange(of: old)
      let changed = place.map { text.replacingCharacters(in: $0, with: new) } ?? text
      #expect(changed != text && !SoundJSON.isEvent(Array(changed.utf8)), "\(changed)")
    }
  }
}

extension String {
  fileprivate func firstRange(of other: String) -> Range<Index>? {
    indices.lazy.first { self[$0...].hasPrefix(other) }.map {
      $0..<index($0, offsetBy: other.count)
    }
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}

/// A kind of damage and its seed.
struct DamageTrial: CustomTestStringConvertible {
  enum Kind: CaseIterable {
    case byteFlip, noise, truncated, wrongType, null, badText, notJSON, missingFields, oddSequence
    case page, brokenPage
  }

  let kind: Kind
  let seed: UInt64
  let encoding: EventEncoding

  var testDescription: String { "\(kind), seed \(seed), \(encoding)" }

  static let all = Kind.allCases.flatMap { kind in
    EventEncoding.allCases.flatMap { encoding in
      (1...2).map { DamageTrial(kind: kind, seed: UInt64($0), encoding: encoding) }
    }
  }

  /// Damages some records and returns their sequence numbers.
  func damage(_ phone: DamagedPhone) throws -> Set<Int> {
    var chance = Chance(seed: seed).stream("\(kind)")
    let count = Int.random(in: 1...3, using: &chance)
    let hurt = Set((0..<count).map { _ in Int.random(in: 1...phone.records.count, using: &chance) })
    switch kind {
    case .page, .brokenPage: return try damagePage(phone, &chance)
    case .null: try phone.setNull("content", of: hurt)
    default: for sequence in hurt.sorted() { try damage(sequence, of: phone, &chance) }
    }
    return hurt
  }

  private func damage(_ sequence: Int, of phone: DamagedPhone, _ chance: inout Chance) throws {
    let content = phone.records[sequence - 1].content
    let place = Int.random(in: 1..<content.count - 1, using: &chance)
    let row = "WHERE sequence = \(sequence)"
    switch kind {
    case .byteFlip:
      phone.overwrite(
        [content[place] ^ 1 << UInt8.random(in: 0..<8, using: &chance)], content, place)
    case .noise:
      phone.overwrite((0..<40).map { UInt8($0 * 3) }, content, min(place, content.count - 41))
    case .badText: phone.overwrite([0xFF, 0xC0], content, min(place, content.count - 3))
    case .truncated:
      try phone.change("UPDATE events SET content = substr(content, 1, \(place)) \(row)")
    case .wrongType: try phone.change("UPDATE events SET content = 'a text', time = 'now' \(row)")
    case .notJSON: try phone.change("UPDATE events SET content = X'7B22' \(row)")
    case .missingFields:
      try phone.change("UPDATE events SET content = CAST('{\"type\":\"track\"}' AS BLOB) \(row)")
    case .oddSequence: try phone.change("UPDATE events SET sequence = sequence + 900 \(row)")
    case .null, .page, .brokenPage: break
    }
  }

  /// A page of rows as a whole, or the head of one, which SQLite detects; its rows are lost.
  private func damagePage(_ phone: DamagedPhone, _ chance: inout Chance) throws -> Set<Int> {
    let bytes = try #require(phone.device.disk.file(at: phone.path)?.bytes)
    let pages = phone.pages(in: bytes)
    let (start, sequences) = pages[Int.random(in: 0..<pages.count, using: &chance)]
    let length = kind == .page ? 4096 : 8
    phone.overwrite(Array(repeating: 0xA5, count: length), at: start)
    return sequences
  }
}

/// A phone whose app has left forty events in its store.
final class DamagedPhone {
  let device = Device()
  let path: String
  private(set) var records: [Record] = []
  private let encoding: EventEncoding

  init(_ encoding: EventEncoding) throws {
    self.encoding = encoding
    path = EventStore.path(of: App())
    let first = Self.tracker(on: device, encoding, nil)
    for number in 1...40 {
      let text = "Grüße \(number)"
      first.track("paid", ["number": .integer(number), "text": .string(text), "yes": true])
    }
    first.process.kill()
    let store = try EventStore(on: device.disk, at: path) { _ in }
    records = try store.rows().map(\.record)
    store.close()
  }

  private static func tracker(
    on device: Device, _ encoding: EventEncoding, _ server: StrictServer?
  ) -> Tracker {
    var (configuration, delivery) = (Configuration(), DeliveryConfiguration())
    (delivery.cache, delivery.encoding) = (.writeThrough, encoding)
    delivery.address = server.map { _ in "/events" }
    delivery.policy.batchSize = 7
    configuration.delivery = delivery
    let tracker = Tracker(
      in: device.start(App()), configuration: configuration, sink: MemorySink(),
      transport: server)
    tracker.start()
    return tracker
  }

  func start(_ server: StrictServer) -> Tracker { Self.tracker(on: device, encoding, server) }

  /// Changes rows and checkpoints the change into the file.
  func change(_ sql: String) throws {
    let database = try Database(on: device.disk, at: path)
    try database.execute("PRAGMA locking_mode = EXCLUSIVE")
    try database.execute(sql)
    try database.emptyLog()
    database.close()
  }

  /// Sets a column to NULL in spite of the table's constraint.
  func setNull(_ column: String, of sequences: Set<Int>) throws {
    let list = sequences.sorted().map(String.init).joined(separator: ",")
    let schema = "UPDATE sqlite_schema SET sql = replace(sql, 'BLOB NOT NULL', 'BLOB')"
    try change("PRAGMA writable_schema = ON; \(schema) WHERE name = 'events'")
    try change("UPDATE events SET \(column) = NULL WHERE sequence IN (\(list))")
    try change(
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = "
        + "replace(sql, 'content BLOB', 'content BLOB NOT NULL') WHERE name = 'events'")
  }

  /// Overwrites a part of a record's content where it is in the file.
  func overwrite(_ new: [UInt8], _ content: [UInt8], _ place: Int) {
    guard let bytes = device.disk.file(at: path)?.bytes,
      let start = bytes.firstPlace(of: content)
    else { return }
    overwrite(new, at: start + place)
  }

  func overwrite(_ new: [UInt8], at place: Int) {
    guard let file = device.disk.file(at: path) else { return }
    try? device.disk.write(new, to: file, at: place)
  }

  /// The pages that have rows of events, with the sequences of these.
  func pages(in bytes: [UInt8]) -> [(Int, Set<Int>)] {
    let places = records.map { (bytes.firstPlace(of: $0.content) ?? 0) / 4096 * 4096 }
    return Set(places).sorted().map { page in
      (page, Set(zip(records, places).filter { $1 == page }.map { $0.0.sequence }))
    }
  }
}

extension [UInt8] {
  fileprivate func firstPlace(of other: [UInt8]) -> Int? {
    guard count >= other.count else { return nil }
    return (0...count - other.count).first { start in
      self[start] == other[0] && self[start..<start + other.count].elementsEqual(other)
    }
  }
}

/// A server that refuses requests that do not follow the contract.
final class StrictServer: Transport {
  /// The accepted ids in order, with repetitions.
  private(set) var received: [Record.ID] = []
  /// The reasons for refused requests.
  private(set) var refusals: [String] = []

  func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void
  ) {
    let ids = RecordRanges(request.headers["Autotrack-Records"] ?? "")?.ids ?? []
    let isFine = isFine(request, ids)
    if isFine { received += ids } else { refusals.append("request \(received.count)") }
    loop.schedule(.timer, after: .milliseconds(100), name: "answer") {
      completion(.response(TransportResponse(status: isFine ? 200 : 400)))
    }
  }

  private func isFine(_ request: TransportRequest, _ ids: [Record.ID]) -> Bool {
    guard !ids.isEmpty, Set(ids).count == ids.count,
      (request.headers["Autotrack-Batch"] ?? "").utf8.count == 32
    else { return false }
    guard request.headers["Content-Type"] == "application/json" else { return true }
    guard let text = String(validating: request.body, as: UTF8.self),
      case .list(let events)? = try? JSONReader.value(of: text), events.count == ids.count
    else { return false }
    return events.allSatisfy { event in
      guard case .dictionary(let members) = event else { return false }
      return members["type"]?.text != nil && members["event"]?.text != nil
        && members["time"] != nil
    }
  }
}
