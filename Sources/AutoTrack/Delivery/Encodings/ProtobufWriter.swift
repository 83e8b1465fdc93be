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
    let source = text.utf8.span
    bytes.append(addingCapacity: source.count + Self.longestMessageHead) {
      $0.append(field, source)
    }
  }

  /// Appends what no two events share, in the order of its fields; a name is not always there.
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

  /// Appends an `int64`.
  mutating func number(_ field: UInt8, _ number: Int) {
    bytes.append(addingCapacity: Self.longestMessageHead) { output in
      output.append(field << 3 | WireType.varint)
      output.append(varint: UInt(bitPattern: number))
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
    let name = key.utf8.span
    let size = ProtobufSize.counted(name.count) + value.protobufSize
    bytes.append(addingCapacity: size + Self.longestMessageHead) { output in
      output.append(field << 3 | WireType.counted)
      output.append(varint: UInt(bitPattern: size))
      output.append(1, name)
      output.append(value: value)
    }
  }

  /// Appends a `Property` without its value, and a size of 0; answers how many bytes the key takes.
  mutating func beginProperty(_ field: UInt8, _ key: String) -> Int {
    message(field, size: 0)
    let start = bytes.count
    text(1, key)
    return bytes.count - start
  }

  /// Appends the value of a property whose key of so many bytes, behind a size of 0, is there.
  mutating func value(_ value: Value, behindKeyOf keySize: Int) {
    let size = value.protobufSize
    setSize(keySize + size, behindKeyOf: keySize)
    bytes.append(addingCapacity: size) { $0.append(value: value) }
  }

  /// The same where the value is a text.
  mutating func value(_ text: String, behindKeyOf keySize: Int) {
    let source = text.utf8.span
    setSize(keySize + ProtobufSize.counted(source.count), behindKeyOf: keySize)
    bytes.append(addingCapacity: source.count + Self.longestMessageHead) {
      $0.append(ValueField.text, source)
    }
  }

  /// The same with a text of two parts.
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

  /// Says how long the message is whose first bytes were written last, behind a size of 0.
  @inline(__always)
  private mutating func setSize(_ size: Int, behindKeyOf count: Int) {
    let place = bytes.count - count - 1
    guard size >= 0x80 else { return bytes[place] = UInt8(truncatingIfNeeded: size) }
    setLongSize(size, at: place)
  }

  /// The same where the size takes more than a byte, for which what follows moves.
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
  /// A text.
  @inline(__always)
  fileprivate mutating func append(_ field: UInt8, _ text: Span<UInt8>) {
    append(field << 3 | WireType.counted)
    append(varint: UInt(bitPattern: text.count))
    append(copying: text)
  }

  /// One of the fields that a `Value` and a `Property` have.
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

  /// The lowest byte comes first.
  @inline(__always)
  fileprivate mutating func append(lowBytes number: UInt64, count: Int) {
    for place in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * UInt64(place)))) }
  }
}
