import LabLanguageSupport
import Testing

@testable import LabLanguage

@Suite struct JSON5Values {
  struct Row: CustomTestStringConvertible {
    let text: String
    let value: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ value: String) {
      self.text = text
      self.value = value
    }
  }

  @Test(arguments: [
    Row("null", "null"), Row("true", "true"), Row("false", "false"),
    Row("{}", "{}"), Row("[]", "[]"), Row("[[], {}]", "[[], {}]"),
    Row("[1, 2,]", "[1, 2]"), Row("{a: 1,}", #"{"a": 1}"#),
    Row("{b: 1, a: [true, null]}", #"{"b": 1, "a": [true, null]}"#),
  ])
  func `a value reads as written`(row: Row) throws {
    #expect(try outcome(of: row.text) == row.value)
  }

  @Test(arguments: [
    Row("0", "0"), Row("7", "7"), Row("+7", "7"), Row("-7", "-7"), Row("-0", "0"),
    Row("0x1F", "31"), Row("0XaB", "171"), Row("-0x10", "-16"), Row("1.0", "1.0"),
    Row(".5", "0.5"), Row("5.", "5.0"), Row("-.5", "-0.5"), Row("+5.e1", "50.0"),
    Row("1e3", "1000.0"), Row("1E+3", "1000.0"), Row("25e-1", "2.5"), Row("0.0e0", "0.0"),
    Row("9007199254740993", "9007199254740993"),
    Row("9223372036854775808", "9.223372036854776e+18"), Row("1e999", "inf"), Row("1e-999", "0.0"),
    Row("Infinity", "inf"), Row("+Infinity", "inf"), Row("-Infinity", "-inf"),
    Row("NaN", "nan"), Row("+NaN", "nan"),
  ])
  func `a number may have a sign, a base, a point and an exponent`(row: Row) throws {
    #expect(try outcome(of: row.text) == row.value)
  }

  @Test(arguments: [
    Row(#""it's""#, "it's"), Row(#"'a "b"'"#, #"a "b""#), Row("''", ""),
    Row(#"'\'\"\\\b\f\n\r\t\v\0'"#, "'\"\\\u{8}\u{C}\n\r\t\u{B}\0"),
    Row(#"'\x41\u0042\u00e9'"#, "ABé"), Row(#"'\a\A\/\é'"#, "aA/é"),
    Row(#"'\uD83D\uDE00'"#, "😀"), Row(#"'\ud83d\ude00'"#, "😀"),
    Row("'a\\\nb\\\r\nc\\\rd\\\u{2028}e\\\u{2029}f'", "abcdef"),
    Row("'a\u{2028}b\u{2029}c'", "a\u{2028}b\u{2029}c"),
    Row("'\t\u{1}\0'", "\t\u{1}\0"), Row("'// /* no comment'", "// /* no comment"),
  ])
  func `a string may have either quotes and any escape`(row: Row) throws {
    #expect(try JSON5.parse(file(row.text)).value == .string(row.value))
  }

  @Test(arguments: [
    Row(#"'\uD83D'"#, "\u{FFFD}"), Row(#"'\uDE00'"#, "\u{FFFD}"),
    Row(#"'\uD83D\uD83D\uDE00'"#, "\u{FFFD}😀"), Row(#"'\uD83Dx'"#, "\u{FFFD}x"),
    Row(#"'\uD83D\n'"#, "\u{FFFD}\n"), Row(#"'\uD83D\u0041'"#, "\u{FFFD}A"),
    Row(#"'\uDE00\uD83D'"#, "\u{FFFD}\u{FFFD}"),
  ])
  func `an unpaired surrogate reads as U+FFFD`(row: Row) throws {
    #expect(try JSON5.parse(file(row.text)).value == .string(row.value))
  }

  @Test(arguments: [
    Row("{a: 1}", "a"), Row("{$_a1: 1}", "$_a1"), Row("{'a b': 1}", "a b"), Row("{'': 1}", ""),
    Row(#"{"\u0061": 1}"#, "a"), Row(#"{\u0061b: 1}"#, "ab"), Row(#"{a\u0031: 1}"#, "a1"),
    Row("{null: 1}", "null"), Row("{Infinity: 1}", "Infinity"), Row("{new: 1}", "new"),
    Row("{ünïcode: 1}", "ünïcode"), Row("{标题: 1}", "标题"), Row("{𝒳: 1}", "𝒳"),
    Row("{ⅳ: 1}", "ⅳ"), Row("{a\u{301}: 1}", "a\u{301}"), Row("{a٣: 1}", "a٣"),
    Row("{a‿b: 1}", "a‿b"), Row("{a\u{200C}b\u{200D}: 1}", "a\u{200C}b\u{200D}"),
  ])
  func `a key is a string or an ECMAScript identifier`(row: Row) throws {
    let node = try JSON5.parse(file(row.text))
    guard case .object(let members) = node.value else { return }
    #expect(members.map(\.key) == [row.value])
  }

  @Test(arguments: [
    "\t\u{B}\u{C} \u{A0}\u{FEFF}\n\r\u{2028}\u{2029}", "\u{1680}\u{2000}\u{200A}\u{202F}\u{205F}",
    "\u{3000}", "//\n", "// a */ /* b\n", "//\r", "//\u{2028}", "/**/", "/***/", "/* // */",
    "/* a\n * b\n **/", "/* 字 */",
  ])
  func `white space and comments may stand between all tokens`(space: String) throws {
    let tokens = ["", "{", "a", ":", "[", "1", ",", "2", "]", ",", "}", ""]
    #expect(try outcome(of: tokens.joined(separator: space)) == #"{"a": [1, 2]}"#)
  }

  @Test func `a line comment may end the file`() throws {
    #expect(try outcome(of: "1 // one") == "1")
  }

  @Test func `a value and a key have their byte ranges`() throws {
    let text = "{ 'ä': [10, -2.5], }"
    let item = Node(value: .number(WrittenNumber("10", isInteger: true)), range: 9..<11)
    let other = Node(value: .number(WrittenNumber("-2.5", isInteger: false)), range: 13..<17)
    let array = Node(value: .array([item, other]), range: 8..<18)
    let member = Node.Member(key: "ä", keyRange: 2..<6, value: array)
    #expect(try JSON5.parse(file(text)) == Node(value: .object([member]), range: 0..<21))
  }
}
