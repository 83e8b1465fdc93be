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

  /// True for the ASCII digits.
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
