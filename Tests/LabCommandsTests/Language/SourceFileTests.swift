import LabLanguageSupport
import Testing

@testable import LabCommands
@testable import LabLanguage

@Suite struct SourceFiles {
  struct Row: CustomTestStringConvertible {
    let text: String
    let offset: Int
    let position: String
    var testDescription: String { "\(text.debugDescription) at \(offset)" }

    init(_ text: String, _ offset: Int, _ position: String) {
      self.text = text
      self.offset = offset
      self.position = position
    }
  }

  @Test(arguments: [
    Row("ab\ncd", 0, "1:1"), Row("ab\ncd", 1, "1:2"), Row("ab\ncd", 2, "1:3"),
    Row("ab\ncd", 3, "2:1"), Row("ab\ncd", 5, "2:3"), Row("ab\n", 3, "2:1"),
    Row("a\r\nb", 1, "1:2"), Row("a\r\nb", 2, "1:2"), Row("a\r\nb", 3, "2:1"),
    Row("a\rb", 2, "2:1"), Row("a\r\r\nb", 2, "2:1"), Row("a\r\r\nb", 4, "3:1"),
    Row("a\u{2028}b", 4, "2:1"), Row("a\u{2029}b", 4, "2:1"), Row("a\u{2027}b", 4, "1:3"),
  ])
  func `a line ends at LF, CR, CR LF, LS and PS`(row: Row) throws {
    #expect("\(try file(row.text).position(at: row.offset))" == row.position)
  }

  @Test(arguments: [
    Row("字a", 3, "1:2"), Row("字a", 1, "1:1"), Row("e\u{301}a", 3, "1:2"),
    Row("e\u{301}a", 1, "1:1"), Row("👩‍👩‍👧a", 18, "1:2"), Row("👩‍👩‍👧a", 8, "1:1"),
    Row("\tab", 2, "1:3"), Row("é\n字a", 6, "2:2"),
  ])
  func `a column counts Characters`(row: Row) throws {
    #expect("\(try file(row.text).position(at: row.offset))" == row.position)
  }

  @Test(arguments: ["a", "é字", "e\u{301}", "👩‍👩‍👧b", "a🇫🇷🇩🇪", "\u{301}a", "字"])
  func `a column of a long line counts the Characters before it`(part: String) throws {
    let line = String(repeating: "{\"k\": \"\(part)\"}, ", count: 300) + part
    let file = try file("first\n\(line)\nlast")
    var offset = "first\n".utf8.count
    for (index, character) in line.enumerated() {
      #expect("\(file.position(at: offset))" == "2:\(index + 1)")
      offset += character.utf8.count
    }
    #expect("\(file.position(at: offset))" == "2:\(line.count + 1)")
  }

  @Test(arguments: [
    Row("\u{FEFF}ab", 0, "1:1"), Row("\u{FEFF}ab", 3, "1:1"), Row("\u{FEFF}ab", 4, "1:2"),
    Row("a\u{FEFF}b", 4, "1:3"),
  ])
  func `a leading byte order mark takes no column`(row: Row) throws {
    #expect("\(try file(row.text).position(at: row.offset))" == row.position)
  }

  @Test func `a line excludes its line ending`() throws {
    let file = try file("one\r\ntwo\u{2028}\n")
    #expect((1...file.lineCount).map(file.line) == ["one", "two", "", ""])
  }

  @Test func `an empty file is rejected`() {
    let error = #expect(throws: SourceError.self) { try file("") }
    #expect(error?.description == "a.json5:1:1: expected a value, found an empty file\n\n^")
  }

  struct Bytes: CustomTestStringConvertible {
    let bytes: [UInt8]
    let headline: String
    var testDescription: String { "\(bytes)" }
  }

  @Test(arguments: [
    Bytes(bytes: [0xFF, 0xFE], headline: "1:1: expected UTF-8, found the byte 0xFF"),
    Bytes(bytes: [0x61, 0x0A, 0x62, 0x80], headline: "2:2: expected UTF-8, found the byte 0x80"),
    Bytes(bytes: [0x61, 0xE5, 0xAD], headline: "1:2: expected UTF-8, found the byte 0xE5"),
    Bytes(bytes: [0xE5, 0xAD, 0x97, 0xC0], headline: "1:2: expected UTF-8, found the byte 0xC0"),
    Bytes(bytes: [0xED, 0xA0, 0x80], headline: "1:1: expected UTF-8, found the byte 0xED"),
    Bytes(bytes: [0xF5, 0x80, 0x80], headline: "1:1: expected UTF-8, found the byte 0xF5"),
  ])
  func `invalid UTF-8 is rejected at its first byte`(row: Bytes) {
    let error = #expect(throws: SourceError.self) {
      try SourceFile(name: "a.json5", bytes: row.bytes)
    }
    #expect(error?.placedHeadline == row.headline + "; save the file as UTF-8")
  }
}
