/// Detection of the bytes that JSON escapes (RFC 8259 §7).
extension Span<UInt8> {
  /// Returns the index of the first byte from `start` that needs an escape, or the end.
  func endOfPlain(from start: Int) -> Int {
    var place = start
    while place < count, !Self.needsEscape(self[place]) { place &+= 1 }
    return place
  }

  /// One comparison decides for lower-case letters, the most frequent bytes.
  private static func needsEscape(_ byte: UInt8) -> Bool {
    guard byte < UInt8(ascii: "]") else { return false }
    return byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }
}
