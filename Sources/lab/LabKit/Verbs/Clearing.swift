import LabLanguage
import MiniUI
import Wording

/// A person's removal of the text in an input.
struct Clearing: PerformableVerb {
  let input: Located<ElementSelector>

  static let kind = VerbKind(
    Fields(
      Field("clear", \.input, "The user clears a text input."),
      make: Clearing.init))

  var sentence: Sentence { "clear \(input.value)" }

  var selectors: [Located<ElementSelector>] { [input] }

  var canMiss: Bool { true }

  func check(in scenario: ScenarioCheck) {
    scenario.check(input, for: "clear", ClassTree.textInputs)
  }

  func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss? {
    if let miss = try simulation.tap(into: input.value) { return miss }
    try simulation.withKeyboard { (keyboard) throws(KeyboardMiss) in try keyboard.clear() }
    return nil
  }
}
