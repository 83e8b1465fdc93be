import LabLanguageSupport
import Testing

@testable import LabLanguage

@Suite struct Variants {
  enum Action: Equatable, Sendable {
    case launch
    case wait(Duration)
    case tap(String, lasts: Duration?)
  }

  struct Step: Equatable, Sendable {
    var action: Action
    var name: String?

    static let reader: Reader<Step> = .object(
      "step",
      Fields.oneOf(
        Fields.required("launch", .object("launch", .constant(.launch)), "Starts the app."),
        Fields.required("wait", Reader.duration.map(Action.wait), "Lets time pass."),
        Fields(
          Fields.required("tap", .string, "Touches and lets go."),
          Fields.optional("lasts", .duration, "How long the finger stays down."),
          make: Action.tap)),
      Fields.optional("name", .string, "What the reports call the step."),
      make: Step.init)
  }

  @Test func `the key selects the variant`() throws {
    let text = "[{launch: {}}, {name: 'a', wait: '1s'}, {tap: '#a', lasts: '2s'}]"
    let steps = Reader.array(of: Step.reader).read(fileOf: Mistakes(in: try file(text)))
    #expect(
      steps == [
        Step(action: .launch, name: nil),
        Step(action: .wait(.seconds(1)), name: "a"),
        Step(action: .tap("#a", lasts: .seconds(2)), name: nil),
      ])
  }

  @Test func `a missing variant key is a mistake`() throws {
    #expect(
      try reading("{name: 'a'}", with: Step.reader)
        == ["1:1: a step needs one of the keys 'launch', 'wait' or 'tap'"])
  }

  @Test func `a misspelt variant key is one mistake`() throws {
    let mistakes = Mistakes(in: try file("{wiat: '1s'}"))
    _ = Step.reader.read(fileOf: mistakes)
    #expect(
      mistakes.errors.map(\.description) == [
        """
        a.json5:1:2: unknown key 'wiat'; did you mean 'wait'?
        {wiat: '1s'}
         ^
        """
      ])
  }

  @Test func `two variant keys exclude each other`() throws {
    #expect(
      try reading("{tap: '#a', launch: {}, wait: '1s'}", with: Step.reader) == [
        "1:13: a step has either 'tap' or 'launch', not both",
        "1:25: a step has either 'tap' or 'wait', not both",
      ])
  }

  @Test func `a key of another variant is unknown`() throws {
    let mistakes = Mistakes(in: try file("{wait: '1s', lasts: '2s'}"))
    _ = Step.reader.read(fileOf: mistakes)
    #expect(
      mistakes.errors.map(\.description) == [
        """
        a.json5:1:14: unknown key 'lasts'
        {wait: '1s', lasts: '2s'}
                     ^
        keys here: wait, name
        """
      ])
  }

  @Test func `the table shows the variant that a key belongs to`() {
    #expect(
      Step.reader.keys.markdown.split(separator: "\n").dropFirst(4) == [
        "| `tap` | a string, required | Touches and lets go. |",
        #"""
        | `lasts` beside `tap` | a duration such as "8s", "250ms", "2min" or "1h", optional \#
        | How long the finger stays down. |
        """#,
        "| `name` | a string, optional | What the reports call the step. |",
      ])
  }

  @Test func `a variant begins with a required key`() async {
    await #expect(processExitsWith: .failure) {
      _ = Fields<String?>.oneOf(Fields.optional("a", .string, "May be left out."))
    }
  }
}
