import AutoTrack
import LabLanguage
import MiniUI

/// The outcome of one step as lines: its time, its verb, the events, and every other result.
package struct OutcomeLines {
  private let outcome: StepOutcome
  private let step: Step
  private static let indent = String(repeating: " ", count: 13)

  /// The reasons by which nothing is lost; `lab why` shows these suppressions.
  private static let routine: Set<SuppressionReason> = [
    .builtInScreen, .childScreen, .stillOnDisplay, .seenAsAction, .backButtonAction,
    .forwardedSelection, .privateRecognizer, .sameLifeState, .appInBackground,
  ]

  /// The lines for an outcome of a scenario's step.
  package init(of outcome: StepOutcome, in loaded: LoadedScenario) {
    self.outcome = outcome
    step = loaded.scenario.steps[outcome.index].value
  }

  /// The lines, without characters that a terminal obeys.
  package func lines(_ style: TextStyle) -> [String] {
    let name = step.name.map { "  (\($0.value))" } ?? ""
    let head = "  " + style.faint(outcome.start.timelineText) + "  "
    return [head + "\(step.verb)\(name)".printable]
      + facts.map { Self.indent + $0.row }
      + differences.flatMap { difference in
        [
          Self.indent + style.bad("expected") + "  " + difference.expected.row,
          Self.indent + style.bad("found") + "     " + difference.found.row,
        ]
      } + fault.map { Self.indent + style.bad($0.printable) }
  }

  private var facts: [Difference.Fact] {
    let parts: [[Difference.Fact]] = [
      held, suppressed,
      outcome.notes.map { .init("note", $0) },
      outcome.requests.map { .init("request", $0.summary) },
      outcome.received.isEmpty ? [] : [.init("received", outcome.received.joined(separator: ", "))],
      outcome.reports.map { .init("report", $0.summary) },
      outcome.diagnostics.map { .init("diagnostic", $0) },
      [outcome.miss].compactMap(\.self).map { .init("missed", "\($0)") },
      [outcome.crash].compactMap(\.self).map { .init("crashed", "\($0)") },
    ]
    return parts.flatMap(\.self)
  }

  private var suppressed: [Difference.Fact] {
    outcome.suppressed.filter { !Self.routine.contains($0.reason) }
      .map { .init("suppressed", [$0.reason.rawValue, $0.subject]) }
  }

  private var held: [Difference.Fact] {
    outcome.comparison.compactMap { compared in
      guard case .held(let event) = compared else { return nil }
      return .init(event.name.text, event.summary)
    }
  }

  private var differences: [Difference] {
    outcome.comparison.compactMap(\.difference) + outcome.differences
  }

  private var fault: [String] { outcome.fault.map { [$0.message] + $0.notes } ?? [] }
}
