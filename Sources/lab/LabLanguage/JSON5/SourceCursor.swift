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

/// The character classes of JSON5 and of the ECMAScript 5.1 names that it adopts (§7.6).
extension Unicode.Scalar {
  /// True if the scalar ends a line, and with it a line comment (ECMAScript 5.1 §7.3).
  var isLineTerminator: Bool {
    self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}"
  }

  /// True for white space between tokens; the byte order mark is included.
  var isSpace: Bool {
    switch self {
    case " ", "\n", "\r", "\t", "\u{B}", "\u{C}": true
    case "\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}": true
    default: !isASCII && properties.generalCategory == .spaceSeparator
    }
  }

  /// True if the scalar may begin an unquoted key.
  var isNameStart: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "$", "_": true
    default: !isASCII && Self.letters.contains(properties.generalCategory)
    }
  }

  /// True if the scalar may continue an unquoted key; the last two are joiner and non-joiner.
  var isNamePart: Bool {
    isNameStart || isDigit || self == "\u{200C}" || self == "\u{200D}"
      || !isASCII && Self.marks.contains(properties.generalCategory)
  }

  var isDigit: Bool {
    "0"..."9" ~= self
  }

  /// The value of a hexadecimal digit; nil for any other scalar.
  var hexadecimalValue: UInt32? {
    switch self {
    case "0"..."9": value - 0x30
    case "a"..."f": value - 0x61 + 10
    case "A"..."F": value - 0x41 + 10
    default: nil
    }
  }

  private static let letters: Set<Unicode.GeneralCategory> = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .letterNumber,
  ]

  private static let marks: Set<Unicode.GeneralCategory> = [
    .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation,
  ]
}
