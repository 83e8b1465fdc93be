import LabLanguage
package import LabSystem

/// A step as named on the command line: by its number from one, or by its name.
package struct StepReference {
  /// The index of the step, from zero.
  package let index: Int

  /// Finds a step; nil means the last one.
  package init(_ text: String?, in scenario: Scenario) throws(LabError) {
    guard let text else {
      index = scenario.steps.count - 1
      return
    }
    if let named = scenario.steps.firstIndex(where: { $0.value.name?.value == text }) {
      index = named
    } else if let number = Int(text) {
      index = try Self.index(of: number, in: scenario)
    } else {
      throw Self.unknown(text, in: scenario)
    }
  }

  private static func index(of number: Int, in scenario: Scenario) throws(LabError) -> Int {
    guard (1...scenario.steps.count).contains(number) else {
      throw .usage(
        "there is no step \(number)",
        remedy: "the scenario has \(scenario.steps.count.counted("step"))")
    }
    return number - 1
  }

  private static func unknown(_ text: String, in scenario: Scenario) -> LabError {
    let names = scenario.steps.compactMap { $0.value.name?.value }
    let numbers = "steps have the numbers 1 to \(scenario.steps.count)"
    let list = names.isEmpty ? "" : ", and these names: \(names.quoted("and"))"
    return .usage(
      "there is no step \(text.quoted)",
      remedy: Suggestion.question(for: text, among: names) ?? numbers + list)
  }
}
