import LabLanguageSupport
import Testing

@testable import LabLanguage

@Suite struct Readers {
  enum Axis: String, CaseIterable {
    case vertical, horizontal
  }

  struct Row: CustomTestStringConvertible {
    let text: String
    let outcome: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ outcome: String) {
      self.text = text
      self.outcome = outcome
    }
  }

  @Test(arguments: [
    Row("'a'", "a"), Row("''", ""), Row("1", "1:1: expected a string, found a number"),
    Row(" {}", "1:2: expected a string, found an object"),
    Row("[]", "1:1: expected a string, found an array"),
    Row("null", "1:1: expected a string, found null"),
    Row("true", "1:1: expected a string, found a boolean"),
  ])
  func `a string reader accepts only strings`(row: Row) throws {
    #expect(try reading(row.text, with: .string) == [row.outcome])
  }

  @Test(arguments: [
    Row("true", "true"), Row("1", "1:1: expected true or false, found a number"),
    Row("'true'", "1:1: expected true or false, found a string"),
  ])
  func `a boolean is true or false`(row: Row) throws {
    #expect(try reading(row.text, with: .boolean) == [row.outcome])
  }

  @Test(arguments: [
    Row("1.5", "1.5"), Row("-2", "-2.0"), Row("'1'", "1:1: expected a number, found a string"),
    Row("NaN", "1:1: expected a finite number, found NaN"),
    Row("-Infinity", "1:1: expected a finite number, found -Infinity"),
  ])
  func `a number is finite`(row: Row) throws {
    #expect(try reading(row.text, with: .number) == [row.outcome])
  }

  @Test(arguments: [
    Row("7", "7"), Row("-0x10", "-16"), Row("9007199254740991", "9007199254740991"),
    Row("1.0", "1:1: expected a whole number, found 1.0"),
    Row("1e3", "1:1: expected a whole number, found 1e3"),
    Row("Infinity", "1:1: expected a whole number, found Infinity"),
    Row(
      "9007199254740992",
      "1:1: expected a whole number from -9007199254740991 to 9007199254740991, "
        + "found 9007199254740992"),
    Row(
      "9223372036854775808",
      "1:1: expected a whole number from -9007199254740991 to 9007199254740991, "
        + "found 9223372036854775808"),
    Row("{}", "1:1: expected a whole number, found an object"),
  ])
  func `a whole number has no fraction and fits the exact range`(row: Row) throws {
    #expect(try reading(row.text, with: .integer) == [row.outcome])
  }

  @Test(arguments: [
    Row("1", "1"), Row("5", "5"), Row("0", "1:1: expected a whole number from 1 to 5, found 0"),
    Row("6", "1:1: expected a whole number from 1 to 5, found 6"),
  ])
  func `a whole number outside its bounds is a mistake`(row: Row) throws {
    #expect(try reading(row.text, with: .integer(in: 1...5)) == [row.outcome])
  }

  @Test(arguments: [
    Row("0", "0"), Row("-1", "1:1: expected a whole number of at least 0, found -1"),
    Row(
      "9223372036854775808",
      "1:1: expected a whole number from 0 to 9007199254740991, found 9223372036854775808"),
  ])
  func `a whole number may have only a lower bound`(row: Row) throws {
    #expect(try reading(row.text, with: .integer(atLeast: 0)) == [row.outcome])
  }

  @Test(arguments: [
    Row("'vertical'", "vertical"),
    Row(
      "'vertcal'",
      "1:1: expected 'vertical' or 'horizontal', found 'vertcal'; did you mean 'vertical'?"),
    Row("'up'", "1:1: expected 'vertical' or 'horizontal', found 'up'"),
    Row("1", "1:1: expected 'vertical' or 'horizontal', found a number"),
  ])
  func `a word is one of a list`(row: Row) throws {
    #expect(try reading(row.text, with: Reader<Axis>.word) == [row.outcome])
  }

  @Test(arguments: [
    Row("8", "found a number"), Row("'8'", "found '8'"), Row("'8sec'", "found '8sec'"),
  ])
  func `a duration has a unit`(row: Row) throws {
    let expected = #"1:1: expected a duration such as "8s", "250ms", "2min" or "1h", "#
    #expect(try reading(row.text, with: .duration) == [expected + row.outcome])
  }

  @Test func `a duration is a string`() throws {
    #expect(try reading("'1.5s'", with: .duration) == ["1.5 seconds"])
  }

  @Test(arguments: [
    Row("['a', 'b']", #"["a", "b"]"#), Row("[]", "[]"),
    Row("'a'", "1:1: expected an array of strings, found a string"),
  ])
  func `an array is read item by item`(row: Row) throws {
    #expect(try reading(row.text, with: .array(of: .string)) == [row.outcome])
  }

  @Test func `an array reports every mistake of its items`() throws {
    #expect(
      try reading("[1, 'b', []]", with: .array(of: .string)) == [
        "1:2: expected a string, found a number", "1:10: expected a string, found an array",
      ])
  }

  @Test(arguments: [
    Row("[1, 2]", "[1.0, 2.0]"), Row("[1]", "1:1: expected an array of 2 numbers, found 1 item"),
    Row("[1, 2, 3]", "1:1: expected an array of 2 numbers, found 3 items"),
    Row("[1, 'b']", "1:5: expected a number, found a string"),
    Row("1", "1:1: expected an array of 2 numbers, found a number"),
  ])
  func `an array may have a fixed length`(row: Row) throws {
    #expect(try reading(row.text, with: .array(of: .number, count: 2)) == [row.outcome])
  }

  @Test func `entries keep the keys in order, with their positions`() throws {
    let mistakes = Mistakes(in: try file("{b: 1, 'a': 2}"))
    let entries = Reader.entries(of: .integer).read(fileOf: mistakes)
    #expect(
      entries == [
        Entry(key: Located("b", at: 1..<2), value: 1),
        Entry(key: Located("a", at: 7..<10), value: 2),
      ])
  }

  @Test(arguments: [
    Row("'a'", "a"), Row("[1, 2]", "[1, 2]"),
    Row("['a']", "1:2: expected a whole number, found a string"),
    Row("1", "1:1: expected a string or an array of whole numbers, found a number"),
  ])
  func `either selects a reader by the kind of the value`(row: Row) throws {
    let numbers = Reader.array(of: .integer).map { "\($0)" }
    #expect(try reading(row.text, with: .either(.string, numbers)) == [row.outcome])
  }

  @Test(arguments: [
    Row("'15.2'", "15"), Row("'x'", "1:1: expected a version such as \"15.2\", found 'x'"),
    Row("1", "1:1: expected a version such as \"15.2\", found a number"),
  ])
  func `map converts a string to another value`(row: Row) throws {
    let version = Reader.string.map(to: "version such as \"15.2\"") { text in
      text.split(separator: ".").first.flatMap { Int($0) }
    }
    #expect(try reading(row.text, with: version) == [row.outcome])
  }

  @Test func `a located value has its byte range`() throws {
    let mistakes = Mistakes(in: try file("  'a' "))
    #expect(Reader.string.located.read(fileOf: mistakes) == Located("a", at: 2..<5))
  }

  @Test func `a node is read unchanged`() throws {
    #expect(try Reader.node.read(fileOf: Mistakes(in: file("[1]")))?.shortText == "[1]")
  }

  @Test func `a file that is not JSON5 has one mistake`() throws {
    #expect(
      try reading("[1", with: .array(of: .integer)) == [
        """
        1:3: expected ',' or ']' after item 1, found the end of the file; \
        the array opened at 1:1 is not closed
        """
      ])
  }
}
