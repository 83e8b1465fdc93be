import LabLanguage
import MiniUI

/// A person's typing, letter by letter.
struct Typing: PerformableVerb {
  let text: Located<String>
  let input: Located<ElementSelector>?
  /// True if the input may hide its text, so that no output may show it.
  var isSecret = false

  static let kind = VerbKind(
    Fields(
      Field("type", \.text, "Types a text, letter by letter."),
      Field("into", \.input, "The text input, which is tapped first; else the edited one."),
      make: { Typing(text: $0, input: $1) }))

  var description: String {
    "type \"\(isSecret ? "•••" : text.value)\"" + (input.map { " into \($0.value)" } ?? "")
  }

  var selectors: [Located<ElementSelector>] { [input].compactMap(\.self) }

  var typedText: String? { text.value }

  var secrets: [Range<Int>] { isSecret ? [text.range.insideQuotes] : [] }

  func hidingText(where isSecure: (ElementSelector?) -> Bool) -> Typing {
    var typing = self
    typing.isSecret = isSecure(input?.value)
    return typing
  }

  var canMiss: Bool { true }

  func check(in scenario: ScenarioCheck) {
    input.map { scenario.check($0, for: "type", ClassTree.textInputs) }
  }

  func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss? {
    if let input, let miss = try simulation.tap(into: input.value) { return miss }
    let text = simulation.typed(text.value)
    try simulation.withKeyboard { (keyboard) throws(KeyboardMiss) in try keyboard.type(text) }
    return nil
  }
}
