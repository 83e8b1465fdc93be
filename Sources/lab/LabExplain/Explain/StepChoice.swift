package import LabKit
import LabLanguage
package import LabSystem

package enum StepChoice {
  /// The steps with a touch, a decision, an event or a failure.
  case telling
  /// One step, by its index.
  case one(Int)

  /// Parses the command line: a number from 1, or a name.
  package init(_ word: String?, of loaded: LoadedScenario) throws(LabError) {
    guard let word else {
      self = .telling
      return
    }
    let steps = loaded.scenario.steps.map(\.value)
    if let index = steps.firstIndex(where: { $0.name?.value == word }) {
      self = .one(index)
    } else if let number = Int(word), steps.indices.contains(number - 1) {
      self = .one(number - 1)
    } else {
      throw .usage(
        "\(loaded.path) has no step \(word.quoted)", remedy: Self.remedy(for: word, steps))
    }
  }

  private static func remedy(for word: String, _ steps: [Step]) -> String {
    let names = steps.compactMap { $0.name?.value }
    if let question = Suggestion.question(for: word, among: names) { return question }
    let all = names.isEmpty ? "" : ", or by name: \(names.map(\.quoted).joined(separator: ", "))"
    return "its steps are 1 to \(steps.count)\(all)"
  }

  /// Returns true if a step is explained.
  package func includes(_ outcome: StepOutcome, _ trace: StepTrace) -> Bool {
    switch self {
    case .one(let index): outcome.index == index
    case .telling:
      !trace.touches.isEmpty || !trace.decisions.isEmpty || !outcome.events.isEmpty
        || !trace.changes.isEmpty || outcome.miss != nil || outcome.crash != nil || !outcome.holds
    }
  }
}
