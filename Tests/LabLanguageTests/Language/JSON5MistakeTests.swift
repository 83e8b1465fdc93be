import LabLanguageSupport
import Testing

@Suite struct JSON5Mistakes {
  typealias Row = JSON5Values.Row

  @Test(arguments: [
    Row(" ", "1:1: expected a value, found the end of the file"),
    Row("// only words\n\n", "1:14: expected a value, found the end of the file"),
    Row("\u{FEFF}", "1:1: expected a value, found the end of the file"),
    Row("1 2", "1:3: expected the end of the file after the value, found '2'"),
    Row("{}\n]", "2:1: expected the end of the file after the value, found ']'"),
    Row(",", "1:1: expected a value, found ','"),
    Row("/ 1", "1:1: expected a value, found '/'"),
    Row("\0", "1:1: expected a value, found U+0000"),
    Row("\u{202E}1", "1:1: expected a value, found U+202E"),
    Row("\u{301}", "1:1: expected a value, found U+0301"),
    Row("#a", "1:1: expected a value, found '#'"),
    Row("“a”", "1:1: expected a value, found '“'"),
  ])
  func `a file without exactly one value is a mistake`(row: Row) throws {
    #expect(try outcome(of: row.text) == row.value)
  }

  @Test(arguments: [
    Row("hello", "1:1: expected a value, found 'hello'; put text in quotes"),
    Row("[True]", "1:2: expected a value or ']', found 'True'; did you mean 'true'?"),
    Row("{a: nul}", "1:5: expected a value for 'a', found 'nul'; did you mean 'null'?"),
    Row("infinity", "1:1: expected a value, found 'infinity'; did you mean 'Infinity'?"),
    Row("tru\\u0065", "1:1: expected a value, found 'tru'; did you mean 'true'?"),
    Row("nullx", "1:1: expected a value, found 'nullx'; did you mean 'null'?"),
  ])
  func `an unknown word is a mistake with a suggestion`(row: Row) throws {
    #expect(try outcome(of: row.text) == row.value)
  }

  @Test(arguments: [
    Row("{title: 1 at: 1}", "1:11: expected ',' or '}' after the value of 'title', found 'at'"),
    Row("{a: 1; b: 2}", "1:6: expected ',' or '}' after the value of 'a', found ';'"),
    Row("{a 1}", "1:4: expected ':' after the key 'a', found '1'"),
    Row("{a = 1}", "1:4: expected ':' after the key 'a', found '='"),
    Row("{a-b: 1}", "1:3: expected ':' after the key 'a', found '-'"),
    Row("{a}", "1:3: expected ':' after the key 'a', found '}'"),
    Row("{a: }", "1:5: expected a value for 'a', found '}'"),
    Row("{a: ,}", "1:5: expected a value for 'a', found ','"),
    Row("{,}", "1:2: expected a key or '}', found ','"),
    Row("{a: 1,,}", "1:7: expected a key or '}', found ','"),
    Row("{1: 2}", "1:2: expected a key or '}', found '1'"),
    Row("{[]: 2}", "1:2: expected a key or '}', found '['"),
    Row("{a: 1 'b': 2}", "1:7: expected ',' or '}' after the value of 'a', found a string"),
  ])
  func `a malformed object is reported at the unexpected token`(row: Row) throws {
    #expect(try outcome(of: row.text) == row.value)
  }

  @Test(arguments: [
    Row("[1 2]", "1:4: expected ',' or ']' after item 1, found '2'"),
    Row("[1, 2 {}]", "1:7: expected ',' or ']' after item 2, found '{'"),
    Row("[,]", "1:2: expected a value or ']', found ','"),
    Row("[1,,2]", "1:4: expected a value or ']', found ','"),
    Row("[1, : 2]", "1:5: expected a value or ']', found ':'"),
  ])
  func `a malformed array is reported at the unexpected token`(row: Row) throws {
    #expect(try outcome(of: row.text) == row.value)
  }

  @Test(arguments: [
    Row(
      "{\n  a: 1,\n\n",
      """
      2:8: expected a key or '}', found the end of the file; \
      the object opened at 1:1 is not closed
      """),
    Row(
      "{a: [1, 2}",
      "1:10: expected ',' or ']' after item 2, found '}'; the array opened at 1:5 is not closed"),
    Row(
      "[{a: 1]",
      """
      1:7: expected ',' or '}' after the value of 'a', found ']'; \
      the object opened at 1:2 is not closed
      """),
    Row(
      "[1, 'a\n']",
      """
      1:7: expected the closing ', found the end of the line; \
      the string opened at 1:5 is not closed
      """
    ),
    Row(
      "{a: \"b",
      """
      1:7: expected the closing ", found the end of the file; \
      the string opened at 1:5 is not closed
      """
    ),
    Row(
      "{'a: 1}",
      """
      1:8: expected the closing ', found the end of the file; \
      the string opened at 1:2 is not closed
      """
    ),
    Row(
      "'a\\",
      """
      1:4: expected an escape, found the end of the file; \
      the string opened at 1:1 is not closed
      """),
    Row(
      "1\n  /* two\n three *",
      "3:9: expected '*/', found the end of the file; the comment opened at 2:3 is not closed"),
    Row(
      "/*/",
      "1:4: expected '*/', found the end of the file; the comment opened at 1:1 is not closed"),
  ])
  func `an unclosed value or comment is reported with its start`(row: Row) throws {
    #expect(try outcome(of: row.text) == row.value)
  }

