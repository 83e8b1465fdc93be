/// Bytes eight at a time, which is how texts are looked through and copied.
extension Span<UInt8> {
  /// Eight bytes from a place on, the first one lowest.
  ///
  /// - Precondition: So many are there, which is checked once.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    let part = extracting(place..<place &+ 8)
    let low =
      UInt64(part[0]) | UInt64(part[1]) << 8 | UInt64(part[2]) << 16 | UInt64(part[3]) << 24
    let high =
      UInt64(part[4]) | UInt64(part[5]) << 8 | UInt64(part[6]) << 16 | UInt64(part[7]) << 24
    return low | high << 32
  }

  /// Fewer than eight bytes as the lowest of a word, zeros above them.
  @inline(__always)
  var shortWord: UInt64 {
    var word: UInt64 = 0
    for place in indices { word |= UInt64(self[place]) << UInt64(truncatingIfNeeded: place &* 8) }
    return word
  }
}

extension OutputSpan<UInt8> {
  /// All bytes of a text.
  ///
  /// - Precondition: There is room for them.
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
