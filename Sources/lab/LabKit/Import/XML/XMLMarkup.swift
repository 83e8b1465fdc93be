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
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      // The parser reports markup without an end.
      guard let end = end(of: bytes[start...]) else { return nil }
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
  private static func end(of rest: ArraySlice<UInt8>) -> Int? {
    for (start, end) in delimited where rest.starts(with: start.utf8) {
      return offset(after: Array(end.utf8), in: rest)
    }
    var quote: UInt8?
    for (offset, byte) in zip(rest.indices, rest) {
      switch byte {
      case quote: quote = nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = quote ?? byte
      case UInt8(ascii: ">") where quote == nil: return offset + 1
      default: break
      }
    }
    return nil
  }

  /// The library's search for a range takes many times as long.
  private static func offset(after end: [UInt8], in rest: ArraySlice<UInt8>) -> Int? {
    var position = rest.startIndex
    while let found = rest[position...].firstIndex(of: end[0]) {
      if rest[found...].starts(with: end) { return found + end.count }
      position = found + 1
    }
    return nil
  }
}
