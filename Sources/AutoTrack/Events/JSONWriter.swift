/// Writes compact JSON into one buffer, non-ASCII as it is.
///
/// Members come out in the order of the calls, so the caller names them sorted by key.
package struct JSONWriter {
  /// What has been written so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// A buffer that holds an ordinary event without growing.
  package init() {
    bytes.reserveCapacity(1024)
  }

  /// What has been written so far, as text.
  package var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Writes an object around the members that a closure writes.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    members(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  /// Writes a key and its value inside an object.
  package mutating func member(_ key: String, _ value: Value) {
    write(key: key)
    write(value)
  }

  /// Writes a key and an object made of properties inside an object.
  package mutating func member(_ key: String, _ properties: Properties) {
    write(key: key)
    write(properties)
  }

  /// Writes properties as an object, in their own sorted order.
  package mutating func write(_ properties: Properties) {
    object { object in
      for (key, value) in properties {
        object.member(key, value)
      }
    }
  }

  /// Writes a value where a value may stand: alone or as a list's element.
  package mutating func write(_ value: Value) {
    switch value {
    case .string(let text): write(text)
    case .integer(let integer): write(integer)
    case .double(let number): write(number)
    case .bool(let bool): bytes.append(contentsOf: (bool ? "true" : "false").utf8)
    case .list(let values): write(values)
    }
  }

  private mutating func write(key: String) {
    separate(unlessAfter: UInt8(ascii: "{"))
    write(key)
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func write(_ values: [Value]) {
    bytes.append(UInt8(ascii: "["))
    for value in values {
      separate(unlessAfter: UInt8(ascii: "["))
      write(value)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Puts a comma before every member or element but the first, which follows the opening.
  private mutating func separate(unlessAfter opening: UInt8) {
    if bytes.last != opening { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func write(_ integer: Int) {
    if integer < 0 { bytes.append(UInt8(ascii: "-")) }
    write(digitsOf: integer.magnitude)
  }

  private mutating func write(digitsOf number: UInt) {
    if number >= 10 { write(digitsOf: number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// A whole number has no fraction; any other has the fewest digits that read back as itself.
  private mutating func write(_ number: FiniteDouble) {
    if let integer = number.wholeNumber {
      write(integer)
    } else {
      bytes.append(contentsOf: number.value.description.utf8)
    }
  }
}

extension JSONWriter {
  /// Copies the text whole, and goes back to escape it only when something in it needs that.
  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    if bytes[start...].contains(where: Self.needsEscape) {
      bytes.removeSubrange(start...)
      for byte in text.utf8 {
        write(escaping: byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(escaping byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
    case UInt8(ascii: "\r"): bytes += #"\r"#.utf8
    case UInt8(ascii: "\t"): bytes += #"\t"#.utf8
    case 0x10..<0x20: bytes += #"\u001"#.utf8 + [Self.hexDigit(byte - 0x10)]
    case 0..<0x10: bytes += #"\u000"#.utf8 + [Self.hexDigit(byte)]
    default: bytes.append(byte)
    }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func hexDigit(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}
