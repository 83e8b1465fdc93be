import LabLanguage
import Wording

/// A kind of things that steps observe, such as notes, and their comparison.
///
/// A new kind is a row of ``all``, a key of `Step.Expectation` and a property of `StepOutcome`.
struct StepObservation: Sendable {
  /// Returns true if a step expects things of this kind.
  let isExpected: @Sendable (Step.Expectation) -> Bool
  let differences: @Sendable (StepOutcome, Located<Step>) -> [Difference]

  /// The kinds in the order of their differences; events have a comparison of their own.
  static let all = [
    lines("notes", \.notes, { $0.notes }, nothing: "no notes"),
    lines("diagnostics", \.diagnostics, { $0.diagnostics.map(\.text) }, nothing: "no diagnostics"),
    list(\.requests, \.requests),
    lines("received", \.received, { $0.received }, nothing: "nothing received"),
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
    _ found: @escaping @Sendable (StepOutcome) -> [String], nothing: Sentence
  ) -> StepObservation {
    @Sendable func fact(_ lines: [String]) -> Difference.Fact {
      lines.isEmpty
        ? Difference.Fact(nothing)
        : Difference.Fact(Sentence(name: noun), "\(lines.map(\.quoted).joined(separator: ", "))")
    }
    return StepObservation(isExpected: { $0[keyPath: expected] != nil }) { outcome, step in
      let wanted = step.value.expectation[keyPath: expected]
      let lines = found(outcome)
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

/// An element of a list that a step expects completely and in order: requests, rows, reports.
protocol ListedExpectation: Sendable {
  /// The element that it is compared with.
  associatedtype Found
  /// The fact for an absent element.
  static var nothing: Difference.Fact { get }
  /// The fact for the whole expectation.
  var fact: Difference.Fact { get }
  static func fact(of found: Found) -> Difference.Fact
  /// Returns the differing parts of an element and its expectation; nil if the element meets it.
  func difference(from found: Found) -> (expected: Difference.Fact, found: Difference.Fact)?
}

/// A comparison of a list with its expectation, position by position.
private struct ListCheck<Expectation: ListedExpectation> {
  private let expected: [Located<Expectation>]
  /// The range for an unexpected element.
  private let range: Range<Int>

  /// A check for exactly these elements, in order; nil expects none.
  init(_ expected: Located<[Located<Expectation>]>?, of step: Range<Int>) {
    self.expected = expected?.value ?? []
    range = expected?.range ?? step
  }

  func differences(from found: [Expectation.Found]) -> [Difference] {
    let pairs = zip(expected, found).compactMap { wanted, one in
      wanted.value.difference(from: one).map {
        Difference(expected: $0.expected, found: $0.found, range: wanted.range)
      }
    }
    let missing = expected.dropFirst(found.count).map { one in
      Difference(expected: one.value.fact, found: Expectation.nothing, range: one.range)
    }
    let more = found.dropFirst(expected.count).map { one in
      Difference(expected: Expectation.nothing, found: Expectation.fact(of: one), range: range)
    }
    return pairs + missing + more
  }
}
