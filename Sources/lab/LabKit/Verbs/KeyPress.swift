import LabLanguage
import MiniUI
import Wording

/// A press of a key that types no letter.
enum KeyPress: String, CaseIterable, PerformableVerb {
  /// The key at the lower right, under any label.
  case `return`
  /// The key that deletes the last letter.
  case delete

  static let kind = VerbKind(
    Fields.required(
      "press", Reader<KeyPress>.word, "The user presses a key that types no letter."))

  var sentence: Sentence { self == .return ? "press return" : "press delete" }

  var changesTypedText: Bool { true }

  func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss? {
    try simulation.withKeyboard { (keyboard) throws(KeyboardMiss) in
      switch self {
      case .return: try keyboard.pressReturn()
      case .delete: try keyboard.deleteBackward()
      }
    }
    return nil
  }
}
