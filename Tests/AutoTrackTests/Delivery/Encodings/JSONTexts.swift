import Testing

@testable import AutoTrack

@Suite struct JSONTexts {
  @Test(arguments: ["ABC", 123, 1.5, true, .date(milliseconds: 0), .null] as [PropertyInput])
  func `SA-E27 a string, a number, a date and nil have no JSON text at top level`(
    input: PropertyInput
  ) {
    #expect(input.json == nil)
  }

  @Test(
    arguments: [
      ([], "[]"), ([:], "{}"), (["A", "B"], #"["A","B"]"#), (["A": "B"], #"{"A":"B"}"#),
      (["b": [nil, 1.5, ["c": [true]]], "a": nil], #"{"a":null,"b":[null,1.5,{"c":[true]}]}"#),
      ([.date(milliseconds: 1_577_836_800_050)], #"["2020-01-01 00:00:00.050"]"#),
      ([8.0, "\"\n"], #"[8,"\"\n"]"#),
    ] as [(PropertyInput, String)])
  func `SA-E27 a list and a dictionary have a JSON text with any content`(
    input: PropertyInput, json: String
  ) throws {
    #expect(input.json == json)
    #expect(try JSONReader.value(of: json) != .null)
  }

  @Test func `SA-E27 the last value of a repeated name counts`() {
    #expect((["a": 1, "b": 2, "a": 3] as PropertyInput).json == #"{"a":3,"b":2}"#)
  }

  @Test(
    arguments: [
      [.double(.nan)], ["a": [.double(.infinity)]], [1: "a"], ["a": 1, .null: 2],
    ] as [PropertyInput])
  func `SA-E27 values without a JSON form have no text`(input: PropertyInput) {
    #expect(input.json == nil)
  }

  @Test func `SA-E27 written JSON can be read, up to the greatest depth`() throws {
    func nested(_ depth: Int) -> PropertyInput {
      (1..<depth).reduce([]) { list, _ in .list([list]) }
    }
    let text = try #require(nested(33).json)
    #expect(try JSONReader.value(of: text) == nested(33))
    #expect(nested(34).json == nil)
  }

  @Test func `SA-E27 a JSON object is read, plain letters are refused`() throws {
    #expect(throws: PageFault.notJSON(at: 0)) { try JSONReader.value(of: "ABC") }
    #expect(throws: PageFault.notJSON(at: 0)) { try JSONReader.value(of: "") }
    #expect(try JSONReader.value(of: #"{"A":"B"}"#) == ["A": "B"])
  }
}
