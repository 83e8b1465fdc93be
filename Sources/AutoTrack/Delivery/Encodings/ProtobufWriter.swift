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

  /// The maximum number of bytes that ``message(_:size:)`` appends.
  static let longestMessageHead = 11

  /// Appends a string field, also if it is empty.
  mutating func text(_ field: UInt8, _ text: String) {
    let source = text.utf8.span
    bytes.append(addingCapacity: source.count + Self.longestMessageHead) {
      $0.append(field, source)
    }
  }

  /// Appends the fields that events never share, in their order; the name is optional.
  mutating func head(
    _ type: String, _ name: String?, time: Int, sequence: Int, trackID: UInt32
  ) {
    let (hasName, named) = (name != nil, name ?? "")
    let (type, name) = (type.utf8.span, named.utf8.span)
    let size = type.count + name.count + 4 * Self.longestMessageHead + 5
    bytes.append(addingCapacity: size) { output in
      output.append(EventField.type, type)
      if hasName { output.append(EventField.event, name) }
      output.append(EventField.time << 3 | WireType.varint)
      output.append(varint: UInt(bitPattern: time))
      output.append(EventField.sequence << 3 | WireType.varint)
      output.append(varint: UInt(bitPattern: sequence))
      output.append(EventField.trackID << 3 | WireType.fixed32)
      output.append(lowBytes: UInt64(trackID), count: 4)
    }
  }

  mutating func number(_ field: UInt8, _ number: Int) {
    bytes.append(addingCapacity: Self.longestMessageHead) { output in
      output.append(field << 3 | WireType.varint)
      output.append(varint: UInt(bitPattern: number))
    }
  }

  mutating func yes(_ field: UInt8) {
    bytes.append(field << 3 | WireType.varint)
    bytes.append(1)
  }

  /// Appends the tag and the size of a message, whose fields must follow.
  mutating func message(_ field: UInt8, size: Int) {
    bytes.append(addingCapacity: Self.longestMessageHead) { output in
      output.append(field << 3 | WireType.counted)
      output.append(varint: UInt(bitPattern: size))
    }
  }

  mutating func copy(_ written: ArraySlice<UInt8>) {
    bytes.append(contentsOf: written)
  }

  mutating func property(_ field: UInt8, _ key: String, _ value: Value) {
    let name = key.utf8.span
    let size = ProtobufSize.counted(name.count) + value.protobufSize
    bytes.append(addingCapacity: size + Self.longestMessageHead) { output in
      output.append(field << 3 | WireType.counted)
      output.append(varint: UInt(bitPattern: size))
      output.append(1, name)
      output.append(value: value)
    }
  }

  /// Appends a `Property` without its value and with a size of 0; returns the size of the key.
  mutating func beginProperty(_ field: UInt8, _ key: String) -> Int {
    message(field, size: 0)
    let start = bytes.count
    text(1, key)
    return bytes.count - start
  }

  /// Completes a property of ``beginProperty(_:_:)`` with its value and size.
  mutating func value(_ value: Value, behindKeyOf keySize: Int) {
    let size = value.protobufSize
    setSize(keySize + size, behindKeyOf: keySize)
    bytes.append(addingCapacity: size) { $0.append(value: value) }
  }

  /// Does the same for a string.
  mutating func value(_ text: String, behindKeyOf keySize: Int) {
    let source = text.utf8.span
    setSize(keySize + ProtobufSize.counted(source.count), behindKeyOf: keySize)
    bytes.append(addingCapacity: source.count + Self.longestMessageHead) {
      $0.append(ValueField.text, source)
    }
  }

  /// Does the same for a string of two parts.
  mutating func value(_ text: String, _ ending: String, behindKeyOf keySize: Int) {
    let (first, second) = (text.utf8.span, ending.utf8.span)
    let count = first.count + second.count
    setSize(keySize + ProtobufSize.counted(count), behindKeyOf: keySize)
    bytes.append(addingCapacity: count + Self.longestMessageHead) { output in
      output.append(ValueField.text << 3 | WireType.counted)
      output.append(varint: UInt(bitPattern: count))
      output.append(copying: first)
      output.append(copying: second)
    }
  }

  /// Sets the size of the message whose key was appended last, after a size of 0.
  @inline(__always)
  private mutating func setSize(_ size: Int, behindKeyOf count: Int) {
    let place = bytes.count - count - 1
    guard size >= 0x80 else { return bytes[place] = UInt8(truncatingIfNeeded: size) }
    setLongSize(size, at: place)
  }

  /// Does the same for a size of more than one byte, which moves the key.
  @inline(never)
  private mutating func setLongSize(_ size: Int, at start: Int) {
    var (place, rest) = (start, size)
    while rest >= 0x80 {
      bytes[place] = UInt8(truncatingIfNeeded: rest) | 0x80
      (place, rest) = (place + 1, rest >> 7)
      bytes.insert(0, at: place)
    }
    bytes[place] = UInt8(truncatingIfNeeded: rest)
  }

  /// Appends each pair as a `Property`, in their sorted order.
  mutating func properties(_ field: UInt8, _ properties: Properties) {
    for (key, value) in properties { property(field, key, value) }
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

extension OutputSpan<UInt8> {
  @inline(__always)
  fileprivate mutating func append(_ field: UInt8, _ text: Span<UInt8>) {
    append(field << 3 | WireType.counted)
    append(varint: UInt(bitPattern: text.count))
    append(copying: text)
  }

  /// Appends the field of a value, which `Value` and `Property` share.
  fileprivate mutating func append(value: Value) {
    switch value {
    case .string(let text): append(ValueField.text, text.utf8.span)
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

  @inline(__always)
  fileprivate mutating func append(varint number: UInt) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends a number in little-endian order.
  @inline(__always)
  fileprivate mutating func append(lowBytes number: UInt64, count: Int) {
    for place in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * UInt64(place)))) }
  }
}
