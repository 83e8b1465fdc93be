/// Walks over a file scalar by scalar and never leaves it.
struct SourceCursor {
  /// Checked to be UTF-8, which is why no scalar here is ill-formed.
  let file: SourceFile
  /// Where the current scalar begins; the length of the file at its end.
  private(set) var offset = 0
  /// Nil at the end of the file.
  private(set) var current: Unicode.Scalar?
  private var nextOffset = 0

  /// Stands on the first scalar.
  init(_ file: SourceFile) {
    self.file = file
    advance()
  }

  /// One step; none at the end of the file.
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

  /// The scalar after the current one.
  var following: Unicode.Scalar? {
    var ahead = self
    ahead.advance()
    return ahead.current
  }

  /// What stands between an earlier offset and this one.
  func text(from start: Int) -> String {
    file.text(in: start..<offset)
  }

  /// The rest of a scalar of several bytes; the file has checked them.
  private mutating func decode(after lead: UInt8) {
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead & (0xFF >> UInt8(length + 1)))
    for byte in file.bytes[offset + 1..<offset + length] {
      value = value << 6 | UInt32(byte & 0x3F)
    }
    current = Unicode.Scalar(value) ?? "\u{FFFD}"
    nextOffset = offset + length
  }
}
