/// The validation of an event's JSON as the SDK writes it, without decoding.
///
/// Every event of a backlog is validated before it is sent, so this is one pass over the bytes.
enum SoundJSON {
  /// The maximum nesting; the SDK accepts less from an app.
  private static let deepest = 200

  /// Returns true for one object in UTF-8 with the members that every event has.
  static func isEvent(_ content: [UInt8]) -> Bool {
    let bytes = content.span
    var (place, found, kind) = (1, Members(), 0..<0)
    repeat {
      let key = place + 1
      guard isKey(bytes, &place) else { return false }
      let (keyEnd, value) = (place - 2, place)
      guard isValue(bytes, &place, depth: 1) else { return false }
      let member = Members(named: bytes, key..<keyEnd, valueAt: value)
      if member == .type { kind = value + 1..<place - 1 }
      found.formUnion(member)
    } while take(UInt8(ascii: ","), bytes, &place)
    guard take(UInt8(ascii: "}"), bytes, &place), place == bytes.count,
      let text = String(validating: content[kind], as: UTF8.self),
      let known = EventKind(rawValue: text),
      found.isSuperset(of: known.isTrack ? .happening : .always)
    else { return false }
    return isPlain(bytes) || String(validating: content, as: UTF8.self) != nil
  }

  /// The members of an event that a server requires.
  private struct Members: OptionSet {
    var rawValue: UInt8
    static let type = Members(rawValue: 1)
    static let event = Members(rawValue: 2)
    /// The members of every record.
    static let always = Members(rawValue: 0x7D)
    /// The members of events.
    static let happening = Members(rawValue: 0x7F)

    /// The names of members, the first bytes of their values, and their flags; `0` is any number.
    private static let known: [(name: [UInt8], first: UInt8, member: Members)] = [
      (Array("type".utf8), UInt8(ascii: "\""), .type),
      (Array("event".utf8), UInt8(ascii: "\""), .event),
      (Array("time".utf8), UInt8(ascii: "0"), Members(rawValue: 4)),
      (Array("sequence".utf8), UInt8(ascii: "0"), Members(rawValue: 8)),
      (Array("_track_id".utf8), UInt8(ascii: "0"), Members(rawValue: 16)),
      (Array("lib".utf8), UInt8(ascii: "{"), Members(rawValue: 32)),
      (Array("properties".utf8), UInt8(ascii: "{"), Members(rawValue: 64)),
    ]

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates the flag of a key; empty for other keys and for wrong values.
    init(named bytes: borrowing Span<UInt8>, _ key: Range<Int>, valueAt value: Int) {
      self = []
      let first = bytes[value]
      let start = first == UInt8(ascii: "-") || first &- 48 < 10 ? UInt8(ascii: "0") : first
      for candidate in Self.known
      where candidate.name.count == key.count && candidate.first == start {
        var isSame = true
        for index in key where bytes[index] != candidate.name[index - key.lowerBound] {
          isSame = false
        }
        if isSame { self = candidate.member }
      }
    }
  }

  private static func isPlain(_ bytes: borrowing Span<UInt8>) -> Bool {
    var all: UInt8 = 0
    for index in bytes.indices { all |= bytes[index] }
    return all < 0x80
  }

  /// Consumes a key and its colon.
  private static func isKey(_ bytes: borrowing Span<UInt8>, _ place: inout Int) -> Bool {
    take(UInt8(ascii: "\""), bytes, &place) && isText(bytes, &place)
      && take(UInt8(ascii: ":"), bytes, &place)
  }

  /// Consumes an object after its opening brace.
  private static func isObject(
    _ bytes: borrowing Span<UInt8>, _ place: inout Int, depth: Int
  ) -> Bool {
    if take(UInt8(ascii: "}"), bytes, &place) { return true }
    repeat {
      guard isKey(bytes, &place), isValue(bytes, &place, depth: depth + 1) else { return false }
    } while take(UInt8(ascii: ","), bytes, &place)
    return take(UInt8(ascii: "}"), bytes, &place)
  }

  private static func isValue(
    _ bytes: borrowing Span<UInt8>, _ place: inout Int, depth: Int
  ) -> Bool {
    guard place < bytes.count, depth < deepest else { return false }
    let first = bytes[place]
    place += 1
    switch first {
    case UInt8(ascii: "\""): return isText(bytes, &place)
    case UInt8(ascii: "{"): return isObject(bytes, &place, depth: depth)
    case UInt8(ascii: "["): return isList(bytes, &place, depth: depth)
    case UInt8(ascii: "t"): return takeWord([0x72, 0x75, 0x65], bytes, &place)
    case UInt8(ascii: "f"): return takeWord([0x61, 0x6C, 0x73, 0x65], bytes, &place)
    case UInt8(ascii: "n"): return takeWord([0x75, 0x6C, 0x6C], bytes, &place)
    default:
      place -= 1
      return isNumber(bytes, &place)
    }
  }

  private static func isList(
    _ bytes: borrowing Span<UInt8>, _ place: inout Int, depth: Int
  ) -> Bool {
    if take(UInt8(ascii: "]"), bytes, &place) { return true }
    repeat {
      guard isValue(bytes, &place, depth: depth + 1) else { return false }
    } while take(UInt8(ascii: ","), bytes, &place)
    return take(UInt8(ascii: "]"), bytes, &place)
  }

  /// Consumes a string after its opening quote.
  private static func isText(_ bytes: borrowing Span<UInt8>, _ place: inout Int) -> Bool {
    repeat {
      place = bytes.endOfPlain(from: place)
      if take(UInt8(ascii: "\""), bytes, &place) { return true }
    } while take(UInt8(ascii: "\\"), bytes, &place) && isEscape(bytes, &place)
    return false
  }

  /// Consumes an escape after its backslash.
  private static func isEscape(_ bytes: borrowing Span<UInt8>, _ place: inout Int) -> Bool {
    guard place < bytes.count else { return false }
    let letter = bytes[place]
    place += 1
    switch letter {
    case UInt8(ascii: "u"):
      for _ in 0..<4 {
        guard place < bytes.count, isHexDigit(bytes[place]) else { return false }
        place += 1
      }
      return true
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return true
    default: return false
    }
  }

  private static func isNumber(_ bytes: borrowing Span<UInt8>, _ place: inout Int) -> Bool {
    _ = take(UInt8(ascii: "-"), bytes, &place)
    let start = place
    guard hasDigits(bytes, &place) else { return false }
    if bytes[start] == UInt8(ascii: "0"), place > start + 1 { return false }
    if take(UInt8(ascii: "."), bytes, &place), !hasDigits(bytes, &place) { return false }
    guard take(UInt8(ascii: "e"), bytes, &place) || take(UInt8(ascii: "E"), bytes, &place) else {
      return true
    }
    if !take(UInt8(ascii: "-"), bytes, &place) { _ = take(UInt8(ascii: "+"), bytes, &place) }
    return hasDigits(bytes, &place)
  }

  private static func hasDigits(_ bytes: borrowing Span<UInt8>, _ place: inout Int) -> Bool {
    let start = place
    while place < bytes.count, bytes[place] &- 48 < 10 { place += 1 }
    return place > start
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    byte &- 48 < 10 || (byte | 0x20) &- 97 < 6
  }

  private static func takeWord(
    _ rest: [UInt8], _ bytes: borrowing Span<UInt8>, _ place: inout Int
  ) -> Bool {
    for byte in rest where !take(byte, bytes, &place) { return false }
    return true
  }

  private static func take(
    _ byte: UInt8, _ bytes: borrowing Span<UInt8>, _ place: inout Int
  ) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }
}
