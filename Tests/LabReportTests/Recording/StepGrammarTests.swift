import Testing

@testable import LabExplain
@testable import LabKit
@testable import LabLanguage

/// Steps as a person types them.
@Suite struct StepGrammars {
  private static let elements = ["\"#buy\"", "{ row: \"0:2\", in: \"#list\" }", nil]

  private static func step(_ line: String) throws -> String {
    try StepGrammar(elements: elements).step(line)
  }

  struct Row: Sendable {
    let line: String
    let step: String

    init(_ line: String, _ step: String) { (self.line, self.step) = (line, step) }
  }

  private static let rows = [
    Row("tap 1", ##"{ tap: "#buy" }"##),
    Row("tap 2", ##"{ tap: { row: "0:2", in: "#list" } }"##),
    Row("tap #buy", ##"{ tap: "#buy" }"##),
    Row("tap .CustomButton", ##"{ tap: ".CustomButton" }"##),
    Row("tap Buy", ##"{ tap: "Buy" }"##),
    Row("tap Buy now", ##"{ tap: "Buy now" }"##),
    Row("tap \"3\"", ##"{ tap: "3" }"##),
    Row("tap 'It is'", ##"{ tap: "It is" }"##),
    Row("tap \"say \\\"hi\\\"\"", ##"{ tap: "say \"hi\"" }"##),
    Row("tap { text: 'Buy', nth: 2 }", ##"{ tap: { text: 'Buy', nth: 2 } }"##),
    Row("tap back", ##"{ tap: { back: true } }"##),
    Row("tap alert Yes", ##"{ tap: { alert: "Yes" } }"##),
    Row("tap tab Cart", ##"{ tap: { tab: "Cart" } }"##),
    Row("tap tab 1", ##"{ tap: { tab: 1 } }"##),
    Row("tap row 0:2 in #list", ##"{ tap: { row: "0:2", in: "#list" } }"##),
    Row("tap Buy in #list nth 2", ##"{ tap: { text: "Buy", in: "#list", nth: 2 } }"##),
    Row("tap #buy in #list", ##"{ tap: { id: "buy", in: "#list" } }"##),
    Row("tap .Cell in 2", ##"{ tap: { class: "Cell", in: { row: "0:2", in: "#list" } } }"##),
    Row("tap \"#buy\" nth 2", ##"{ tap: { text: "#buy", nth: 2 } }"##),
    Row("tap segment 1 in #sort", ##"{ tap: { segment: 1, in: "#sort" } }"##),
    Row("tap 1 lasts 2s", ##"{ tap: "#buy", lasts: "2s" }"##),
    Row("tap 1 after 50ms finger 1", ##"{ tap: "#buy", after: "50ms", finger: 1 }"##),
    Row("tap 1 name buying", ##"{ tap: "#buy", name: "buying" }"##),
    Row("tap 1 see Thank you", ##"{ tap: "#buy", see: "Thank you" }"##),
    Row("doubleTap 1", ##"{ doubleTap: "#buy" }"##),
    Row("longPress 1", ##"{ longPress: "#buy" }"##),
    Row("type \"tea\" into #search", ##"{ type: "tea", into: "#search" }"##),
    Row("type green tea into 1", ##"{ type: "green tea", into: "#buy" }"##),
    Row("type 42", ##"{ type: "42" }"##),
    Row("clear 1", ##"{ clear: "#buy" }"##),
    Row("press return", ##"{ press: "return" }"##),
    Row("swipe up", ##"{ swipe: "up" }"##),
    Row("swipe left on 2", ##"{ swipe: { direction: "left", on: { row: "0:2", in: "#list" } } }"##),
    Row("scroll #list to 0:22", ##"{ scroll: { list: "#list", to: "0:22" } }"##),
    Row("scroll list #list to 0:22", ##"{ scroll: { list: "#list", to: "0:22" } }"##),
    Row("scroll { list: '#list', by: [0, 9] }", "{ scroll: { list: '#list', by: [0, 9] } }"),
    Row("wait 8s", ##"{ wait: "8s" }"##),
    Row("background", ##""background""##),
    Row("  foreground  ", ##""foreground""##),
    Row("relaunch", ##""relaunch""##),
    Row("kill name gone", ##"{ kill: {}, name: "gone" }"##),
    Row("open shop://tea", ##"{ open: "shop://tea" }"##),
    Row("logout", ##""logout""##),
    Row("flush", ##""flush""##),
    Row("edgeSwipe", ##""edgeSwipe""##),
    Row("login u1", ##"{ login: "u1" }"##),
    Row("track Bought", ##"{ track: "Bought" }"##),
    Row("send didTap: to 1", ##"{ send: "didTap:", to: "#buy" }"##),
  ]

  @Test(arguments: rows)
  func `a line becomes a step in JSON5`(_ row: Row) throws {
    #expect(try Self.step(row.line) == row.step)
  }

  @Test func `each line is a step that the format reads`() throws {
    for row in Self.rows {
      let file = try SourceFile(name: "s", bytes: Array(try Self.step(row.line).utf8))
      let mistakes = Mistakes(in: file)
      #expect(Step.reader.read(fileOf: mistakes) != nil, "\(row.line): \(mistakes.errors)")
      #expect(mistakes.isEmpty, "\(row.line): \(mistakes.errors)")
    }
  }

  @Test func `every verb without a value is a line of its own`() throws {
    for verb in StepGrammar(elements: []).verbs {
      let file = try SourceFile(name: "s", bytes: Array(verb.jsonQuoted.utf8))
      let mayStandAlone = Step.reader.read(fileOf: Mistakes(in: file)) != nil
      let step = try? Self.step(verb)
      #expect((step == verb.jsonQuoted) == mayStandAlone, "\(verb)")
    }
  }

  @Test(arguments: [
    Row("tpa 1", "'tpa' is not a command; did you mean 'tap'?"),
    Row("quti", "'quti' is not a command; did you mean 'quit'?"),
    Row("juggle", "'juggle' is not a command; help lists them"),
    Row("tap", "'tap' needs a value; put quotes around a text with this word"),
    Row(
      "tap 9",
      "element 9 does not exist; the screen has the elements 1 to 3; "
        + "put quotes around a text of digits"),
    Row(
      "tap 0",
      "element 0 does not exist; the screen has the elements 1 to 3; "
        + "put quotes around a text of digits"),
    Row("tap 3", "no selector names element 3 alone; give it an id"),
    Row("tap \"Buy", "the text \"Buy has no final quote"),
    Row("tap { text: 'Buy'", "a bracket of { text: 'Buy' is not closed"),
    Row("tap Log in", "'in' needs a value; put quotes around a text with this word"),
    Row("tap { text 'Buy' }", "expected ':' after the key 'text', found a string"),
  ])
  func `a wrong line is refused with its reason`(_ row: Row) {
    let refusal = #expect(throws: RecordingRefusal.self) {
      try StepGrammar(elements: Self.elements).step(row.line, orCommands: ["quit"])
    }
    #expect(refusal?.lines.first == row.step)
  }
}
