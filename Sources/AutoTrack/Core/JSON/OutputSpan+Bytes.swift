/// Bytes that the writers of JSON and protobuf append in one step, because a check of the capacity
/// for each byte takes most of their time.
extension OutputSpan<UInt8> {
  /// Appends all bytes of a text.
  ///
  /// - Precondition: The capacity suffices.
  @inline(__always)
  mutating func append(copying source: Span<UInt8>) {
    if source.count > freeCapacity { fatalError("a writer has too little room for a text") }
    unsafe withUnsafeMutableBufferPointer { output, count in
      unsafe source.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress, let end = output.baseAddress else { return }
        unsafe UnsafeMutableRawPointer(end + count).copyMemory(from: start, byteCount: bytes.count)
      }
      count += source.count
    }
  }

  /// Appends the lowest bytes of a number, the lowest first.
  ///
  /// - Precondition: The capacity suffices for all bytes of the number.
  @inline(__always)
  mutating func append<Number: FixedWidthInteger & BitwiseCopyable>(
    lowBytes number: Number
  ) {
    if MemoryLayout<Number>.size > freeCapacity { fatalError("a writer has too little room") }
    unsafe withUnsafeMutableBufferPointer { output, initialized in
      guard let start = output.baseAddress else { return }
      unsafe UnsafeMutableRawPointer(start + initialized).storeBytes(
        of: number.littleEndian, as: Number.self)
      initialized += MemoryLayout<Number>.size
    }
  }

  /// Appends a number as a varint, seven bits in each byte, the lowest first; at most ten bytes.
  mutating func append(varint number: UInt) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends the decimal digits of a number, at most 20 bytes.
  mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: number.magnitude)
  }

  /// Appends two digits in each level of recursion.
  private mutating func append(digitsOf number: UInt) {
    let (hundreds, rest) = (number / 100, UInt8(truncatingIfNeeded: number % 100))
    if hundreds > 0 { append(digitsOf: hundreds) }
    if number >= 10 { append(UInt8(ascii: "0") + rest / 10) }
    append(UInt8(ascii: "0") + rest % 10)
  }
}
