/// A cursor that reads a file scalar by scalar and stops at its end.
struct SourceCursor {
  /// The file; it was checked to be UTF-8, so no scalar is ill-formed.
  let file: SourceFile
  /// The offset of the current scalar; the length of the file at its end.
  private(set) var offset = 0
  /// The scalar at ``offset``; nil at the end of the file.
  private(set) var current: Unicode.Scalar?
  private var nextOffset = 0

  init(_ file: SourceFile) {
    self.file = file
    advance()
  }

  /// Moves to the next scalar; does nothing at the end of the file.
  mutating func advance() {
    offset = nextOffset
    guard offset < file.bytes.count else {
      current = nil
      return
    }
    let byte = file.bytes[offset]
    if byte < 0x80 {
      current = Unicode.Scalar(byte)
      nextOffset = offset + 1
    } else {
      decode(after: byte)
    }
  }

  var following: Unicode.Scalar? {
    var ahead = self
    ahead.advance()
    return ahead.current
  }

  /// Returns the text from an earlier offset up to the cursor.
  func text(from start: Int) -> String {
    file.text(in: start..<offset)
  }

  /// Decodes a multi-byte scalar; the file has already validated the bytes.
  private mutating func decode(after lead: UInt8) {
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    // The lead byte has `length` one bits and a zero before its payload.
    var value = UInt32(lead & (0xFF >> UInt8(length + 1)))
    for byte in file.bytes[offset + 1..<offset + length] {
      value = value << 6 | UInt32(byte & 0x3F)
    }
    current = Unicode.Scalar(value) ?? "\u{FFFD}"
    nextOffset = offset + length
  }
}
