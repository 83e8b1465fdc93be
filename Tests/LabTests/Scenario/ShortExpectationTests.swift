import Testing

@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

@Suite struct ShortExpectations {
  private static let views = """
    { is: 'UIButton', id: 'buy', title: 'Buy', frame: [0, 100, 100, 44],
      on: { touchUpInside: 'didTapBuy:' } },
    """

  /// The differences of a launch and a tap on "Buy", of which the tap has an expectation.
  private func differences(_ expectation: String) throws -> [String] {
    let steps = """
      { launch: {}, expect: ['$AppStart', '$AppViewScreen'] },
      { tap: '#buy', expect: [\(expectation)] },
      """
    let report = try run(Shop.scenario(steps: steps, views: Self.views))
    return report.complaints.map(\.message)
  }

  @Test(arguments: [
    "'$AppClick'", "{ $AppClick: 'Buy' }", "{ $AppClick: { matches: '^B' } }",
    "{ $AppClick: 'Buy', with: { $element_type: 'UIButton' } }",
    "{ event: '$AppClick', with: { $element_content: 'Buy' } }",
  ])
  func `a click is expected by its name, its content, or in full`(text: String) throws {
    #expect(try differences(text) == [])
  }

  @Test(arguments: [
    ("'$AppViewScreen'", "expected $AppViewScreen, found no such event"),
    ("{ $AppClick: 'Sell' }", "expected $AppClick  $element_content \"Sell\", found "),
    (
      "{ $AppClick: 'Buy', with: { $element_type: 'UILabel' } }",
      "expected $AppClick  $element_type \"UILabel\", found "
    ),
  ])
  func `a short form fails like the long one`(text: String, message: String) throws {
    let messages = try differences(text)
    #expect(messages.contains { $0.hasPrefix(message) }, "\(messages)")
  }

  private func leave(_ time: String, after wait: String) throws -> [String] {
    let steps = """
      { launch: {}, expect: ['$AppStart', { $AppViewScreen: 'ShopViewController' }] },
      { wait: '\(wait)' },
      { background: {}, expect: [{ $AppPageLeave: \(time) }, '$AppEnd'] },
      """
    return try run(Shop.scenario(steps: steps)).complaints.map(\.message)
  }

  @Test(arguments: [
    ("'8s..9s'", "8s", true), ("'8s..9s'", "9s", true), ("'8s..9s'", "9.1s", false),
    ("'8s..9s'", "7.9s", false), ("'8s'", "8s", true), ("'8s'", "8.001s", false),
    ("'500ms..2min'", "1min", true), ("8", "8s", true), ("{ between: [8, 9] }", "8s", true),
  ])
  func `the time on a page is a duration or a range`(
    time: String, wait: String, holds: Bool
  ) throws {
    #expect(try leave(time, after: wait).isEmpty == holds)
  }

  @Test(arguments: ["'8'", "'9s..8s'", "'8s..'", "'..8s'", "'8s..9s..10s'", "''"])
  func `a time of another form is a mistake`(time: String) {
    #expect(throws: WrongScenario.self) { try leave(time, after: "8s") }
  }

  @Test func `only three events have a short form as an object`() {
    let run = LabRun(running: Shop.scenario(steps: "{ launch: {}, expect: [{ $AppStart: 1 }] },"))
    #expect(run.code == .invalid)
    #expect(run.messages.contains("unknown key '$AppStart'"))
  }

  @Test func `a misspelled name alone gets a suggestion`() {
    let run = LabRun(running: Shop.scenario(steps: "{ launch: {}, expect: ['$AppClik'] },"))
    #expect(run.messages.contains("'$AppClik' is not a tracker event; did you mean '$AppClick'?"))
  }

  @Test func `a text that must not be on the screen fails the step if it is`() throws {
    func messages(_ text: String) throws -> [String] {
      let steps = "{ launch: {}, notSee: \(text) },"
      return try run(Shop.scenario(steps: steps, views: Self.views + Self.hidden))
        .complaints.map(\.message)
    }
    #expect(try messages("'Sold'") == [])
    #expect(try messages("['Sold']") == [])
    #expect(
      try messages("['Sold', 'Buy']")
        == ["expected notSee  \"Buy\" not on the screen, found notSee  \"Buy\""])
  }

  private static let hidden =
    "{ is: 'UILabel', text: 'Sold', hidden: true, frame: [0, 200, 100, 44] },"

  @Test func `a text that no screen can show is a mistake`() {
    let run = LabRun(running: Shop.scenario(steps: "{ launch: {}, notSee: 'Nowhere' },"))
    #expect(run.code == .invalid)
  }
}

@Suite struct WordsForSteps {
  @Test(arguments: VerbSet.standard.step.plainWords)
  func `a verb without arguments may be a word`(word: String) {
    let file = MemoryFiles(["s.json5": Shop.scenario(steps: "{ launch: {} }, '\(word)',")])
    let written = MemoryFiles(["s.json5": Shop.scenario(steps: "{ launch: {} }, { \(word): {} },")])
    let run = LabRun("run", "s.json5", "--reporter", "jsonl", files: file)
    #expect(run.code != .invalid)
    #expect(run == LabRun("run", "s.json5", "--reporter", "jsonl", files: written))
  }

  @Test func `background is among the words, and a tap is not`() {
    let words = VerbSet.standard.step.plainWords
    #expect(words.contains("background"))
    #expect(!words.contains("tap"))
  }

  @Test func `a verb that needs a value is refused as a word`() {
    let run = LabRun(running: Shop.scenario(steps: "'tap',"))
    #expect(run.messages.contains("'tap' needs a value; write { tap: … }"))
  }

  @Test func `a step of an app may be a word too`() throws {
    let methods = Shop.methods + "'viewDidAppear:': ['super', { note: 'shown' }],"
    let report = try run(Shop.scenario(steps: "'launch',", methods: methods))
    #expect(report.outcomes.first?.notes == ["shown"])
    #expect(report.holds)
  }
}

extension Reader {
  /// The words that the reader takes in place of an object.
  fileprivate var plainWords: [String] {
    guard case .either(let shapes) = shape else { return [] }
    return shapes.flatMap { shape in
      if case .words(let words) = shape { words } else { [String]() }
    }
  }
}
