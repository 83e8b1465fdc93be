import LabLanguageSupport
import Testing

@testable import LabLanguage

@Suite struct SourceErrors {
  /// The lines of a mistake whose caret is before the first bar.
  private func shown(_ marked: String, name: String = "a.json5") throws -> [String] {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let file = try file(parts.joined(), named: name)
    let error = SourceError(Mistake("odd", at: parts[0].utf8.count), in: file)
    return error.description.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  @Test func `the place, the mistake, the remedy, the line and the caret are shown`() throws {
    let line = "    { tap: \"#a\", expct: [] }"
    let text = String(repeating: "\n", count: 11) + line + "\n"
    let mistake = Mistake("unknown key 'expct'", at: 28, remedy: "did you mean 'expect'?")
    let error = SourceError(mistake, in: try file(text, named: "Scenarios/clicks/tap.json5"))
    #expect(
      error.description == """
        Scenarios/clicks/tap.json5:12:18: unknown key 'expct'; did you mean 'expect'?
            { tap: "#a", expct: [] }
                         ^
        """)
  }

  @Test func `a note is printed below the caret`() throws {
    let mistake = Mistake("unknown key 'b'", at: 1, note: "keys here: a")
    let error = SourceError(mistake, in: try file("{b: 1}"))
    #expect(
      error.description == """
        a.json5:1:2: unknown key 'b'
        {b: 1}
         ^
        keys here: a
        """)
  }

  @Test func `an error about a whole file has no position`() {
    let error = SourceError(file: "b.json5", message: "no such file", remedy: "try a.json5")
    #expect(error.description == "b.json5: no such file; try a.json5")
  }

  @Test func `a tab stays a tab in both lines`() throws {
    #expect(try shown("\ta:\t|b") == ["a.json5:1:5: odd", "\ta:\tb", "\t  \t^"])
  }

  @Test(arguments: ["字", "한", "Ａ", "😀", "👩‍👩‍👧", "🇨🇳", "❤️", "1️⃣", "⌚", "〒", "𠮷"])
  func `a wide Character takes two cells`(wide: String) throws {
    #expect(try shown("\(wide)|b") == ["a.json5:1:2: odd", "\(wide)b", "  ^"])
  }

  @Test(arguments: ["a", "é", "e\u{301}", "ж", "❤", "ｱ", "α", "…"])
  func `a narrow Character takes one cell`(narrow: String) throws {
    #expect(try shown("\(narrow)|b") == ["a.json5:1:2: odd", "\(narrow)b", " ^"])
  }

  @Test func `control characters in the shown line are replaced`() throws {
    let line = "\0\u{1B}[31m\u{7F}\u{85}\u{202E}|b"
    #expect(try shown(line) == ["a.json5:1:10: odd", "␀␛[31m␡��b", "         ^"])
  }

  @Test func `control characters in file names and messages are replaced`() {
    let error = SourceError(file: "a\n\u{1B}.json5", message: "unknown class \u{7}")
    #expect(error.description == "a␊␛.json5: unknown class ␇")
  }

  @Test func `the caret may follow the end of a line`() throws {
    #expect(try shown("ab|\ncd") == ["a.json5:1:3: odd", "ab", "  ^"])
  }

  @Test func `a line of 100 cells is shown whole`() throws {
    let half = String(repeating: "a", count: 50)
    #expect(try shown("\(half)|\(half)")[1] == half + half)
  }

  @Test func `a longer line is cut to a window around the caret`() throws {
    let digits = String(repeating: "0123456789", count: 20)
    let (a, b) = (String(digits.suffix(49)), String(digits.prefix(49)))
    let lines = ["a.json5:1:201: odd", "…\(a)\(b)…", String(repeating: " ", count: 50) + "^"]
    #expect(try shown("\(digits)|\(digits)") == lines)
  }

  @Test func `a window near the beginning extends to the right`() throws {
    let digits = String(repeating: "0123456789", count: 20)
    #expect(try shown("ab|\(digits)") == ["a.json5:1:3: odd", "ab\(digits.prefix(97))…", "  ^"])
  }

  @Test func `a window near the end extends to the left`() throws {
    let digits = String(repeating: "0123456789", count: 20)
    let caret = String(repeating: " ", count: 98) + "^"
    #expect(try shown("\(digits)|ab") == ["a.json5:1:201: odd", "…\(digits.suffix(97))ab", caret])
  }

  @Test func `a window counts wide Characters twice`() throws {
    let wide = String(repeating: "字", count: 100)
    let (left, right) = (wide.prefix(25), wide.prefix(24))
    let caret = String(repeating: " ", count: 51) + "^"
    let lines = ["a.json5:1:101: odd", "…\(left)\(right)…", caret]
    #expect(try shown("\(wide)|\(wide)") == lines)
  }
}
