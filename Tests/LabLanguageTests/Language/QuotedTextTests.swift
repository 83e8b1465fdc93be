import Foundation
import Testing

@testable import LabLanguage

/// Texts as strings of JSON, read back by another parser.
@Suite struct QuotedTexts {
  /// Each character of ASCII, and some that take several bytes or join the one before.
  private static let characters =
    (0..<0x80).map { String(Unicode.Scalar(UInt8($0))) } + [
      "é", "\u{301}", "\u{200D}", "字", "👩‍👧", "\u{2028}", "\u{FEFF}", "\u{10FFFF}",
    ]

  @Test func `quoted text is read back unchanged`() throws {
    let texts =
      [""] + Self.characters
      + Self.characters.flatMap { one in
        Self.characters.map { one + $0 }
      }
    let json = "[\(texts.map(\.jsonQuoted).joined(separator: ","))]"
    let read = try JSONDecoder().decode([String].self, from: Data(json.utf8))
    #expect(read.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
  }

  @Test func `common escapes are short, and others have four digits`() {
    #expect("\"\\\n\r\t/é".jsonQuoted == #""\"\\\n\r\t/é""#)
    #expect("\0\u{1B}\u{7F}".jsonQuoted == "\"\\u0000\\u001b\u{7F}\"")
  }

  @Test(arguments: ["", "plain", "\"", "a\\b"])
  func `a text appended as JSON is its quoted text`(_ text: String) {
    var line = "x"
    line.append(jsonQuoting: text)
    #expect(line == "x" + text.jsonQuoted)
  }
}
