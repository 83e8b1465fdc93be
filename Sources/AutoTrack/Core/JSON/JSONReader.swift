/// A parser of JSON values, strictly by RFC 8259.
///
/// Every fault is thrown, for any input and any depth.
struct JSONReader {
  /// The maximum depth of nested values.
  static let deepest = 32

  private let bytes: [UInt8]
  private var place = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// Parses the value of a text of any length.
  static func value(of text: String) throws(PageFault) -> PropertyInput {
    var reader = JSONReader(text)
    return try reader.onlyValue()
  }

  private mutating func onlyValue() throws(PageFault) -> PropertyInput {
    let value = try value(depth: 0)
    skipSpace()
    guard place == bytes.count else { throw fault }
    return value
  }

  private var fault: PageFault { .notJSON(at: place) }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func value(depth: Int) throws(PageFault) -> PropertyInput {
    guard depth <= Self.deepest else { throw .tooDeep }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .dictionary(try object(depth: depth))
    case UInt8(ascii: "["): return .list(try list(depth: depth))
    case UInt8(ascii: "\""): return .string(try text())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(PageFault) -> PropertyInputs {
    var pairs: [PropertyInputs.Pair] = []
    place += 1
    if takeAfterSpace("}") { return PropertyInputs() }
    pairs.reserveCapacity(16)
    repeat {
      skipSpace()
      let name = try text()
      guard takeAfterSpace(":") else { throw fault }
      pairs.append(
        PropertyInputs.Pair(name: .string(name), value: try value(depth: depth + 1)))
    } while takeAfterSpace(",")
    guard takeAfterSpace("}") else { throw fault }
    return PropertyInputs(pairs)
  }

  private mutating func list(depth: Int) throws(PageFault) -> [PropertyInput] {
    var elements: [PropertyInput] = []
    place += 1
    if takeAfterSpace("]") { return [] }
    repeat { elements.append(try value(depth: depth + 1)) } while takeAfterSpace(",")
    guard takeAfterSpace("]") else { throw fault }
    return elements
  }

  private mutating func word(
    _ word: String, _ value: PropertyInput
  ) throws(PageFault) -> PropertyInput {
    guard bytes[place...].starts(with: word.utf8) else { throw fault }
    place += word.utf8.count
    return value
  }

  /// Parses a number: an integer if it has no fraction and fits, else a double, maybe infinite.
  private mutating func number() throws(PageFault) -> PropertyInput {
    let start = place
    take("-")
    guard takeDigits() > 0, bytes[start...].isPlain else { throw fault }
    var isWhole = true
    if take(".") {
      isWhole = false
      guard takeDigits() > 0 else { throw fault }
    }
    if take("e") || take("E") {
      isWhole = false
      if !take("+") { take("-") }
      guard takeDigits() > 0 else { throw fault }
    }
    let digits = bytes[start..<place]
    // Fewer than 19 digits cannot overflow.
    if isWhole, digits.count < 19, digits.first != UInt8(ascii: "-") {
      return .integer(digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) })
    }
    let text = String(decoding: digits, as: UTF8.self)
    if isWhole, let integer = Int(text) { return .integer(integer) }
    return .double(Double(text) ?? .infinity)
  }

  private mutating func takeDigits() -> Int {
    let start = place
    while let digit = next, digit.isDigit { place += 1 }
    return place - start
  }

  @discardableResult
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func takeAfterSpace(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    return take(character)
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }
}

extension JSONReader {
  /// Parses a string; an unpaired surrogate becomes U+FFFD.
  private mutating func text() throws(PageFault) -> String {
    guard take("\"") else { throw fault }
    let start = place
    skipPlain()
    // Fast path of strings without escapes.
    if take("\"") {
      return unsafe bytes.span.extracting(start..<place - 1).withUnsafeBufferPointer {
        unsafe String(decoding: $0, as: UTF8.self)
      }
    }
    var units = Array(bytes[start..<place])
    while take("\\") {
      units += try escape().utf8
      let start = place
      skipPlain()
      units += bytes[start..<place]
    }
    guard take("\"") else { throw fault }
    return String(decoding: units, as: UTF8.self)
  }

  /// Skips the characters that need no escape.
  private mutating func skipPlain() { place = bytes.span.endOfPlain(from: place) }

  private static let escapes: [UInt8: String] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private mutating func escape() throws(PageFault) -> String {
    guard let byte = next else { throw fault }
    if let text = Self.escapes[byte] {
      place += 1
      return text
    }
    var units: [UInt16] = [try unit()]
    let isPair = (0xD800..<0xDC00).contains(units[0]) && bytes[place...].starts(with: [0x5C, 0x75])
    if isPair {
      place += 1
      units.append(try unit())
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func unit() throws(PageFault) -> UInt16 {
    guard take("u"), place + 4 <= bytes.count,
      bytes[place..<place + 4].allSatisfy(\.isHexDigit),
      let unit = UInt16(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
    else { throw fault }
    place += 4
    return unit
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isHexDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}

extension ArraySlice<UInt8> {
  /// True unless a number has a superfluous leading zero.
  fileprivate var isPlain: Bool {
    let digits = first == UInt8(ascii: "-") ? dropFirst() : self
    guard digits.first == UInt8(ascii: "0"), let second = digits.dropFirst().first else {
      return true
    }
    return !second.isDigit
  }
}
