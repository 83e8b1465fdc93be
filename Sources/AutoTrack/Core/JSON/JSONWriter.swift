/// A writer of compact JSON into one buffer; non-ASCII characters are not escaped.
///
/// Members are written in the order of the calls, so the caller sorts them by key. Every member and
/// element ends in a comma; a closing bracket replaces the last one.
package struct JSONWriter {
  /// The output in UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// Creates a writer; the default capacity holds an ordinary event.
  package init(capacity: Int = 1536) {
    bytes.reserveCapacity(capacity)
  }

  package var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Removes the output but keeps the capacity, for a series of documents.
  package mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes an object with the members that a closure writes.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    members(&self)
    close(UInt8(ascii: "}"))
  }

  package mutating func member(_ key: String, _ value: Value) {
    if case .string(let text) = value { return member(key, text: text) }
    begin(key)
    element(value)
  }

  /// Writes a member whose value is a text.
  package mutating func member(_ key: String, text: String) {
    let (name, source) = (key.utf8.span, text.utf8.span)
    guard name.isPlain, source.isPlain else {
      begin(key)
      return write(text, UInt8(ascii: ","))
    }
    bytes.append(addingCapacity: name.count + source.count + 6) { output in
      output.append(quoting: name, UInt8(ascii: ":"))
      output.append(quoting: source, UInt8(ascii: ","))
    }
  }

  /// Writes the key of a member; its value and a comma must follow.
  private mutating func begin(_ key: String) {
    write(key, UInt8(ascii: ":"))
  }

  /// Writes a member whose value is an object of properties.
  package mutating func member(_ key: String, _ properties: Properties) {
    member(key) { $0.members(properties) }
  }

  /// Writes a member whose value is an object with the members that a closure writes.
  package mutating func member(_ key: String, object members: (inout JSONWriter) -> Void) {
    begin(key)
    element(object: members)
  }

  /// Writes a member whose value is a list of objects, one for each element.
  mutating func member<Element>(
    _ key: String, objects elements: [Element],
    _ members: (inout JSONWriter, Element) -> Void
  ) {
    begin(key)
    bytes.append(UInt8(ascii: "["))
    for element in elements {
      object { members(&$0, element) }
      bytes.append(UInt8(ascii: ","))
    }
    close(UInt8(ascii: "]"))
    bytes.append(UInt8(ascii: ","))
  }

  /// Copies written members, each with its comma.
  package mutating func members(written: [UInt8]) { bytes.append(contentsOf: written) }

  /// Writes properties as members of an object, in their sorted order.
  package mutating func members(_ properties: Properties) {
    let pairs = properties.pairs.span
    for place in pairs.indices { member(pairs[place].key, pairs[place].value) }
  }

  /// Writes properties as an object, in their sorted order.
  package mutating func write(_ properties: Properties) {
    object { $0.members(properties) }
  }

  /// Writes a top-level value.
  package mutating func write(_ value: Value) {
    element(value)
    bytes.removeLast()
  }

  /// Writes a value and a comma, after a member's key or in a list.
  private mutating func element(_ value: Value) {
    switch value {
    case .string(let text): return write(text, UInt8(ascii: ","))
    case .integer(let integer): write(integer)
    case .double(let number): write(number)
    case .bool(let bool): bytes.append(contentsOf: (bool ? "true" : "false").utf8)
    case .list(let values): list(values)
    }
    bytes.append(UInt8(ascii: ","))
  }

  /// Writes an object and a comma.
  private mutating func element(object members: (inout JSONWriter) -> Void) {
    object(members)
    bytes.append(UInt8(ascii: ","))
  }

  private mutating func list(_ values: [Value]) {
    bytes.append(UInt8(ascii: "["))
    for value in values { element(value) }
    close(UInt8(ascii: "]"))
  }

  /// Writes a closing bracket, which replaces the comma of the last element.
  private mutating func close(_ closing: UInt8) {
    if bytes.last == UInt8(ascii: ",") {
      bytes[bytes.count - 1] = closing
    } else {
      bytes.append(closing)
    }
  }

  /// Writes a double: as an integer if it is whole, else with the fewest digits that round-trip.
  private mutating func write(_ number: FiniteDouble) {
    if let integer = number.wholeNumber { return write(integer) }
    bytes.append(contentsOf: number.value.description.utf8)
  }

  private mutating func write(_ integer: Int) {
    bytes.append(addingCapacity: 20) { $0.append(decimal: integer) }
  }

  /// Writes a quoted text with its escapes, and the mark that follows it.
  private mutating func write(_ text: String, _ mark: UInt8) {
    let source = text.utf8.span
    // Few texts need an escape, and copying a whole text costs less than copying its bytes.
    guard source.isPlain else { return write(escaping: text, mark) }
    bytes.append(addingCapacity: source.count + 3) { $0.append(quoting: source, mark) }
  }

  private mutating func write(escaping text: String, _ mark: UInt8) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 { write(escaping: byte) }
    bytes += [UInt8(ascii: "\""), mark]
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

  private static func hexDigit(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}

extension OutputSpan<UInt8> {
  /// Appends a quoted text, whose bytes need no escape, and the mark that follows it.
  @inline(__always)
  fileprivate mutating func append(quoting text: Span<UInt8>, _ mark: UInt8) {
    append(UInt8(ascii: "\""))
    append(copying: text)
    append(UInt8(ascii: "\""))
    append(mark)
  }
}
