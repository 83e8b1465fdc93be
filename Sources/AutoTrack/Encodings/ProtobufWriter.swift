/// Appends fields of protobuf messages to one buffer (protobuf.dev, "Encoding").
///
/// A message in a message begins with its length, which is known before anything of it is written:
/// nothing is moved afterwards. Numbers of fields are those of `docs/event.proto`, all below 16.
package struct ProtobufWriter {
  /// What has been written so far.
  package private(set) var bytes: [UInt8] = []

  /// A buffer that holds an ordinary event without growing, unless another size is known.
  package init(capacity: Int = 1024) {
    bytes.reserveCapacity(capacity)
  }

  /// Forgets what has been written and keeps the room, for the next of many.
  package mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// How many bytes ``message(_:size:)`` appends at most.
  static let longestMessageHead = 11

  /// Appends a text, empty or not.
  mutating func text(_ field: UInt8, _ text: String) {
    let count = text.utf8.count
    bytes.append(addingCapacity: count + Self.longestMessageHead) { $0.append(field, text, count) }
  }

  /// Appends an `int64`: numbers below 0 take ten bytes.
  mutating func integer(_ field: UInt8, _ integer: Int) {
    bytes.append(addingCapacity: Self.longestMessageHead) { output in
      output.append(field << 3 | WireType.varint)
      output.append(varint: UInt(bitPattern: integer))
    }
  }

  /// Appends a `fixed32`, as suits what is drawn from all numbers alike.
  mutating func fixed(_ field: UInt8, _ number: UInt32) {
    bytes.append(addingCapacity: 5) { output in
      output.append(field << 3 | WireType.fixed32)
      output.append(lowBytes: UInt64(number), count: 4)
    }
  }

  /// Appends a `bool` that is true.
  mutating func yes(_ field: UInt8) {
    bytes.append(field << 3 | WireType.varint)
    bytes.append(1)
  }

  /// Appends the head of a message, whose fields follow in so many bytes.
  mutating func message(_ field: UInt8, size: Int) {
    bytes.append(addingCapacity: Self.longestMessageHead) { output in
      output.append(field << 3 | WireType.counted)
      output.append(varint: UInt(bitPattern: size))
    }
  }

  /// Appends fields that were written before.
  mutating func copy(_ written: ArraySlice<UInt8>) {
    bytes.append(contentsOf: written)
  }

  /// Appends a `Property`.
  mutating func property(_ field: UInt8, _ key: String, _ value: Value) {
    let count = key.utf8.count
    let size = ProtobufSize.counted(count) + value.protobufSize
    bytes.append(addingCapacity: size + Self.longestMessageHead) { output in
      output.append(field << 3 | WireType.counted)
      output.append(varint: UInt(bitPattern: size))
      output.append(1, key, count)
      output.append(value: value)
    }
  }

  /// Appends each pair as a `Property`, in their own sorted order.
  mutating func properties(_ field: UInt8, _ properties: Properties) {
    for (key, value) in properties { property(field, key, value) }
  }
}

/// How the bytes behind a field's number are to be read.
enum WireType {
  /// Seven bits a byte, the lowest first.
  static let varint: UInt8 = 0
  /// Eight bytes.
  static let fixed64: UInt8 = 1
  /// A length and so many bytes: a text or a message.
  static let counted: UInt8 = 2
  /// Four bytes.
  static let fixed32: UInt8 = 5
}

extension OutputSpan<UInt8> {
  /// A text whose length is known.
  fileprivate mutating func append(_ field: UInt8, _ text: String, _ count: Int) {
    append(field << 3 | WireType.counted)
    append(varint: UInt(bitPattern: count))
    let source = text.utf8.span
    for place in source.indices { append(source[place]) }
  }

  /// One of the fields that a `Value` and a `Property` have.
  fileprivate mutating func append(value: Value) {
    switch value {
    case .string(let text): append(ValueField.text, text, text.utf8.count)
    case .integer(let integer): append(integer: integer)
    case .double(let number):
      if let integer = number.wholeNumber { return append(integer: integer) }
      append(ValueField.number << 3 | WireType.fixed64)
      append(lowBytes: number.value.bitPattern, count: 8)
    case .bool(let bool):
      append(ValueField.flag << 3 | WireType.varint)
      append(bool ? 1 : 0)
    case .list(let values): append(list: values)
    }
  }

  private mutating func append(integer: Int) {
    append(ValueField.integer << 3 | WireType.varint)
    append(varint: integer.zigzag)
  }

  private mutating func append(list values: [Value]) {
    append(ValueField.list << 3 | WireType.counted)
    append(varint: UInt(bitPattern: values.protobufSize))
    for value in values {
      append(1 << 3 | WireType.counted)
      append(varint: UInt(bitPattern: value.protobufSize))
      append(value: value)
    }
  }

  fileprivate mutating func append(varint number: UInt) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// The lowest byte comes first.
  fileprivate mutating func append(lowBytes number: UInt64, count: Int) {
    for place in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * UInt64(place)))) }
  }
}
