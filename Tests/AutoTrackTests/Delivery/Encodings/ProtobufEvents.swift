import Testing
import TestSupport

@testable import AutoTrack

/// Written events are read by an independent reader of `docs/event.proto`.
@Suite struct ProtobufEvents {
  @Test(arguments: TestSpace("ProtobufEvents", 1...20).some(4))
  func `the protobuf has the content of the JSON, alone and among others`(seed: Int) throws {
    var (events, encoder) = (RandomEvents(seed: seed), EventEncoder(.protobuf))
    for _ in 0..<25 {
      let event = events.next()
      let content = encoder.content(of: event)
      #expect((content, content.first) == (event.protobuf, 0x0A))
      #expect(try JSONTree(protobuf: content) == JSONTree(json: event.json))
    }
  }

  /// Made with `protoc --encode` from the same event as text.
  private static let literal = """
    0a05747261636b12047061696418b2d09bf3f52d20032dad99b7ee32300a066465766963651204757365721a04
    75736572221a0a12246964656e746974795f6c6f67696e5f69641204757365723a150a0c246170705f76657273
    696f6e1205322e332e313a0b0a04246c69621203694f533a130a0b246c69625f6d6574686f641204636f64653a
    150a0c246c69625f76657273696f6e1205302e322e3042130a0b246c69625f6d6574686f641204636f64654210
    0a0362696718feffffffffffffffff0142090a05656d707479320042190a046c69737432110a031201610a0218
    020a0632040a022801420d0a086e6567617469766518bf0742060a026e6f280042100a05707269636521000000
    0000803c40420e0a06e4bb98e8b4b91204f09f94a54a0473686f70
    """.replacing("\n", with: "")

  @Test func `an event has the same bytes as from another encoder`() {
    var overrides = EnvelopeOverrides()
    overrides.project = "shop"
    let context = EventContext(
      author: Author(
        anonymousID: "device", loginID: "user", identities: ["$identity_login_id": "user"]),
      library: Library(appVersion: "2.3.1"), overrides: overrides)
    let event = Event(
      "paid", time: 1_577_836_800_050, sequence: 3, trackID: 4_005_009_837, method: .code,
      details: [
        "big": .integer(.max), "empty": [], "list": ["a", 1, [true]], "negative": -480, "no": false,
        "price": 28.5, "付费": "🔥",
      ], context: context)
    #expect(event.protobuf.hexadecimal == Self.literal)
  }

  @Test(
    arguments: [
      ("", "1200"), (true, "2801"), (false, "2800"), (0, "1800"), (-1, "1801"), (1, "1802"),
      (.integer(.max), "18feffffffffffffffff01"), (.integer(.min), "18ffffffffffffffffff01"),
      (844.0, "18980d"), (844, "18980d"), (-0.0, "1800"), (0.5, "21000000000000e03f"),
      (1e20, "21408cb5781daf1544"), ([], "3200"), (["a", []], "32090a031201610a023200"),
    ] as [(Value, String)])
  func `a value is encoded as one field`(value: Value, hexadecimal: String) {
    var writer = ProtobufWriter()
    writer.fields(atMost: 64) { $0.property(8, "", value) }
    #expect(writer.bytes.dropFirst(4).hexadecimal == hexadecimal)
    #expect(value.protobufSize == hexadecimal.count / 2)
  }

  @Test(arguments: [1, 117, 118, 119, 16_373, 16_374, 16_375, 3_000_000])
  func `lengths are right at each size of the length prefix`(count: Int) throws {
    let text = String(repeating: "x", count: count)
    let event = Event(
      "long", time: 0, sequence: 0,
      details: ["list": [.string(text), [.string(text)]], "t": .string(text)],
      context: EventContext(author: Author(anonymousID: text), library: Library(appVersion: "")))
    #expect(try JSONTree(protobuf: event.protobuf) == JSONTree(json: event.json))
  }

