import Testing

@testable import AutoTrack

@Suite struct JSONReading {
  private static let values: [(String, PropertyInput)] = [
    ("null", PropertyInput.null), (" true ", .bool(true)), ("false", .bool(false)),
    ("0", .integer(0)), ("-12", .integer(-12)), ("1.5", .double(1.5)), ("-0", .integer(0)),
    ("2E2", .double(200)), ("1e-2", .double(0.01)),
    ("9223372036854775808", .double(9_223_372_036_854_775_808)), ("1e999", .double(.infinity)),
    (#""""#, ""), (#""a\"\\\/\n\t\u00e9""#, "a\"\\/\n\té"), (#""登录""#, "登录"),
    (#""\ud83d\ude00""#, "😀"), (#""\ud83dx""#, "\u{FFFD}x"), ("[]", []),
    ("[1,[true]]", [1, [true]]),
    ("{}", [:]), (#"{"a":1, "b" : {"c":null}}"#, ["a": 1, "b": ["c": nil]]),
  ]

  @Test(arguments: values)
  func `written values are read back`(text: String, value: PropertyInput) throws {
    #expect(try JSONReader.value(of: text) == value)
  }

  @Test(arguments: [
    ("", 0), ("{", 1), ("[1,]", 3), ("{\"a\":1,}", 7), ("01", 2), ("1.", 2), ("1e", 2), ("+1", 0),
    ("tru", 0), ("nan", 0), ("'a'", 0), ("\"a", 2), ("\"\n\"", 1), (#""\x""#, 2), (#""\u12g4""#, 3),
    ("1 2", 2), ("{a:1}", 1), ("{\"a\" 1}", 5), ("[1 2]", 3), ("-", 1),
  ])
  func `invalid JSON is refused at the offset of the fault`(text: String, place: Int) {
    #expect(throws: PageFault.notJSON(at: place)) { try JSONReader.value(of: text) }
  }

  @Test(arguments: ["\"", "\\", "\n", "\u{1f}", "\u{7f}", "é", "商", "🔥"])
  func `a letter is read at every place of a text`(letter: String) throws {
    for count in 0...25 {
      let text = String(repeating: "a", count: count) + letter + "zzz"
      #expect(try JSONReader.value(of: Value.string(text).description) == .string(text))
    }
  }

  @Test func `the depth of JSON and the length of page messages are bounded`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try JSONReader.value(of: nested(33)) }
    #expect(throws: PageFault.tooDeep) { try JSONReader.value(of: nested(34)) }
    #expect(throws: PageFault.tooDeep) { try JSONReader.value(of: nested(100_000)) }
    let longest = "{\"event\":\"" + String(repeating: "x", count: PageMessage.longest - 12) + "\"}"
    #expect(throws: Never.self) { try JSONReader.value(of: longest + " ") }
    #expect(throws: Never.self) { try PageCall(PageMessage(longest, by: .event)) }
    #expect(throws: PageFault.tooLong(bytes: PageMessage.longest + 1)) {
      try PageCall(PageMessage(longest + " ", by: .event))
    }
  }
}
