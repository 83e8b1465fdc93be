/// The fields of a value, in a `Value` and in a `Property` of `docs/event.proto` alike.
enum ValueField {
  /// A string.
  static let text: UInt8 = 2
  /// A number that is whole and fits into 64 bits, however it was measured: JSON has one form, too.
  static let integer: UInt8 = 3
  /// Any other number.
  static let number: UInt8 = 4
  /// A truth value.
  static let flag: UInt8 = 5
  /// A list.
  static let list: UInt8 = 6
}

/// How many bytes fields take.
enum ProtobufSize {
  /// A field with so many bytes and their length.
  static func counted(_ count: Int) -> Int { 1 + varint(UInt(bitPattern: count)) + count }

  /// A number, seven bits a byte.
  static func varint(_ number: UInt) -> Int {
    number < 0x80 ? 1 : (70 - (number | 1).leadingZeroBitCount) / 7
  }
}

extension Value {
  /// How many bytes the value's field takes; a list looks at all that it holds.
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
  /// How many bytes the values take in a `List`, each as a message of its own.
  var protobufSize: Int { reduce(0) { $0 + ProtobufSize.counted($1.protobufSize) } }
}

extension Int {
  /// The number as `sint64` has it: those near 0 are short, below it, too.
  var zigzag: UInt { UInt(bitPattern: self << 1 ^ self >> (Int.bitWidth - 1)) }
}
