import LabLanguage

/// A kind of things that steps observe, such as notes, and their comparison.
///
/// A new kind is a row of ``all``, a key of `Step.Expectation` and a property of `StepOutcome`.
struct StepObservation: Sendable {
  /// Returns true if a step expects things of this kind.
  let isExpected: @Sendable (Step.Expectation) -> Bool
  /// Returns the differences of an outcome from the expectation of its step.
  let differences: @Sendable (StepOutcome, Located<Step>) -> [Difference]

  /// The kinds in the order of their differences; events have a comparison of their own.
  static let all = [
    lines("notes", \.notes, \.notes),
    lines("diagnostics", \.diagnostics, \.diagnostics),
    list(\.requests, \.requests),
    lines("received", \.received, \.received, nothing: "nothing received"),
    StepObservation(isExpected: { $0.delivery != nil }) { outcome, step in
      let totals = outcome.delivery ?? DeliveryTotals()
      return step.value.expectation.delivery?.differences(from: totals) ?? []
    },
    list(\.reports, \.reports),
    StepObservation(isExpected: { $0.statistics != nil }) { outcome, step in
      // The rows are the sum of all steps, so a step without an expectation allows any.
      guard let statistics = step.value.expectation.statistics else { return [] }
      return ListCheck(statistics, of: step.range).differences(from: outcome.statistics)
    },
  ]

  /// Lines that are compared exactly; `noun` is their name in messages.
  private static func lines(
    _ noun: String, _ expected: any KeyPath<Step.Expectation, Located<[String]>?> & Sendable,
    _ found: any KeyPath<StepOutcome, [String]> & Sendable, nothing: String? = nil
  ) -> StepObservation {
    @Sendable func fact(_ lines: [String]) -> Difference.Fact {
      lines.isEmpty
        ? Difference.Fact(nothing ?? "no \(noun)")
        : Difference.Fact(noun, lines.map(\.quoted).joined(separator: ", "))
    }
    return StepObservation(isExpected: { $0[keyPath: expected] != nil }) { outcome, step in
      let wanted = step.value.expectation[keyPath: expected]
      let lines = outcome[keyPath: found]
      guard lines != wanted?.value ?? [] else { return [] }
      return [
        Difference(
          expected: fact(wanted?.value ?? []), found: fact(lines),
          range: wanted?.range ?? step.range)
      ]
    }
  }

  /// Things that are compared one by one.
  private static func list<Expectation: ListedExpectation>(
    _ expected: any KeyPath<Step.Expectation, Located<[Located<Expectation>]>?> & Sendable,
    _ found: any KeyPath<StepOutcome, [Expectation.Found]> & Sendable
  ) -> StepObservation {
    StepObservation(isExpected: { $0[keyPath: expected] != nil }) { outcome, step in
      ListCheck(step.value.expectation[keyPath: expected], of: step.range)
        .differences(from: outcome[keyPath: found])
    }
  }
}
