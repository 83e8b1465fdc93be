import LabLanguageSupport
import Testing

@testable import LabLanguage

@Suite struct FieldsOfObjects {
  struct Tap: Equatable, Sendable {
    var target: String
    var lasts: Duration
    var finger: Int?

    static let reader: Reader<Tap> = .object(
      "tap",
      Fields.required("target", .string, "What the finger touches."),
      Fields.optional("lasts", .duration, default: .milliseconds(50), "How long it stays down."),
      Fields.optional("finger", .integer(in: 0...9), "Which finger."),
      make: Tap.init)
  }

  private let allKeys = "keys here: target, lasts, finger"

  @Test func `every present key is read`() throws {
    let mistakes = Mistakes(in: try file("{finger: 2, lasts: '1s', target: '#a'}"))
    let tap = Tap(target: "#a", lasts: .seconds(1), finger: 2)
    #expect(Tap.reader.read(fileOf: mistakes) == tap)
  }

  @Test func `an optional key may be left out`() throws {
    let mistakes = Mistakes(in: try file("{target: '#a'}"))
    let tap = Tap(target: "#a", lasts: .milliseconds(50), finger: nil)
    #expect(Tap.reader.read(fileOf: mistakes) == tap)
  }

  private static let sides = Fields<[String]>.list(
    ["left", "right", "top"].map { side in
      Fields<String?>.optional(side, .string, "A side.")
        .map { value in value.map { "\(side) \($0)" } }
    })

  @Test(arguments: [
    ("{}", []), ("{top: 'a', left: 'b'}", ["left b", "top a"]),
    ("{right: 'a', top: 'b', left: 'c'}", ["left c", "right a", "top b"]),
  ])
  func `a list of keys has the values of the present ones, in the order of declaration`(
    _ text: String, _ values: [String]
  ) throws {
    let reader = Reader<[String]>.object("box", Self.sides, make: { $0 })
    #expect(reader.read(fileOf: Mistakes(in: try file(text))) == values)
  }

  @Test func `each mistake in a list of keys is recorded`() throws {
    let reader = Reader<[String]>.object("box", Self.sides, make: { $0 })
    #expect(
      try reading("{top: 1, left: 2, down: 'x'}", with: reader) == [
        "1:7: expected a string, found a number", "1:16: expected a string, found a number",
        "1:19: unknown key 'down'",
      ])
  }

  @Test(arguments: [("{}", 7), ("{b: 3}", 103), ("{a: 1}", 1_009), ("{a: 1, b: 2}", 1_002)])
  func `a group of optional keys has its own value without any of them`(
    _ text: String, _ value: Int
  ) throws {
    let group = Fields(
      .optional("a", .integer, default: 0, "A."), .optional("b", .integer, "B."),
      make: { (a: Int, b: Int?) -> Int in a * 1_000 + (b ?? 9) + (a == 0 ? 100 : 0) }
    ).orElse(7)
    let reader = Reader<Int>.object("box", group, make: { $0 })
    #expect(reader.read(fileOf: Mistakes(in: try file(text))) == value)
  }

  @Test func `a missing required key is a mistake`() throws {
    #expect(
      try reading("\n {finger: 1}", with: Tap.reader)
        == ["2:2: a tap needs the key 'target', a string"])
  }

  @Test func `an unknown key gets a suggestion, or else the list of known keys`() throws {
    let mistakes = Mistakes(in: try file("{target: '#a', lsats: '1s', x: 1}"))
    _ = Tap.reader.read(fileOf: mistakes)
    #expect(
      mistakes.errors.map(\.description) == [
        """
        a.json5:1:16: unknown key 'lsats'; did you mean 'lasts'?
        {target: '#a', lsats: '1s', x: 1}
                       ^
        """,
        """
        a.json5:1:29: unknown key 'x'
        {target: '#a', lsats: '1s', x: 1}
                                    ^
        \(allKeys)
        """,
      ])
  }

  @Test func `a misspelt required key is one mistake`() throws {
    #expect(
      try reading("{tagret: '#a'}", with: Tap.reader)
        == ["1:2: unknown key 'tagret'; did you mean 'target'?"])
  }

  @Test func `a present key is not suggested`() throws {
    #expect(
      try reading("{target: '#a', targe: 1}", with: Tap.reader) == ["1:16: unknown key 'targe'"])
  }

  @Test func `mistakes are reported in the order of the text`() throws {
    #expect(
      try reading("{finger: 10, nope: 1, lasts: 8, target: null}", with: Tap.reader) == [
        "1:10: expected a whole number from 0 to 9, found 10",
        "1:14: unknown key 'nope'",
        #"1:30: expected a duration such as "8s", "250ms", "2min" or "1h", found a number"#,
        "1:41: expected a string, found null",
      ])
  }

  @Test func `an object without keys accepts only an empty object`() throws {
    let launch: Reader<String> = .object("launch", .constant("launched"))
    #expect(try reading("{}", with: launch) == ["launched"])
    #expect(try reading("{a: 1}", with: launch) == ["1:2: unknown key 'a'"])
  }

  @Test func `a value of another kind is rejected`() throws {
    #expect(try reading("[]", with: Tap.reader) == ["1:1: expected a tap, found an array"])
  }

  @Test func `an array of objects is named by its items`() throws {
    #expect(
      try reading("{}", with: .array(of: Tap.reader))
        == ["1:1: expected an array of taps, found an object"])
  }

  @Test func `the keys of a reader print as a Markdown table`() {
    #expect(
      Tap.reader.keys.markdown == #"""
        | key | value | meaning |
        |---|---|---|
        | `target` | a string, required | What the finger touches. |
        | `lasts` | a duration such as "8s", "250ms", "2min" or "1h", else "50ms" |\#
         How long it stays down. |
        | `finger` | a whole number from 0 to 9, optional | Which finger. |
        """#)
  }

  struct View: Equatable, Sendable {
    var name: String
    var subviews: [View]

    static let reader: Reader<View> = .object(
      "view",
      Fields.required("name", .string, "What it is called."),
      Fields.optional(
        "subviews", .array(of: .later("view", View.reader)), default: [], "From the back."),
      make: View.init)
  }

  @Test func `an object may contain objects of the same kind`() throws {
    let text = "{name: 'a', subviews: [{name: 'b', subviews: [{name: 'c'}]}]}"
    let leaf = View(name: "c", subviews: [])
    let view = View(name: "a", subviews: [View(name: "b", subviews: [leaf])])
    #expect(View.reader.read(fileOf: Mistakes(in: try file(text))) == view)
  }

  @Test func `a mistake in a nested object of the same kind is reported`() throws {
    #expect(
      try reading("{name: 'a', subviews: [{nam: 'b'}]}", with: View.reader)
        == ["1:25: unknown key 'nam'; did you mean 'name'?"])
  }
}
