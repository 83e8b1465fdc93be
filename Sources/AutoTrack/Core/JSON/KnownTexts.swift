/// A cache of short texts, so that the same bytes are not decoded again.
///
/// It is the fast path of the figure of a fleet's event: of twenty texts in an event of a page one
/// or two are new. `String(spelledBy:)` is the plain version, and the suite `KnownTextReading`
/// compares the two.
struct KnownTexts {
  private struct Known {
    var text = ""
    var mark = Mark()
  }

  /// A key: the length and the first and last eight bytes, which is all of up to 16 bytes.
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

    /// The slot among 256; a new text replaces the one in its slot.
    var place: Int {
      let mixed = (first ^ last &* 31 ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: mixed >> 56)
    }
  }

  /// The maximum length of a cached text in bytes, so that all of them stay below 32 KiB.
  private static let longest = 64
  private var texts: [Known] = []

  /// Decodes UTF-8, from the cache if possible; invalid bytes become U+FFFD.
  mutating func text(of bytes: Span<UInt8>) -> String {
    guard !bytes.isEmpty, bytes.count <= Self.longest else { return String(spelledBy: bytes) }
    if texts.isEmpty { texts = Array(repeating: Known(), count: 256) }
    let mark = Mark(bytes)
    let place = mark.place
    // Up to 16 bytes, the mark is the whole text.
    if texts[place].mark == mark, bytes.count <= 16 || bytes.spell(texts[place].text) {
      return texts[place].text
    }
    let text = String(spelledBy: bytes)
    texts[place] = Known(text: text, mark: mark)
    return text
  }
}

extension String {
  /// Decodes UTF-8; invalid bytes become U+FFFD.
  init(spelledBy bytes: Span<UInt8>) {
    do {
      self.init(copying: try UTF8Span(validating: bytes))
    } catch {
      self.init(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
    }
  }
}

extension Span<UInt8> {
  /// Returns true if a text of the same length equals these bytes, given equal keys.
  ///
  /// The first eight bytes and the last eight are not compared again.
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
