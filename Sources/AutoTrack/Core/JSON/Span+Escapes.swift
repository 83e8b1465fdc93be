/// Detection of the bytes that JSON escapes (RFC 8259 §7).
extension Span<UInt8> {
  /// True if no byte needs an escape.
  ///
  /// Texts are most of an event's bytes, so eight bytes are tried at once. The last eight may
  /// overlap those before; four to seven bytes are two halves of a word, which may overlap, too.
  var isPlain: Bool {
    guard count >= 8 else {
      guard count >= 4 else { return endOfPlain(from: 0) == count }
      return Self.escapes(UInt64(half(at: 0)) | UInt64(half(at: count &- 4)) << 32) == 0
    }
    var (place, found) = (0, Self.escapes(word(at: count &- 8)))
    while place &+ 8 < count {
      found |= Self.escapes(word(at: place))
      place &+= 8
    }
    return found == 0
  }

  /// Returns the index of the first byte from `start` that needs an escape, or the end.
  func endOfPlain(from start: Int) -> Int {
    var place = start
    while place &+ 8 <= count {
      let found = Self.escapes(word(at: place))
      if found != 0 { return place &+ found.trailingZeroBitCount / 8 }
      place &+= 8
    }
    while place < count, !Self.needsEscape(self[place]) { place &+= 1 }
    return place
  }

  /// Returns eight bytes, which lie within the span.
  private func word(at place: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: place, as: UInt64.self))
  }

  /// Returns four bytes, which lie within the span.
  private func half(at place: Int) -> UInt32 {
    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: UInt32.self)
  }

  /// Returns 0 unless one of eight bytes needs an escape; the lowest bit set is in the first.
  ///
  /// `(x - n) & ~x` sets the high bit of each byte below n (Bit Twiddling Hacks, "Determine if a
  /// word has a byte less than n"). The borrow of such a byte can set bits of higher bytes wrongly,
  /// but never of lower ones.
  private static func escapes(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // The highest bit of each byte that is zero.
    func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
    let found =
      (word &- ones &* 0x20) & ~word | zeros(word ^ ones &* 0x22) | zeros(word ^ ones &* 0x5C)
    return found & (ones &* 0x80)
  }

  /// One comparison decides for lower-case letters, the most frequent bytes.
  private static func needsEscape(_ byte: UInt8) -> Bool {
    guard byte < UInt8(ascii: "]") else { return false }
    return byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }
}
