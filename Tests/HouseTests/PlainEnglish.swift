import TestSupport
import Testing

/// Doc comments and messages state facts: no question word in place of a noun, no "nobody".
@Suite struct PlainEnglish {
  @Test func `no doc comment opens with a question word in place of a noun`() throws {
    #expect(try SourceTree("Sources").files.flatMap(Self.openings) == [])
  }

  @Test func `no message speaks of nobody, somebody or whatever`() throws {
    #expect(try SourceTree("Sources").files.flatMap(Self.dialect) == [])
  }

  @Test(arguments: [
    "/// What the server said.", "  /// Whether it is hidden.", "/// Who gets messages.",
    "/// Where the page is.", "/// How many rows there are.", "/// Nobody reads it.",
    "/// Everything that waits.", "/// Those of the device.",
  ])
  func `a banned opening is reported with its place`(_ line: Substring) {
    #expect(Self.openings(in: Self.file([line, "let x = 1"])) == ["S.swift:1: \(line)"])
  }

  @Test(arguments: [
    "/// Nothing is drawn.", "/// The rows: what a list shows.", "// What follows is sorted.",
    "let words = \"What now\"",
  ])
  func `other sentences pass`(_ line: Substring) {
    #expect(Self.openings(in: Self.file([line])) == [])
  }

  @Test func `a later line of a comment may open with any word`() {
    #expect(Self.openings(in: Self.file(["/// The reason that says", "/// what happened."])) == [])
  }

  @Test(arguments: ["nobody listens", "for somebody else", "whatever it is", "x is told so"])
  func `a dialect word in a message is reported`(_ words: String) {
    #expect(Self.dialect(in: Self.file(["  throw .usage(\"\(words)\")"[...]])).count == 1)
  }

  @Test func `comments and names are not messages`() {
    #expect(Self.dialect(in: Self.file(["// nobody", "let nobody = 1", "\"a\" // nobody"])) == [])
  }

  /// The first lines of doc comments that open with a banned word.
  private static func openings(in file: SourceTree.File) -> [String] {
    let banned: Set<Substring> = [
      "What", "Whether", "Who", "Whom", "Whose", "Where", "How", "Everything", "Everybody",
      "Nobody", "Somebody", "Those", "Whatever", "Whoever",
    ]
    var places: [String] = []
    var isInside = false
    for (index, line) in file.lines.enumerated() {
      let text = line.drop { $0 == " " }
      let isDoc = text.hasPrefix("///")
      let word = text.dropFirst(4).prefix { $0.isLetter }
      if isDoc, !isInside, banned.contains(word) {
        places.append("\(file.path):\(index + 1): \(line)")
      }
      isInside = isDoc
    }
    return places
  }

  /// The lines whose string literals contain a dialect word.
  private static func dialect(in file: SourceTree.File) -> [String] {
    let banned =
      #/"[^"]*\b(nobody|somebody|everybody|whoever|whatever|is told|is none|for good)\b[^"]*"/#
    return file.lines.enumerated().filter { _, line in
      guard line.mentions("\"") else { return false }
      let code = line.drop { $0 == " " }
      return !code.hasPrefix("//") && code.contains(banned)
    }.map { "\(file.path):\($0.offset + 1): \($0.element)" }
  }

  private static func file(_ lines: [Substring]) -> SourceTree.File {
    SourceTree.File(path: "S.swift", lines: lines)
  }
}
