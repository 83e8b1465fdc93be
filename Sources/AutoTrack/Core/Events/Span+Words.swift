/// Words of eight bytes, in which texts are scanned and copied.
extension Span<UInt8> {
  /// Returns eight bytes as a word, the first in the lowest bits.
  ///
  /// - Precondition: All eight bytes exist, which is checked once.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    let part = extracting(place..<place &+ 8)
    let low =
      UInt64(part[0]) | UInt64(part[1]) << 8 | UInt64(part[2]) << 16 | UInt64(part[3]) << 24
    let high =
      UInt64(part[4]) | UInt64(part[5]) << 8 | UInt64(part[6]) << 16 | UInt64(part[7]) << 24
    return low | high << 32
  }

  /// Fewer than eight bytes as the low bytes of a word, zeros above them.
  @inline(__always)
  var shortWord: UInt64 {
    var word: UInt64 = 0
    for place in indices { word |= UInt64(self[place]) << UInt64(truncatingIfNeeded: place &* 8) }
    return word
  }
}

extension OutputSpan<UInt8> {
  /// Appends all bytes of a text.
  ///
  /// - Precondition: The capacity suffices.
  @inline(__always)
  mutating func append(copying source: Span<UInt8>) {
    var place = 0
    while source.count &- place >= 8 {
      let part = source.extracting(place..<place &+ 8)
      append(part[0])
      append(part[1])
      append(part[2])
      append(part[3])
      append(part[4])
      append(part[5])
      append(part[6])
      append(part[7])
      place &+= 8
    }
    while place < source.count {
      append(source[place])
      place &+= 1
    }
  }
}

/// Detection of the bytes that JSON escapes (RFC 8259 §7).
extension Span<UInt8> {
  /// True if no byte needs an escape.
  @inline(__always)
  var isPlain: Bool {
    guard count >= 8 else { return hasOnlyPlainBytes }
    // The last word may overlap the one before it, so no remainder is tested byte by byte.
    var (place, found) = (0, word(at: count &- 8).escapes)
    while count &- place > 8 {
      found |= word(at: place).escapes
      place &+= 8
    }
    return found == 0
  }

  /// Returns the index of the first byte from `start` that needs an escape, or the end.
  func endOfPlain(from start: Int) -> Int {
    var place = start
    while count &- place >= 8 {
      let found = word(at: place).escapes
      if found != 0 { return place &+ found.trailingZeroBitCount / 8 }
      place &+= 8
    }
    while place < count, !Self.needsEscape(self[place]) { place &+= 1 }
    return place
  }

  @inline(__always)
  private var hasOnlyPlainBytes: Bool {
    for place in indices where Self.needsEscape(self[place]) { return false }
    return true
  }

  /// One comparison decides for lower-case letters, the most frequent bytes.
  private static func needsEscape(_ byte: UInt8) -> Bool {
    guard byte < UInt8(ascii: "]") else { return false }
    return byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }
}

extension UInt64 {
  /// Not 0 if one of eight bytes needs an escape; the lowest bit set is in the first of them.
  ///
  /// `(x - n) & ~x` sets the high bit of each byte below n (Bit Twiddling Hacks, "Determine if a
  /// word has a byte less than n"). The borrow of such a byte can set bits of higher bytes wrongly,
  /// but never of lower ones.
  @inline(__always)
  fileprivate var escapes: UInt64 {
    let (quotes, backslashes) = (self ^ 0x2222_2222_2222_2222, self ^ 0x5C5C_5C5C_5C5C_5C5C)
    let found =
      (self &- 0x2020_2020_2020_2020) & ~self | (quotes &- Self.ones) & ~quotes
      | (backslashes &- Self.ones) & ~backslashes
    return found & 0x8080_8080_8080_8080
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
}
