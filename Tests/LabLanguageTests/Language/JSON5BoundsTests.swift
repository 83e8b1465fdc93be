import LabLanguageSupport
import Testing

@testable import LabLanguage

@Suite struct JSON5Bounds {
  @Test func `128 levels of nesting are accepted`() throws {
    let text = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(try outcome(of: text) == text)
  }

  @Test(arguments: ["[", "{a:", "[{a:"])
  func `100,000 open brackets are rejected at the 129th`(opening: String) throws {
    let levels = opening.count { "[{".contains($0) }
    let column = 128 / levels * opening.count + 1
    let text = String(repeating: opening, count: 100_000)
    let message = "expected at most 128 nested arrays and objects, found one more; use fewer levels"
    #expect(try outcome(of: text) == "1:\(column): \(message)")
  }

  @Test func `siblings do not count as levels`() throws {
    let text = "[" + String(repeating: "[{}], ", count: 1000) + "]"
    #expect(throws: Never.self) { try JSON5.parse(file(text)) }
  }

  @Test func `a string of a megabyte is read`() throws {
    let text = String(repeating: "字", count: 350_000)
    #expect(try JSON5.parse(file("'\(text)'")).value == .string(text))
  }

  @Test func `a megabyte that ends in a mistake shows a short line`() throws {
    let text = String(repeating: "字", count: 350_000)
    let error = #expect(throws: SourceError.self) { try JSON5.parse(file("['\(text)' 1]")) }
    let shown = String(repeating: "字", count: 47)
    #expect(
      error?.description == """
        a.json5:1:350005: expected ',' or ']' after item 1, found '1'
        …\(shown)' 1]
        \(String(repeating: " ", count: 97))^
        """)
  }

  @Test func `a mistake after a number of a megabyte shows a short line`() throws {
    let text = String(repeating: "1", count: 1_000_000)
    let shown = String(repeating: "1", count: 40) + "…"
    #expect(
      try outcome(of: text + "s")
        == "1:1000001: expected the end of the number \(shown), found 's'; put text in quotes")
    let bounds = "from -9007199254740991 to 9007199254740991"
    #expect(
      try reading(text, with: .integer)
        == ["1:1: expected a whole number \(bounds), found \(shown)"])
  }
}
