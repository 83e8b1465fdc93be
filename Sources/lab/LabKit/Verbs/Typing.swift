import LabLanguage
import MiniUI

/// A person's typing, letter by letter.
struct Typing: PerformableVerb {
  let text: Located<String>
  /// The text input, tapped first; nil for the one being edited.
  let input: Located<ElementSelector>?

  static let kind = VerbKind(
    Fields(
      Fields.required("type", Reader<String>.string.located, "Types a text, letter by letter."),
      Fields.optional(
        "into", ElementSelector.reader.located,
        "The text input, which is tapped first; else the edited one."),
      make: { Typing(text: $0, input: $1) }))

  var description: String {
    "type \"\(text.value)\"" + (input.map { " into \($0.value)" } ?? "")
  }

  var selectors: [Located<ElementSelector>] { [input].compactMap(\.self) }

  var typedText: String? { text.value }

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