  @Test(arguments: [
    Row("01", "1:1: expected a number without leading zeros, found '01'"),
    Row("-007.5", "1:2: expected a number without leading zeros, found '007'"),
    Row(".", "1:2: expected a digit after '.', found the end of the file"),
    Row("-.e1", "1:3: expected a digit after '.', found 'e1'"),
    Row("1e", "1:3: expected a digit in the exponent, found the end of the file"),
    Row("[1e+]", "1:5: expected a digit in the exponent, found ']'"),
    Row("0x", "1:3: expected a hexadecimal digit after '0x', found the end of the file"),
    Row("0xg", "1:3: expected a hexadecimal digit after '0x', found 'g'"),
    Row("- 1", "1:2: expected a number after '-', found U+0020"),
    Row("--1", "1:2: expected a number after '-', found '-'"),
    Row("+abc", "1:2: expected a number after '+', found 'abc'"),
    Row("8s", "1:2: expected the end of the number 8, found 's'; put text in quotes"),
    Row("{a: 1_000}", "1:6: expected the end of the number 1, found '_000'; put text in quotes"),
    Row("0x1g", "1:4: expected the end of the number 0x1, found 'g'; put text in quotes"),
    Row("1.2.3", "1:4: expected the end of the file after the value, found '.'"),
    Row("-Infinit", "1:2: expected a number after '-', found 'Infinit'"),
    Row("NaN\\u0061", "1:4: expected the end of the number NaN, found '\\'; put text in quotes"),
  ])
  func `a malformed number is a mistake`(row: Row) throws {
    #expect(try outcome(of: row.text) == row.value)
  }

  @Test(arguments: [
    Row(#"'\1'"#, #"1:3: expected an escape such as \n, \x41 or \u0041, found '1'"#),
    Row(#"'\01'"#, #"1:3: expected an escape such as \n, \x41 or \u0041, found '01'"#),
    Row(#"'\x4g'"#, #"1:5: expected 2 hexadecimal digits after '\x', found 'g'"#),
    Row(#"'\x4'"#, #"1:5: expected 2 hexadecimal digits after '\x', found a string"#),
    Row(#"'\u{0}'"#, #"1:4: expected 4 hexadecimal digits after '\u', found '{'"#),
    Row(#"'\uD83D\u12'"#, #"1:12: expected 4 hexadecimal digits after '\u', found a string"#),
    Row(#"{\x41: 1}"#, #"1:3: expected 'u' after '\' in a key, found 'x41'"#),
    Row(
      #"{\u0031a: 1}"#,
      #"1:2: expected an escape of a letter, found '\u0031'; put the key in quotes"#),
    Row(
      #"{a\u002D: 1}"#,
      #"1:3: expected an escape of a letter, found '\u002D'; put the key in quotes"#),
    Row(
      #"{\uD83D\uDE00: 1}"#,
      #"1:2: expected an escape of a letter, found '\uD83D'; put the key in quotes"#),
  ])
  func `a malformed escape is a mistake`(row: Row) throws {
    #expect(try outcome(of: row.text) == row.value)
  }

  @Test(arguments: [
    Row("{a: 1, b: 2, a: 3}", "1:14: duplicate key 'a'; the first is on line 1"),
    Row("{\n  a: 1,\n  'a': 2\n}", "3:3: duplicate key 'a'; the first is on line 2"),
    Row("{a: {b: 1,\n \\u0062: 2}}", "2:2: duplicate key 'b'; the first is on line 1"),
    Row("{é: 1,\n \\u00E9: 2}", "2:2: duplicate key 'é'; the first is on line 1"),
  ])
  func `a duplicate key is reported with the first one`(row: Row) throws {
    #expect(try outcome(of: row.text) == row.value)
  }

  @Test func `keys with different code points differ although they look alike`() throws {
    #expect(try outcome(of: "{é: 1, e\u{301}: 2}") == "{\"é\": 1, \"e\u{301}\": 2}")
  }

  @Test func `a key may repeat in another object`() throws {
    #expect(try outcome(of: "{a: {a: 1}, b: {a: 2}}") == #"{"a": {"a": 1}, "b": {"a": 2}}"#)
  }
}
