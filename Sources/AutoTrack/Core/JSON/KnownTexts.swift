/// Short texts that were read before: the same bytes need not become a text again.
///
/// Pages say mostly the same. Of twenty texts in an event one or two are new, and to make a text
/// costs several times as much as to see that it is known.
struct KnownTexts {
  /// A text, and what tells it.
  private struct Known {
    var text = ""
    var mark = Mark()
  }

  /// A text's length and its first and last eight bytes: all of one that has no more than sixteen.
  private struct Mark: Equatable {
    var count = 0
    var first: UInt64 = 0
    var last: UInt64 = 0

    init() {}

    init(_ bytes: borrowing Span<UInt8>) {
      count = bytes.count
      first = count < 8 ? bytes.shortWord : bytes.word(at: 0)
      last = count < 8 ? 0 : bytes.word(at: count &- 8)
    }

    /// Each text has one of 256 places; the last one stays there.
    var place: Int {
      let mixed = (first ^ last &* 31 ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: mixed >> 56)
    }
  }

  /// How many bytes a text has at most that is kept, so that all of them stay below 32 KiB.
  private static let longest = 64
  private var texts: [Known] = []

  /// The text that bytes in UTF-8 spell; what is none becomes the replacement character.
  mutating func text(of bytes: Span<UInt8>) -> String {
    guard !bytes.isEmpty, bytes.count <= Self.longest else { return String(spelledBy: bytes) }
    if texts.isEmpty { texts = Array(repeating: Known(), count: 256) }
    let mark = Mark(bytes)
    let place = mark.place
    if texts[place].mark == mark, bytes.count <= 16 || bytes.spell(texts[place].text) {
      return texts[place].text
    }
    let text = String(spelledBy: bytes)
    texts[place] = Known(text: text, mark: mark)
    return text
  }
}

extension String {
  /// The text that bytes in UTF-8 spell; what is none becomes the replacement character.
  init(spelledBy bytes: Span<UInt8>) {
    do {
      self.init(copying: try UTF8Span(validating: bytes))
    } catch {
      self.init(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
  }
}

extension Span<UInt8> {
  /// Whether the words between the first and the last of these bytes are those of a text of as
  /// many.
  fileprivate func spell(_ text: String) -> Bool {
    let other = text.utf8.span
    guard other.count == count else { return false }
    var place = 8
    while count &- place > 8 {
      if word(at: place) != other.word(at: place) { return false }
      place &+= 8
    }
    return true
  }
}
