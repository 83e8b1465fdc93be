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
