import Testing

@testable import LabLanguage

@Suite struct Wording {
  @Test func `a noun has an article and a plural`() {
    let nouns: [Noun] = ["object", "string", Noun(one: "a user", many: "people")]
    #expect(nouns.map(\.one) == ["an object", "a string", "a user"])
    #expect(nouns.map(\.many) == ["objects", "strings", "people"])
  }

  @Test(
    arguments: zip(
      [[], ["a"], ["a", "b"], ["a", "b", "c"]], ["", "'a'", "'a' or 'b'", "'a', 'b' or 'c'"]))
  func `a list ends in a conjunction`(words: [String], text: String) {
    #expect(words.quoted("or") == text)
  }

  @Test(
    arguments: zip(
      ["a\tb\nc\r\n", "\0\u{1B}[0m", "\u{202E}x"], ["'a␉b␊c␍'", "'␀␛[0m'", "'\u{FFFD}x'"]))
  func `a quotation replaces control characters`(text: String, quotation: String) {
    #expect(text.quoted == quotation)
  }

  @Test func `a quotation has at most forty Characters`() {
    let text = String(repeating: "字", count: 41)
    #expect(text.dropLast().quoted == "'\(text.dropLast())'")
    #expect(text.quoted == "'\(text.dropLast())…'")
  }

  @Test func `positions are ordered by line, then by column`() {
    let positions = [(2, 1), (1, 9), (1, 2)].map { SourcePosition(line: $0, column: $1) }
    #expect(positions.sorted().map(\.description) == ["1:2", "1:9", "2:1"])
  }
}
