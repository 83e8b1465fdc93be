import MiniUI
import Testing
import Wording

@testable import LabKit
@testable import LabLanguage

@Suite struct ElementSelectors {
  /// A selector as a file writes it, and as timelines and messages show it.
  struct Row: CustomTestStringConvertible {
    let text: String
    let selector: ElementSelector
    let shown: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Row(text: "'#buy'", selector: ElementSelector(.identifier("buy")), shown: "#buy"),
    Row(text: "'.Row'", selector: ElementSelector(.className("Row")), shown: ".Row"),
    Row(text: "'Buy now'", selector: ElementSelector(.text("Buy now")), shown: "\"Buy now\""),
    Row(text: "{ text: '#1' }", selector: ElementSelector(.text("#1")), shown: "\"#1\""),
    Row(
      text: "{ point: [10, 20.5] }", selector: ElementSelector(.point(Point(x: 10, y: 20.5))),
      shown: "{10, 20.5}"),
    Row(
      text: "{ text: 'Buy', nth: 2, in: { class: 'Row', in: '#list' } }",
      selector: ElementSelector(
        .text("Buy"),
        in: .within(
          ElementSelector(.className("Row"), in: .within(ElementSelector(.identifier("list"))))),
        nth: 2),
      shown: "\"Buy\" (2) in .Row in #list"),
  ])
  func `every form of a selector reads and prints`(row: Row) throws {
    let file = try SourceFile(name: "a.json5", bytes: Array(row.text.utf8))
    let mistakes = Mistakes(in: file)
    let selector = ElementSelector.reader.read(fileOf: mistakes)
    #expect(selector == row.selector)
    #expect(row.selector.description == row.shown)
  }

  @Test(arguments: ["", "#", "."])
  func `a selector without a name is rejected`(text: String) {
    #expect(ElementSelector(text) == nil)
  }
}
