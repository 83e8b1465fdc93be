import LabLanguage

/// The search for tags, comments and sections that are longer than the parser reads.
///
/// Texts between them have no bound of their own. The parser would not name the cause.
enum XMLMarkup {
  private static let bound = MarkupForm.Bounds.markup

  /// Returns the mistake of a tag, a comment or a section above the bound.
  static func mistake(in bytes: [UInt8]) -> Mistake? {
    guard bytes.count > bound else { return nil }
    var position = 0
    while let start = bytes.firstPlace(of: UInt8(ascii: "<"), from: position) {
      // The parser reports markup without an end.
      guard let end = end(ofMarkupAt: start, in: bytes) else { return nil }
      guard end - start <= bound else {
        return Mistake(
          "the tag, comment or section has more than \(bound / 1_048_576) MiB", at: start,
          remedy: "shorten it, or move a long attribute's value to a text between tags")
      }
      position = end
    }
    return nil
  }

  private static let delimited = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]

  /// Returns the offset after the markup; nil if it has no end.
  private static func end(ofMarkupAt start: Int, in bytes: [UInt8]) -> Int? {
    for (opening, closing) in delimited where bytes[start...].starts(with: opening.utf8) {
      return bytes.firstPlace(of: closing, from: start)?.upperBound
    }
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: ">"): return place + 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes.firstPlace(of: bytes[place], from: place + 1) else { return nil }
        place = end
      default: break
      }
      place += 1
    }
    return nil
  }
}
