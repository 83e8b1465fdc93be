import LabLanguage

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

/// The choice of the steps that are explained.
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
