/// A writer of protobuf fields into one buffer (protobuf.dev, "Encoding").
///
/// The size of a nested message is computed before its fields are written, so nothing is moved
/// afterwards. Field numbers are those of `docs/event.proto`, all below 16.
package struct ProtobufWriter {
  /// The output.
  package private(set) var bytes: [UInt8] = []

  /// Creates a writer; the default capacity holds an ordinary event.
  package init(capacity: Int = 1024) {
    bytes.reserveCapacity(capacity)
  }

  /// Removes the output but keeps the capacity, for a series of messages.
  package mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Appends a string field, also if it is empty.
  mutating func text(_ field: UInt8, _ text: String) {
    message(field, size: text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func number(_ field: UInt8, _ number: Int) {
    bytes.append(field << 3 | WireType.varint)
    append(varint: UInt(bitPattern: number))
  }

  mutating func fixed(_ field: UInt8, _ number: UInt32) {
    bytes.append(field << 3 | WireType.fixed32)
    append(lowBytes: UInt64(number), count: 4)
  }

  mutating func yes(_ field: UInt8) {
    bytes.append(field << 3 | WireType.varint)
    bytes.append(1)
  }

  /// Appends the tag and the size of a message or a string, whose bytes must follow.
  mutating func message(_ field: UInt8, size: Int) {
    bytes.append(field << 3 | WireType.counted)
    append(varint: UInt(bitPattern: size))
  }

  mutating func copy(_ written: ArraySlice<UInt8>) {
    bytes.append(contentsOf: written)
  }

  /// Appends each pair as a `Property`, in their sorted order.
  mutating func properties(_ field: UInt8, _ properties: Properties) {
    for (key, value) in properties {
      message(field, size: ProtobufSize.counted(key.utf8.count) + value.protobufSize)
      text(1, key)
      append(value)
    }
  }

  /// Appends the field of a value, which `Value` and `Property` share.
  private mutating func append(_ value: Value) {
    switch value {
    case .string(let text): self.text(ValueField.text, text)
    case .integer(let integer): append(integer: integer)
    case .double(let number):
      if let integer = number.wholeNumber { return append(integer: integer) }
      bytes.append(ValueField.number << 3 | WireType.fixed64)
      append(lowBytes: number.value.bitPattern, count: 8)
    case .bool(let bool):
      bytes.append(ValueField.flag << 3 | WireType.varint)
      bytes.append(bool ? 1 : 0)
    case .list(let values):
      message(ValueField.list, size: values.protobufSize)
      for value in values {
        message(1, size: value.protobufSize)
        append(value)
      }
    }
  }

  private mutating func append(integer: Int) {
    bytes.append(ValueField.integer << 3 | WireType.varint)
    append(varint: integer.zigzag)
  }

  private mutating func append(varint number: UInt) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends a number in little-endian order.
  private mutating func append(lowBytes number: UInt64, count: Int) {
    for place in 0..<UInt64(count) {
      bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place)))
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
