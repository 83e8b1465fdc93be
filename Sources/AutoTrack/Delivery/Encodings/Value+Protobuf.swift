/// The fields of a value, shared by `Value` and `Property` of `docs/event.proto`.
enum ValueField {
  static let text: UInt8 = 2
  /// An integer, or a double that equals one in 64 bits, as in JSON.
  static let integer: UInt8 = 3
  /// Any other number.
  static let number: UInt8 = 4
  static let flag: UInt8 = 5
  static let list: UInt8 = 6
}

/// The sizes of encoded fields.
enum ProtobufSize {
  /// Returns the size of a field with a tag, a length and `count` bytes.
  static func counted(_ count: Int) -> Int { 1 + varint(UInt(bitPattern: count)) + count }

  /// Returns the size of a number with seven bits in each byte.
  static func varint(_ number: UInt) -> Int {
    number < 0x80 ? 1 : (70 - (number | 1).leadingZeroBitCount) / 7
  }
}

extension Value {
  /// The size of the value's field; linear for lists.
  var protobufSize: Int {
    switch self {
    case .string(let text): ProtobufSize.counted(text.utf8.count)
    case .integer(let integer): 1 + ProtobufSize.varint(integer.zigzag)
    case .double(let number):
      number.wholeNumber.map { 1 + ProtobufSize.varint($0.zigzag) } ?? 9
    case .bool: 2
    case .list(let values): ProtobufSize.counted(values.protobufSize)
    }
  }
}

extension [Value] {
  /// The size of the values in a `List`, each as a message.
  var protobufSize: Int { reduce(0) { $0 + ProtobufSize.counted($1.protobufSize) } }
}

extension Int {
  /// The number as a `sint64`, in which numbers near 0 are short, negative ones included.
  var zigzag: UInt { UInt(bitPattern: self << 1 ^ self >> (Int.bitWidth - 1)) }
}
