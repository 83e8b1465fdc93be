import Testing

@testable import LabCommands
@testable import LabExplain
@testable import LabLanguage
@testable import LabSystem

@Suite struct ScreenTexts {
  @Test(arguments: [
    ("Buy", 3, "Buy"), ("Order", 3, "Or…"), ("龙井茶", 6, "龙井茶"), ("龙井茶", 5, "龙井…"),
    ("龙井茶", 4, "龙…"), ("Order", 0, ""), ("", 3, ""), ("a\u{301}b", 2, "a\u{301}b"),
  ])
  func `a text is shortened to its cells`(_ text: String, _ cells: Int, _ expected: String) {
    #expect(text.fitting(cells) == expected)
    #expect(text.fitting(cells).cellCount <= cells)
  }

  @Test func `a text wraps between words, and its last line is shortened`() {
    #expect("one two three".wrapped(7, lines: 2) == ["one two", "three"])
    #expect("one two three four".wrapped(7, lines: 2) == ["one two", "three …"])
    #expect("".wrapped(7, lines: 2) == [])
  }

  @Test func `a wide character is never cut in half`() {
    var canvas = ScreenCanvas(width: 4, height: 1)
    canvas.write("龙井", column: 0, row: 0, within: canvas.bounds, upTo: 0)
    canvas.write("x", column: 1, row: 0, within: canvas.bounds, upTo: 0)
    #expect(canvas.lines == [" x井"])
    canvas.write("y", column: 2, row: 0, within: canvas.bounds, upTo: 0)
    #expect(canvas.lines == [" xy "])
    canvas.write("龙", column: 3, row: 0, within: canvas.bounds, upTo: 0)
    #expect(canvas.lines == [" xy "])
  }

  @Test func `an element is written only where none in front of it covers it`() {
    var canvas = ScreenCanvas(width: 6, height: 1)
    canvas.cover(CellRect(left: 2, top: 0, right: 4, bottom: 1), by: 5)
    canvas.write("abcdef", column: 0, row: 0, within: canvas.bounds, upTo: 3)
    #expect(canvas.lines == ["ab  ef"])
    canvas.write("abcdef", column: 0, row: 0, within: canvas.bounds, upTo: 5)
    #expect(canvas.lines == ["abcdef"])
    #expect(!canvas.shows(CellRect(left: 2, top: 0, right: 4, bottom: 1), upTo: 4))
    #expect(canvas.shows(CellRect(left: 1, top: 0, right: 3, bottom: 1), upTo: 4))
  }
}
