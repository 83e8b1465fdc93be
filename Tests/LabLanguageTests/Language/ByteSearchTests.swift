import Testing

@testable import LabLanguage

/// The first place of a byte or a word, compared with the library's search.
///
/// The space: all texts of up to six letters of two kinds × all words of up to three × each start.
@Suite struct ByteSearches {
  private static func texts(upTo count: Int) -> [[UInt8]] {
    (0...count).flatMap { count in
      (0..<(1 << count)).map { bits in
        (0..<count).map { bits >> $0 & 1 == 0 ? UInt8(ascii: "a") : UInt8(ascii: "b") }
      }
    }
  }

  @Test func `the place of a word is that of the library's search`() {
    for text in Self.texts(upTo: 6) {
      for word in Self.texts(upTo: 3) where !word.isEmpty {
        for start in 0...text.count {
          #expect(text.firstPlace(of: word, from: start) == text[start...].firstRange(of: word))
        }
      }
    }
  }

  @Test func `the place of a byte is that of the library's search`() {
    for text in Self.texts(upTo: 6) {
      for start in 0...text.count {
        for byte in [UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "c")] {
          #expect(text.firstPlace(of: byte, from: start) == text[start...].firstIndex(of: byte))
        }
      }
    }
  }

  @Test func `a word as text is found in UTF-8`() {
    let text = Array("größer".utf8)
    #expect(text.firstPlace(of: "ö") == 2..<4)
    #expect(text.firstPlace(of: "ö", from: 3) == nil)
    #expect(text.firstPlace(of: "größere") == nil)
  }

  @Test func `an empty word has no place, and nothing is found beyond the end`() {
    #expect([1, 2].firstPlace(of: "") == nil)
    #expect([1, 2].firstPlace(of: [2], from: 3) == nil)
    #expect([1, 2].firstPlace(of: 2 as UInt8, from: 3) == nil)
  }
}
