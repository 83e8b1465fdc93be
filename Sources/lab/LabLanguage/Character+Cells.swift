extension Character {
  /// The terminal cells taken: two when East Asian wide or an emoji, at most eight for a tab.
  package var cells: Int {
    if self == "\t" { return 8 }
    let isWide = unicodeScalars.first?.isWide ?? false
    return isWide || unicodeScalars.contains(Self.emojiSelector) ? 2 : 1
  }

  /// The character itself, or a visible substitute for one that a terminal would obey or hide.
  ///
  /// Control characters become their pictures (`␀`), lone format characters such as those that
  /// reverse the direction of writing become `U+FFFD`.
  package var shown: Character {
    guard self != "\t", let first = unicodeScalars.first else { return self }
    switch first.properties.generalCategory {
    case .control: return first.controlPicture
    case .format where unicodeScalars.count == 1: return "\u{FFFD}"
    case .lineSeparator, .paragraphSeparator: return "\u{FFFD}"
    default: return self
    }
  }

  /// U+FE0F selects the coloured form of the scalar before it, which is wide.
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
}

extension Unicode.Scalar {
  /// True for scalars that a terminal may interpret instead of showing; joiners are harmless.
  package var isObeyed: Bool {
    switch properties.generalCategory {
    case .control: self != "\n" && self != "\t"
    case .format: value != 0x200C && value != 0x200D
    case .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// `\u` and four digits for each UTF-16 unit.
  package var jsonEscape: [Unicode.Scalar] {
    UTF16.encode(self).map(Array.init)?.flatMap { unit in
      let digits = String(unit, radix: 16)
      let padding = String(repeating: "0", count: 4 - digits.count)
      return Array("\\u\(padding)\(digits)".unicodeScalars)
    } ?? []
  }

  /// True if East_Asian_Width (UAX #11, Unicode 16) is Wide or Fullwidth.
  fileprivate var isWide: Bool {
    guard value >= 0x1100 else { return false }
    return properties.isEmojiPresentation || Self.wideRanges.contains { $0.contains(value) }
  }

  /// U+2400 for NUL and so on; the controls beyond ASCII have no pictures.
  fileprivate var controlPicture: Character {
    switch value {
    case 0x00..<0x20: Character(Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}")
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }

  /// The wide blocks, unassigned code points included; emoji have another property.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
