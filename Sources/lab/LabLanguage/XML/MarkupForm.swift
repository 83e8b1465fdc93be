/// The compact form in which the program `lab-xml` hands an XML document over to the lab.
///
/// The form is a sequence of records. A number is LEB128: seven bits per byte, the lowest first. A
/// text is its length in bytes and UTF-8. A name is a number: 0 and a text for a new name, else the
/// position of an earlier name, counted from 1.
///
///     1 line column name count (name text)…   a start tag with its attributes, sorted by name
///     2 text                                  text between tags, unless it is white space
///     3                                       an end tag
///     4 code line column                      the first error; always the last record
package enum MarkupForm: Equatable, Sendable {
  /// The root element of a valid document.
  case document(MarkupElement)
  /// The parser's first error: libxml2's code, or one of ``Refusal``.
  case failure(code: Int, line: Int, column: Int)

  package enum Record: UInt8, Sendable {
    /// A start tag, a text, an end tag, an error.
    case start = 1, text, end, failure
  }

  /// The bounds of a document; `lab-xml` stops at the first one that is exceeded.
  package enum Bounds {
    /// The longest document in bytes.
    package static let bytes = 64 * 1_048_576
    /// The longest tag, comment or section in bytes; libxml2 refuses those of 10 MB.
    package static let markup = 9 * 1_048_576
    /// The deepest nesting of elements.
    package static let depth = 200
    /// The largest number of elements.
    package static let elements = 1_000_000
  }

  /// The reasons for which `lab-xml` refuses a document that libxml2 would read.
  package enum Refusal: Int, Sendable {
    /// The elements nest more deeply than the bound.
    case depth = 10_001
    /// More elements than the bound.
    case elements
    /// A document type declaration, or an entity of the document's own.
    case entities
  }

  /// Reads the form; nil if the bytes are not a complete form.
  package init?(_ bytes: [UInt8]) {
    var reader = MarkupFormReader(bytes: bytes)
    guard let form = reader.form() else { return nil }
    self = form
  }
}

/// Writes the form of one document, record by record.
package struct MarkupFormWriter: Sendable {
  /// The records so far.
  package private(set) var bytes: [UInt8] = []
  private var names: [String: Int] = [:]

  /// A form without records.
  package init() {}

  package mutating func start(
    _ name: String, _ attributes: [String: String], line: Int, column: Int
  ) {
    begin(.start, line, column)
    write(name: name)
    write(attributes.count)
    for (key, value) in attributes.sorted(by: { $0.key < $1.key }) {
      write(name: key)
      write(value)
    }
  }

  package mutating func text(_ text: String) {
    begin(.text)
    write(text)
  }

  package mutating func end() { begin(.end) }

  /// Writes the error that ends the document.
  package mutating func failure(code: Int, line: Int, column: Int) {
    begin(.failure, code, line, column)
  }

  private mutating func begin(_ record: MarkupForm.Record, _ numbers: Int...) {
    bytes.append(record.rawValue)
    for number in numbers { write(number) }
  }

  private mutating func write(_ number: Int) {
    var rest = UInt64(max(0, number))
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  private mutating func write(name: String) {
    if let index = names[name] { return write(index) }
    names[name] = names.count + 1
    write(0)
    write(name)
  }
}

/// Reads the form of one document; every method returns nil at a byte that does not fit.
private struct MarkupFormReader {
  let bytes: [UInt8]
  var position = 0
  var names: [String] = []
  var open: [MarkupElement] = []

  mutating func form() -> MarkupForm? {
    while position < bytes.count {
      guard let record = MarkupForm.Record(rawValue: bytes[position]) else { return nil }
      position += 1
      switch record {
      case .start:
        guard let element = element() else { return nil }
        open.append(element)
      case .text:
        guard let text = text(), let top = open.indices.last else { return nil }
        open[top].text += text
      case .end:
        guard let element = open.popLast() else { return nil }
        guard let parent = open.indices.last else {
          // A failure may follow: content after the root element.
          if position == bytes.count { return .document(element) }
          continue
        }
        open[parent].children.append(element)
      case .failure: return failure()
      }
    }
    return nil
  }

  private mutating func failure() -> MarkupForm? {
    guard let code = number(), let line = number(), let column = number(), position == bytes.count
    else { return nil }
    return .failure(code: code, line: line, column: column)
  }

  private mutating func element() -> MarkupElement? {
    guard let line = number(), let column = number(), let name = name(), let count = number(),
      count <= bytes.count - position
    else { return nil }
    var element = MarkupElement(name, capacity: count, line: line, column: column)
    for _ in 0..<count {
      guard let key = self.name(), let value = text() else { return nil }
      element.append(key, value)
    }
    return element
  }

  private mutating func number() -> Int? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), through: 56, by: 7) {
      guard position < bytes.count else { return nil }
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(exactly: value) }
    }
    return nil
  }

  private mutating func text() -> String? {
    guard let count = number(), count <= bytes.count - position else { return nil }
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  private mutating func name() -> String? {
    guard let index = number() else { return nil }
    if index > 0 { return names.indices.contains(index - 1) ? names[index - 1] : nil }
    guard let name = text() else { return nil }
    names.append(name)
    return name
  }
}
