import Foundation
import Testing

@testable import AutoTrack

@Suite struct JSONWriting {
  private static let written: [(Value, String)] = [
    ("", #""""#), ("Buy", #""Buy""#), (true, "true"), (false, "false"), (0, "0"),
    (-7, "-7"), (1_577_836_800_050, "1577836800050"), (.integer(.max), "9223372036854775807"),
    (.integer(.min), "-9223372036854775808"), ([], "[]"), (["a", 1, [true]], #"["a",1,[true]]"#),
    (["[", "{"], #"["[","{"]"#),
  ]

  @Test(arguments: written)
  func `a value is written compactly`(value: Value, json: String) {
    #expect(value.description == json)
  }

  @Test(arguments: [
    (8.0, "8"), (-8.0, "-8"), (-0.0, "0"), (8.4, "8.4"), (0.35, "0.35"),
    (0.1 + 0.2, "0.30000000000000004"),
    (1e15, "1000000000000000"), (1e20, "1e+20"), (1e-7, "1e-07"), (-1.5e300, "-1.5e+300"),
    (.leastNonzeroMagnitude, "5e-324"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
  ])
  func `a double has the fewest digits that read back, and no fraction when whole`(
    number: Double, json: String
  ) throws {
    #expect(try #require(Value(number)).description == json)
  }

  @Test func `thousandths read back as the same double, with the same digits`() throws {
    for step in stride(from: -2_000_017, through: 2_000_017, by: 37) {
      let number = Double(step) / 1_000
      let json = try #require(Value(number)).description
      #expect(Double(json) == number)
      #expect(json == (step % 1_000 == 0 ? "\(step / 1_000)" : number.description))
    }
  }

  @Test(arguments: [
    ("say \"hi\"", #""say \"hi\"""#), (#"a\b"#, #""a\\b""#), ("a\nb\tc\r", #""a\nb\tc\r""#),
    ("\u{0}\u{8}\u{c}\u{1b}\u{1f}", #""\u0000\u0008\u000c\u001b\u001f""#),
    ("a/b", #""a/b""#), ("加入购物车 😀 é", #""加入购物车 😀 é""#), ("\u{7f}\u{2028}", "\"\u{7f}\u{2028}\""),
    ("商\n品", #""商\n品""#),
  ])
  func `only quotes, backslashes and control characters are escaped`(text: String, json: String) {
    #expect(Value.string(text).description == json)
  }

  @Test func `an escape is written at every place of a text`() {
    for count in [1, 7, 8, 16, 33] {
      for place in 0..<count {
        var text = Array(repeating: Character("]"), count: count)
        text[place] = "\\"
        let json = text.map { $0 == "]" ? "]" : #"\\"# }.joined()
        #expect(Value.string(String(text)).description == "\"\(json)\"")
      }
    }
  }

  @Test func `a whole number has all its digits`() {
    var number = 1
    while number < 1_000_000_000_000_000_000 {
      #expect(Value.integer(number).description == "\(number)")
      #expect(Value.integer(1 - number).description == "\(1 - number)")
      number *= 10
      #expect(Value.integer(number - 1).description == "\(number - 1)")
    }
  }

  @Test func `keys are escaped like any text`() {
    #expect(["a\"b": 1, "c\n": 2] as Properties == ["c\n": 2, "a\"b": 1])
    #expect((["a\"b": 1, "c\n": 2] as Properties).description == #"{"a\"b":1,"c\n":2}"#)
  }

  @Test func `an object holds values, properties and no needless comma`() {
    var writer = JSONWriter()
    writer.object { line in
      line.member("empty", [:] as Properties)
      line.member("list", ["x"])
      line.member("properties", ["b": 2, "a": 1])
    }
    #expect(writer.text == #"{"empty":{},"list":["x"],"properties":{"a":1,"b":2}}"#)
  }

  @Test func `Foundation's parser reads the written text back`() throws {
    let read = try JSONDecoder().decode(
      [String: ReadBack].self, from: Data(Self.manyProperties.json))
    #expect(Properties(read.map { (key: $0.key, value: $0.value.value) }) == Self.manyProperties)
  }

  /// Every byte below 128, every kind of value, and doubles of all sizes.
  private static let manyProperties: Properties = {
    var properties: Properties = [
      "list": ["a", 1, 2.5, true, [false, "商品"]], "empty": [], "min": .integer(.min),
      "max": .integer(.max), "ascii": .string(String(decoding: 0..<128, as: UTF8.self)),
      "加入": "购物车 😀", "quote\"\\\n": false,
    ]
    for exponent in -300...300 {
      properties["double\(exponent)"] = Value(1.234_567_890_123_456_7 * pow(10, Double(exponent)))
    }
    return properties
  }()
}

@Suite struct NumberWriting {
  @Test(arguments: [
    0, 7, 9, 10, 99, 100, 101, 109, 110, 999, 1_000, 1_001, 10_000, 4_005_009_837,
    1_577_836_800_050, .max, .min, -1, -10, -100, -905,
  ])
  func `a whole number has all its digits`(number: Int) {
    var writer = JSONWriter()
    writer.write(.integer(number))
    #expect(writer.text == "\(number)")
  }

  @Test func `a text with an escape at any place is written completely`() {
    let plain = "abcdefghijklmnopq"
    for place in 0...plain.count {
      let head = plain.prefix(place)
      let tail = plain.dropFirst(place)
      for (byte, escape) in [("\"", "\\\""), ("\\", "\\\\"), ("\n", "\\n"), ("\u{1F}", "\\u001f")] {
        var writer = JSONWriter()
        writer.object { $0.member("k", text: head + byte + tail) }
        #expect(writer.text == "{\"k\":\"\(head)\(escape)\(tail)\"}")
      }
    }
  }
}

/// The scan for escapes reads eight bytes at a time; these texts have escapes and near misses.
@Suite struct JSONEscapes {
  private static let escaped = ["\"", "\\", "\n", "\u{0}", "\u{1f}", "\u{8}"]
  /// Among their bytes are those of quotes, backslashes and control characters with the highest
  /// bit, and the neighbours of all of these.
  private static let plain = [
    "", " ", "!", "#", "[", "]", "\u{7f}", "\u{80}", "¢", "Ü", "ܐ", "\u{9f}", "商", "🔥", "e\u{301}",
  ]

  /// The bytes of key and value that Foundation reads in an object with one member.
  private static func readBack(_ json: [UInt8]) throws -> (key: [UInt8], value: [UInt8]) {
    let object = try JSONSerialization.jsonObject(with: Data(json))
    let pair = try #require((object as? [String: String])?.first)
    return (Array(pair.key.utf8), Array(pair.value.utf8))
  }

  /// Texts of several lengths with another letter at each place in turn.
  private static func texts(with letter: String) -> [String] {
    (0...33).flatMap { count in
      (0...count).map { place in
        String(repeating: "a", count: place) + letter + String(repeating: "z", count: count - place)
      }
    }
  }

  @Test(arguments: escaped + plain)
  func `an escaped letter is decoded at every place of a key or a value`(
    letter: String
  ) throws {
    for text in Self.texts(with: letter) {
      let properties: Properties = [text: .string(text)]
      let (key, value) = try Self.readBack(properties.json)
      #expect((key, value) == (Array(text.utf8), Array(text.utf8)))
      let (_, other) = try Self.readBack((["key": .string(text)] as Properties).json)
      #expect(other == Array(text.utf8))
    }
  }

  @Test(arguments: plain)
  func `a text without escapes is copied unchanged`(letter: String) {
    for text in Self.texts(with: letter) {
      #expect((["a": .string(text)] as Properties).json == Array("{\"a\":\"\(text)\"}".utf8))
      #expect(Value.string(text).description.utf8.elementsEqual("\"\(text)\"".utf8))
    }
  }

  @Test func `several escapes in one text are decoded, in a very long text too`() throws {
    let controls = String(decoding: (0..<128).flatMap { [$0, 0x61, $0] }, as: UTF8.self)
    let long = String(repeating: "商x\u{7f} 🔥]", count: 20_000)
    for text in [controls, long, long + "\"", "\\" + long, long + "\n" + long] {
      let (_, value) = try Self.readBack((["key": .string(text)] as Properties).json)
      #expect(value == Array(text.utf8))
    }
  }
}
