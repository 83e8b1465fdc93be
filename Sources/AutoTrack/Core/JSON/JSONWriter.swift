/// A writer of compact JSON into one buffer; non-ASCII characters are not escaped.
///
/// Members are written in the order of the calls, so the caller sorts them by key. Every member and
/// element ends in a comma; a closing bracket replaces the last one.
package struct JSONWriter {
  /// The output in UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// The memoised layouts of details for the current context and method.
  private var known: (shared: SharedProperties, method: EventMethod, layouts: DetailLayouts)?

  /// Creates a writer; the default capacity holds an ordinary event.
  package init(capacity: Int = 1536) {
    bytes.reserveCapacity(capacity)
  }

  /// The output as text.
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

  /// Writes a member of an object.
  package mutating func member(_ key: String, _ value: Value) {
    if case .string(let text) = value { return member(key, text: text) }
    begin(key)
    element(value)
  }

  /// Writes the key of a member; its value and a comma must follow.
  mutating func begin(_ key: String) { write(key, UInt8(ascii: ":")) }

  private mutating func begin(_ key: MemberName) { bytes.append(contentsOf: key.written) }

  /// Writes a member of an object.
  package mutating func member(_ key: MemberName, _ value: Value) {
    begin(key)
    element(value)
  }

  /// Writes a text member; key and text are copied in one step if neither needs an escape.
  package mutating func member(_ key: String, text: String) {
    let (name, source) = (key.utf8.span, text.utf8.span)
    guard name.isPlain, source.isPlain else {
      begin(key)
      return write(text, UInt8(ascii: ","))
    }
    // Six more bytes: two pairs of quotes, a colon and a comma.
    bytes.append(addingCapacity: name.count + source.count + 6) { output in
      output.append(UInt8(ascii: "\""))
      output.append(copying: name)
      output.append(UInt8(ascii: "\""))
      output.append(UInt8(ascii: ":"))
      output.append(UInt8(ascii: "\""))
      output.append(copying: source)
      output.append(UInt8(ascii: "\""))
      output.append(UInt8(ascii: ","))
    }
  }

  /// Writes a text member of an object.
  package mutating func member(_ key: MemberName, text: String) {
    begin(key)
    write(text, UInt8(ascii: ","))
  }

  /// Writes an integer member of an object.
  package mutating func member(_ key: MemberName, integer: Int) {
    begin(key)
    write(integer)
    bytes.append(UInt8(ascii: ","))
  }

  /// Writes a text member whose text ends in a constant that needs no escape.
  ///
  /// The constant includes the closing quote and the comma.
  mutating func member(_ key: MemberName, text: String, ending: [UInt8]) {
    begin(key)
    write(text) { _ in }
    bytes.append(contentsOf: ending)
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

  /// Writes a member whose value is an object with the members that a closure writes.
  package mutating func member(_ key: MemberName, object members: (inout JSONWriter) -> Void) {
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

  /// Writes properties as members of an object, in their sorted order.
  package mutating func members(_ properties: Properties) {
    for place in properties.indices { properties.write(at: place, to: &self) }
  }

  /// Returns the memoised layout of details among shared properties, or nil.
  mutating func layout(
    for details: Properties, by method: EventMethod, among shared: SharedProperties
  ) -> DetailLayout? {
    if known?.shared !== shared || known?.method != method {
      known = (shared, method, DetailLayouts())
    }
    return known?.layouts.layout(for: details) { shared.layout(of: details, by: method) }
  }

  /// Copies encoded members, each with its comma.
  package mutating func members(written: ArraySlice<UInt8>) {
    bytes.append(contentsOf: written)
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
  mutating func element(_ value: Value) {
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
    if let integer = number.wholeNumber {
      write(integer)
    } else if let thousandths = number.thousandths {
      write(thousandths: thousandths)
    } else {
      bytes.append(contentsOf: number.value.description.utf8)
    }
  }

  /// Writes a number of thousandths that is not whole, without trailing zeros.
  private mutating func write(thousandths number: Int) {
    let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: 1_000)
    bytes.append(addingCapacity: 25) { output in
      if number < 0 { output.append(UInt8(ascii: "-")) }
      output.append(digitsOf: whole)
      output.append(UInt8(ascii: "."))
      var (left, place) = (rest, UInt(100))
      while left > 0 {
        output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: left / place))
        (left, place) = (left % place, place / 10)
      }
    }
  }

  private mutating func write(_ integer: Int) {
    bytes.append(addingCapacity: 20) { output in
      if integer < 0 { output.append(UInt8(ascii: "-")) }
      output.append(digitsOf: integer.magnitude)
    }
  }

  /// Writes a quoted text and a separator.
  private mutating func write(_ text: String, _ mark: UInt8) {
    write(text) { output in
      output.append(UInt8(ascii: "\""))
      output.append(mark)
    }
  }

  /// Writes a quoted text with its escapes; the closure writes the closing quote.
  @inline(__always)
  private mutating func write(_ text: String, _ close: (inout OutputSpan<UInt8>) -> Void) {
    let source = text.utf8.span
    guard source.isPlain else { return write(escaping: text, close) }
    bytes.append(addingCapacity: source.count + 3) { output in
      output.append(UInt8(ascii: "\""))
      output.append(copying: source)
      close(&output)
    }
  }

  @inline(never)
  private mutating func write(
    escaping text: String, _ close: (inout OutputSpan<UInt8>) -> Void
  ) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 { write(escaping: byte) }
    bytes.append(addingCapacity: 2) { output in close(&output) }
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
  /// Appends the decimal digits of a number, two for each level of recursion.
  fileprivate mutating func append(digitsOf number: UInt) {
    let (hundreds, rest) = (number / 100, UInt8(truncatingIfNeeded: number % 100))
    if hundreds > 0 { append(digitsOf: hundreds) }
    if number >= 10 { append(UInt8(ascii: "0") + rest / 10) }
    append(UInt8(ascii: "0") + rest % 10)
  }
}
