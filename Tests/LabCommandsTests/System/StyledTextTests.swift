import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// Texts on lines of a limited width.
@Suite struct StyledTexts {
  private static let alert =
    "UIAlertController[0]/UIView[0]/_UIAlertControllerInterfaceActionGroupView[0]/UIView[0]/"
    + "UIStackView[0]/_UIAlertControllerActionView[0]"
  private static let texts = [
    "", "word", "two words", "  indented  with   gaps", "字字字 字字 字",
    "a" + String(repeating: "b", count: 90),
    "expected $AppClick with a value, found Scenarios/clicks/first-tap.json5:12:9 and more words",
    "             $AppClick       \(alert)  \"Print\"",
  ]

  @Test(arguments: texts) func `without a width a text keeps every blank`(_ text: String) {
    #expect(StyledText(text).lines(.plain, width: nil, indent: 4) == [text])
  }

  @Test(arguments: texts, [40, 53, 60, 80, 120])
  func `lines keep the words in order, and fit unless one word is wider`(
    _ text: String, _ width: Int
  ) {
    for shortens in [false, true] {
      let lines = StyledText(text).lines(.plain, width: width, indent: 6, shortensPaths: shortens)
      let words = lines.flatMap { $0.split(separator: " ") }.joined()
      if !shortens { #expect(words == text.filter { $0 != " " }) }
      for line in lines where line.cells > width {
        #expect(line.split(separator: " ").count == 1, "\(width): \(line)")
      }
      // A word that is too wide for a line at its indent is indented less.
      for line in lines.dropFirst() where line.cells < width {
        #expect(line.hasPrefix("      ") && !line.hasPrefix("       "), "\(width): \(line)")
      }
      #expect(lines.allSatisfy { $0.last != " " })
    }
  }

  @Test(arguments: 40...100) func `a place with blanks is never broken`(_ width: Int) {
    var text = StyledText()
    text.add("expected some words that are longer, found others that are longer still ")
    text.add(whole: "at my shop/a file.json5:12:9", .faint)
    let lines = text.lines(.plain, width: width, indent: 2)
    #expect(lines.contains { $0.contains("at my shop/a file.json5:12:9") })
  }

  @Test func `a path of an element is shortened in the middle, as little as needed`() {
    let path = ElementPathText(Self.alert)
    #expect(path?.shortened(to: 200) == Self.alert)
    #expect(
      path?.shortened(to: 69)
        == "UIAlertController[0]/…/UIStackView[0]/_UIAlertControllerActionView[0]")
    #expect(path?.shortened(to: 68) == "UIAlertController[0]/…/_UIAlertControllerActionView[0]")
    #expect(path?.shortened(to: 1) == "UIAlertController[0]/…/_UIAlertControllerActionView[0]")
  }

  @Test(arguments: [
    "UIView/UIButton[0]", "Scenarios/clicks/first-tap.json5", "https://m.shop.example/item[0]/a/b",
    "/a/b/c", "a//b[0]/c", "1/2/3[0]",
  ])
  func `other texts are not shortened`(_ text: String) {
    #expect(ElementPathText(text) == nil)
  }

  @Test func `words of one tone share their colour`() {
    let console = CommandConsole(
      output: MemoryOutput(), errors: MemoryOutput(), files: MemoryFiles([:])
    ).coloring(.always)
    var text = StyledText(indent: 2)
    text.add("not on the screen", .bad)
    text.add("  at here", .faint)
    text.add(" or there")
    #expect(
      text.lines(TextStyle(for: console), width: nil, indent: 0) == [
        "  \u{1B}[31mnot on the screen\u{1B}[0m  \u{1B}[2mat here\u{1B}[0m or there"
      ])
  }

  /// Every combination of the causes for colour.
  @Test(arguments: ColorChoice.allCases, [false, true])
  func `the command line decides on colour, then the environment, then the terminal`(
    _ choice: ColorChoice, _ isTerminal: Bool
  ) {
    for bits in 0..<8 {
      let environment = Environment(
        refusesColor: bits & 1 > 0, forcesColor: bits & 2 > 0, isDumb: bits & 4 > 0)
      let console = CommandConsole(
        output: MemoryOutput(isTerminal: isTerminal), errors: MemoryOutput(),
        files: MemoryFiles([:]), environment: environment
      ).coloring(choice)
      let expected =
        switch choice {
        case .always: true
        case .never: false
        case .auto where environment.refusesColor: false
        case .auto where environment.forcesColor: true
        case .auto: isTerminal && !environment.isDumb
        }
      #expect(TextStyle(for: console).isColored == expected, "\(bits)")
    }
  }

  @Test(arguments: [
    (["NO_COLOR": ""], false, false), (["NO_COLOR": "1"], true, false),
    (["FORCE_COLOR": "1"], false, true), (["FORCE_COLOR": "0"], false, false),
    (["FORCE_COLOR": ""], false, false), (["FORCE_COLOR": "false"], false, false),
    (["FORCE_COLOR": "3"], false, true),
  ])
  func `the environment is read`(_ values: [String: String], refuses: Bool, forces: Bool) {
    let environment = Environment { values[$0] }
    #expect(environment.refusesColor == refuses)
    #expect(environment.forcesColor == forces)
    #expect(!environment.isDumb)
    #expect(environment.columns == nil)
  }

  @Test(arguments: [("80", 80), ("0", nil), ("-3", nil), ("wide", nil), ("", nil)])
  func `COLUMNS is the width of a terminal that reports none`(_ text: String, _ width: Int?) {
    let environment = Environment { $0 == "COLUMNS" ? text : nil }
    func widthFor(_ output: MemoryOutput) -> Int? {
      CommandConsole(
        output: output, errors: MemoryOutput(), files: MemoryFiles([:]), environment: environment
      ).width
    }
    #expect(widthFor(MemoryOutput(isTerminal: true)) == width)
    #expect(widthFor(MemoryOutput(isTerminal: true, width: 132)) == 132)
    #expect(widthFor(MemoryOutput()) == nil)
  }

  @Test func `a mistake in a file fits the terminal`() {
    let files = MemoryFiles([
      "s.json5": "{ scenario: 'A title', " + String(repeating: " ", count: 60) + "steqs: [] }"
    ])
    for width in [40, 60, 80] {
      let run = LabRun("run", "s.json5", files: files, messagesOnTerminal: true, width: width)
      let text = run.messages.replacing(#/\u{1B}\[\d+m/#, with: "")
      for line in text.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
      #expect(text.contains("'steqs'"))
      #expect(text.contains("steqs: [] }\n"))
    }
  }
}