  @Test(arguments: EventKind.allCases)
  func `every kind of record begins with the same byte`(kind: EventKind) {
    let event = Event(
      "e", kind: kind, time: 0, sequence: 1, details: [:],
      context: EventContext(author: Author(anonymousID: ""), library: Library(appVersion: "1")))
    #expect(event.protobuf.first == 0x0A)
  }

  @Test func `an encoder that is used again encodes each event by its own context and method`() {
    let contexts = ["1", "2"].map {
      EventContext(author: Author(anonymousID: $0), library: Library(appVersion: $0))
    }
    let events = [(0, EventMethod.autoTrack), (1, .autoTrack), (1, .code), (0, .code), (0, .code)]
      .enumerated().map { place, part in
        Event(
          .appClick, time: 0, sequence: place, method: part.1, details: ["$screen_name": "Home"],
          context: contexts[part.0])
      }
    var encoder = EventEncoder(.protobuf)
    #expect(events.map { encoder.content(of: $0) } == events.map(\.protobuf))
  }
}

extension Sequence<UInt8> {
  /// Two digits a byte.
  var hexadecimal: String {
    map { (($0 < 16 ? "0" : "") + String($0, radix: 16)) }.joined()
  }
}

/// The fields of one message, in their order, read from the encoding's description alone.
struct ProtobufFields {
  /// The reasons against a message.
  struct Damage: Error {
    let reason: String
  }

  /// A field number with its value.
  enum Content {
    case varint(UInt64)
    case fixed64(UInt64)
    case counted(ArraySlice<UInt8>)
    case fixed32(UInt64)
  }

  let fields: [(number: Int, content: Content)]

  /// Reads a message to its end.
  init(_ bytes: ArraySlice<UInt8>) throws {
    var (rest, fields) = (bytes, [(number: Int, content: Content)]())
    while !rest.isEmpty {
      let tag = try Self.varint(&rest)
      fields.append((Int(tag >> 3), try Self.content(of: tag & 7, &rest)))
    }
    self.fields = fields
  }

  /// All values under a number.
  subscript(number: Int) -> [Content] {
    fields.filter { $0.number == number }.map(\.content)
  }

  /// The text under a number, or nil.
  func text(_ number: Int) throws -> String? {
    try messages(number).last.map { try $0.text() }
  }

  /// The bytes of each message or text under a number.
  func messages(_ number: Int) throws -> [ArraySlice<UInt8>] {
    try self[number].map { content in
      guard case .counted(let bytes) = content else { throw Damage(reason: "no text: \(number)") }
      return bytes
    }
  }

  /// The number under a field number, or 0.
  func number(_ number: Int) throws -> UInt64 {
    switch self[number].last {
    case .varint(let value), .fixed32(let value): value
    case nil: 0
    default: throw Damage(reason: "no number: \(number)")
    }
  }

  private static func content(of type: UInt64, _ rest: inout ArraySlice<UInt8>) throws -> Content {
    switch type {
    case 0: return .varint(try varint(&rest))
    case 1: return .fixed64(try number(of: 8, &rest))
    case 2: return .counted(try take(Int(try varint(&rest)), &rest))
    case 5: return .fixed32(try number(of: 4, &rest))
    default: throw Damage(reason: "there is no wire type \(type)")
    }
  }

  private static func varint(_ rest: inout ArraySlice<UInt8>) throws -> UInt64 {
    var (value, shift): (UInt64, UInt64) = (0, 0)
    while let byte = rest.popFirst() {
      value |= UInt64(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { return value }
    }
    throw Damage(reason: "a number does not end")
  }

  private static func number(of count: Int, _ rest: inout ArraySlice<UInt8>) throws -> UInt64 {
    try take(count, &rest).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func take(
    _ count: Int, _ rest: inout ArraySlice<UInt8>
  ) throws -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw Damage(reason: "\(rest.count) bytes for \(count)") }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func text() throws -> String {
    guard let text = String(validating: self, as: UTF8.self) else {
      throw ProtobufFields.Damage(reason: "no UTF-8")
    }
    return text
  }
}
