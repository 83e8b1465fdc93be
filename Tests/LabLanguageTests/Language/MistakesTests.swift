import LabLanguageSupport
import Testing

@testable import LabLanguage

@Suite struct MistakesOfAFile {
  @Test func `mistakes are shown in the order of the text`() throws {
    let mistakes = Mistakes(in: try file("ab\ncd"))
    mistakes.record("second", at: 3..<4)
    mistakes.record("first", at: 1..<2, remedy: "go on")
    mistakes.record("third", at: 3..<5)
    #expect(
      mistakes.errors.map(\.placedHeadline) == ["1:2: first; go on", "2:1: second", "2:1: third"])
  }

  @Test func `the first 100 mistakes are shown, and all are counted`() throws {
    let mistakes = Mistakes(in: try file(String(repeating: "a", count: 150)))
    for offset in (0..<150).reversed() { mistakes.record("odd", at: offset..<offset + 1) }
    #expect(mistakes.count == 150)
    #expect(mistakes.errors.map(\.placedHeadline) == (1...100).map { "1:\($0): odd" })
    #expect(mistakes.errors.last?.note == "50 more mistakes are not shown")
    #expect(mistakes.first(149).last?.note == "1 more mistake is not shown")
    #expect(mistakes.first(150).last?.note == nil)
  }

  @Test func `mistakes in one long line have their columns`() throws {
    let mistakes = Mistakes(in: try file("[" + String(repeating: "{b: '字'}, ", count: 5000) + "]"))
    let reader = Reader.object("thing", Fields.required("bc", .integer, "A number."), make: { $0 })
    _ = Reader.array(of: reader).read(fileOf: mistakes)
    #expect(mistakes.count == 10_000)
    #expect(mistakes.errors.last?.placedHeadline == "1:493: unknown key 'b'")
  }
}
