/// The validation of an `Event` of `docs/event.proto` as the SDK writes it.
struct SoundProtobuf {
  private let bytes: [UInt8]
  private var place = 0
  /// The fields of the event found so far.
  private var fields: Set<UInt64> = []
  private var kind = ""

  private enum Message { case event, author, item, property, value, list }

  private enum Content {
    case number, fixed32, fixed64, text
    case message(Message)

    /// The wire type (protobuf.dev, "Encoding").
    var wireType: UInt64 {
      switch self {
      case .number: 0
      case .fixed64: 1
      case .text, .message: 2
      case .fixed32: 5
      }
    }
  }

  private static let (type, event): (UInt64, UInt64) = (1, 2)
  /// The type, the time, the sequence number and the track id, which every event has.
  private static let always: Set<UInt64> = [1, 3, 4, 5]
  /// The maximum nesting of messages.
  private static let deepest = 500

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns true if the bytes are an event with the fields that every event has.
  static func isEvent(_ content: [UInt8]) -> Bool {
    var reader = SoundProtobuf(content)
    guard reader.isMessage(.event, until: content.count, depth: 0),
      reader.fields.isSuperset(of: always), let kind = EventKind(rawValue: reader.kind)
    else { return false }
    return !kind.isTrack || reader.fields.contains(event)
  }

  private mutating func isMessage(_ message: Message, until end: Int, depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    while place < end {
      guard let tag = varint(), let content = Self.content(of: tag >> 3, in: message),
        tag & 7 == content.wireType, isField(content, tag >> 3, until: end, depth)
      else { return false }
      if depth == 0 { fields.insert(tag >> 3) }
    }
    return place == end
  }

  private mutating func isField(
    _ content: Content, _ field: UInt64, until end: Int, _ depth: Int
  ) -> Bool {
    switch content {
    case .number: return varint() != nil && place <= end
    case .fixed32: return skip(4, until: end)
    case .fixed64: return skip(8, until: end)
    case .text, .message: break
    }
    guard let length = varint(), length <= UInt64(max(0, end - place)) else { return false }
    let inner = place + Int(length)
    if case .message(let message) = content {
      return isMessage(message, until: inner, depth: depth + 1)
    }
    guard let text = String(validating: bytes[place..<inner], as: UTF8.self) else { return false }
    if depth == 0, field == Self.type { kind = text }
    place = inner
    return true
  }

  private mutating func skip(_ count: Int, until end: Int) -> Bool {
    place += count
    return place <= end
  }

  /// Consumes a number of at most ten bytes; nil if it is incomplete.
  private mutating func varint() -> UInt64? {
    var number: UInt64 = 0
    for shift in stride(from: 0, to: 70, by: 7) {
      guard place < bytes.count else { return nil }
      let byte = bytes[place]
      place += 1
      number |= UInt64(byte & 0x7F) << UInt64(shift)
      if byte < 0x80 { return number }
    }
    return nil
  }

  private static func content(of field: UInt64, in message: Message) -> Content? {
    switch (message, field) {
    case (.event, 1), (.event, 2), (.event, 9), (.event, 10), (.event, 12): .text
    case (.author, 1...3), (.item, 1...2), (.property, 1...2), (.value, 2): .text
    case (.event, 3), (.event, 4), (.event, 13), (.property, 3), (.value, 3): .number
    case (.property, 5), (.value, 5): .number
    case (.event, 5): .fixed32
    case (.property, 4), (.value, 4): .fixed64
    case (.event, 6): .message(.author)
    case (.event, 7), (.event, 8), (.author, 4): .message(.property)
    case (.event, 11): .message(.item)
    case (.property, 6), (.value, 6): .message(.list)
    case (.list, 1): .message(.value)
    default: nil
    }
  }
}
