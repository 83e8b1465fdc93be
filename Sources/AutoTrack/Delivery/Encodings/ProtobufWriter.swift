/// A writer of protobuf fields into one buffer (protobuf.dev, "Encoding").
///
/// The size of a nested message is computed before its fields are written, so nothing is moved
/// afterwards. Field numbers are those of `docs/event.proto`, all below 16.
package struct ProtobufWriter {
  package private(set) var bytes: [UInt8] = []

  /// Creates a writer; the default capacity holds an ordinary event.
  package init(capacity: Int = 1024) {
    bytes.reserveCapacity(capacity)
  }

  /// Removes the output but keeps the capacity, for a series of messages.
  package mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Appends fields that take at most so many bytes.
  @inline(__always)
  mutating func fields(atMost size: Int, _ fields: (inout OutputSpan<UInt8>) -> Void) {
    bytes.append(addingCapacity: size, initializingWith: fields)
  }

  mutating func number(_ field: UInt8, _ number: Int) {
    fields(atMost: 11) { $0.number(field, number) }
  }

  /// Appends the tag and the size of a message or a string, whose bytes must follow.
  mutating func message(_ field: UInt8, size: Int) {
    fields(atMost: 11) { $0.message(field, size: size) }
  }

  mutating func copy(_ written: ArraySlice<UInt8>) {
    bytes.append(contentsOf: written)
  }
}

extension OutputSpan<UInt8> {
  /// Appends the tag and the size of a message or a string, whose bytes must follow.
  @inline(__always)
  mutating func message(_ field: UInt8, size: Int) {
    append(field << 3 | WireType.counted)
    // Most texts and properties are short.
    if size < 0x80 { append(UInt8(truncatingIfNeeded: size)) } else { append(varint: UInt(size)) }
  }

  /// Appends a string field, also if it is empty.
  @inline(__always)
  mutating func text(_ field: UInt8, _ text: Span<UInt8>) {
    message(field, size: text.count)
    append(copying: text)
  }

  mutating func text(_ field: UInt8, _ text: String) { self.text(field, text.utf8.span) }

  mutating func number(_ field: UInt8, _ number: Int) {
    append(field << 3 | WireType.varint)
    append(varint: UInt(bitPattern: number))
  }

  mutating func fixed(_ field: UInt8, _ number: UInt32) {
    append(field << 3 | WireType.fixed32)
    append(lowBytes: number)
  }

  /// Appends a `Property`.
  mutating func property(_ field: UInt8, _ key: String, _ value: Value) {
    let name = key.utf8.span
    let size = ProtobufSize.counted(name.count)
    // Most values are texts, and most properties are short: their tags and sizes are one number.
    if case .string(let text) = value {
      let source = text.utf8.span
      let whole = size + 2 + source.count
      if whole < 0x80 {
        let head = UInt32(field << 3 | WireType.counted) | UInt32(whole) << 8 | 0x0A_00_00
        append(lowBytes: head | UInt32(name.count) << 24)
        append(copying: name)
        append(
          lowBytes: UInt16(ValueField.text << 3 | WireType.counted) | UInt16(source.count) << 8)
        return append(copying: source)
      }
      message(field, size: size + ProtobufSize.counted(source.count))
      self.text(1, name)
      return self.text(ValueField.text, source)
    }
    message(field, size: size + value.protobufSize)
    text(1, name)
    append(value)
  }

  /// Appends the field of a value, which `Value` and `Property` share.
  private mutating func append(_ value: Value) {
    switch value {
    case .string(let text): self.text(ValueField.text, text)
    case .integer(let integer): number(ValueField.integer, Int(bitPattern: integer.zigzag))
    case .double(let double):
      if let integer = double.wholeNumber {
        return number(ValueField.integer, Int(bitPattern: integer.zigzag))
      }
      append(ValueField.number << 3 | WireType.fixed64)
      append(lowBytes: double.value.bitPattern)
    case .bool(let bool): number(ValueField.flag, bool ? 1 : 0)
    case .list(let values):
      message(ValueField.list, size: values.protobufSize)
      for value in values {
        message(1, size: value.protobufSize)
        append(value)
      }
    }
  }
}

enum WireType {
  /// Seven bits in each byte, the lowest first.
  static let varint: UInt8 = 0
  /// Eight bytes.
  static let fixed64: UInt8 = 1
  /// A length and that many bytes: a string or a message.
  static let counted: UInt8 = 2
  /// Four bytes.
  static let fixed32: UInt8 = 5
}
