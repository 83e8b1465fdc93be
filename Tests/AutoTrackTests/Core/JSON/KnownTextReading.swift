import MiniUI
import Testing

@testable import AutoTrack

/// Texts that occurred before are reused.
@Suite struct KnownTextReading {
  /// Texts that differ late: many lengths, few letters, equal beginnings and ends.
  private static let texts: [String] = {
    var chance = Chance(seed: 7)
    let letters = ["a", "b", "é", "商", "🔥", " "]
    return (0..<3_000).map { _ in
      let middle = (0..<Int.random(in: 0...24, using: &chance)).map { _ in
        letters[Int.random(in: 0..<letters.count, using: &chance)]
      }
      let edge = Bool.random(using: &chance) ? "" : "12345678"
      return edge + middle.joined() + edge
    }
  }()

  @Test func `a text is decoded from its bytes in any order of reading`() {
    var known = KnownTexts()
    for text in Self.texts + Self.texts.reversed() + [String(repeating: "x", count: 70)] {
      #expect(known.text(of: text.utf8.span) == text)
    }
  }

  @Test func `texts of one length with equal first and last bytes stay distinct`() {
    var known = KnownTexts()
    for middle in ["middle 1", "middle 2", "middle 1"] {
      let text = "12345678\(middle)87654321"
      #expect(known.text(of: text.utf8.span) == text)
    }
    for text in ["a", "a\u{0}", "", "a"] { #expect(known.text(of: text.utf8.span) == text) }
  }

  @Test func `invalid UTF-8 becomes the replacement character each time`() {
    var known = KnownTexts()
    let bytes: [UInt8] = [0x61, 0xFF, 0x62]
    for _ in 0..<2 { #expect(known.text(of: bytes.span) == "a\u{FFFD}b") }
  }

  @Test func `JSON reads the same with a cache of texts, also after invalid JSON`() throws {
    var reader = JSONReader(ofSimilarValues: true)
    for text in Self.texts {
      let json = String(decoding: ([text: .string(text)] as Properties).json, as: UTF8.self)
      #expect(try reader.value(of: json) == JSONReader.value(of: json))
      #expect(throws: PageFault.self) { try reader.value(of: json + "}") }
    }
  }

  @Test(arguments: ["\"", "\\", "\n", "\u{1f}", "\u{7f}", "é", "商"])
  func `a letter is read at every place of a text`(letter: String) throws {
    for count in 0...25 {
      let text = String(repeating: "a", count: count) + letter + "zzz"
      let json = Value.string(text).description
      #expect(try JSONReader.value(of: json) == .string(text))
    }
  }
}
