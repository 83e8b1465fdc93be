package import AutoTrack
package import MiniUI
package import Wording

package struct RunReport: Sendable {
  package let loaded: LoadedScenario
  package let seed: UInt64
  /// The outcomes of the steps that ran; a step that cannot be performed is the last.
  package private(set) var outcomes: [StepOutcome]
  /// The device's uptime after the last step.
  package let end: Duration

  /// The first violated invariant: a defect of the lab.
  package internal(set) var violation: Violation?
  /// The delivery to a server outside of the lab; nil without one.
  package internal(set) var delivered: DeliveredEvents?

  /// The losses of a kept device, with their reasons; empty without losses.
  package internal(set) var losses: [Sentence] = []

  package init(
    loaded: LoadedScenario, seed: UInt64, outcomes: [StepOutcome], end: Duration,
    violation: Violation? = nil
  ) {
    self.loaded = loaded
    self.seed = seed
    self.outcomes = outcomes
    self.end = end
    self.violation = violation
  }

  /// True if every expectation held, every event arrived, and a kept device lost nothing.
  ///
  /// Arrival counts for a server outside of the lab only.
  package var holds: Bool {
    outcomes.allSatisfy(\.holds) && violation == nil && (delivered?.missing ?? 0) == 0
      && losses.isEmpty
  }

  /// The losses in one line; nil without losses.
  package var lossText: Sentence? {
    losses.isEmpty ? nil : losses.joined(separator: "; ")
  }

  /// The number of steps that did not run, because an earlier one could not be performed.
  package var skippedCount: Int { loaded.scenario.steps.count - outcomes.count }

  package var eventCount: Int { outcomes.reduce(0) { $0 + $1.events.count } }

  /// Returns the report with changed outcomes.
  package func replacingOutcomes(_ change: (StepOutcome) -> StepOutcome) -> RunReport {
    var report = self
    report.outcomes = outcomes.map(change)
    return report
  }
}

package struct StepOutcome: Sendable {
  /// The index of the step, from zero.
  package let index: Int
  package let start: Duration
  /// The captured events, in order.
  package internal(set) var events: [Event] = []
  /// The suppressed interactions, in order.
  package internal(set) var suppressed: [Suppressed] = []
  /// The notes of code, in order.
  package internal(set) var notes: [String] = []
  /// The tracker's diagnostics, without installations, in order.
  package internal(set) var diagnostics: [Sentence] = []
  /// The diagnostics with the number of equal ones in a row.
  package var foldedDiagnostics: [Sentence] {
    diagnostics.runs.map { words, count in
      count == 1 ? words : [words, Sentence(name: "× \(count)")].joined(separator: "  ")
    }
  }
  /// The lines that UIKit printed for the app's developers, in order (AP-26, AP-32).
  package internal(set) var console: [String] = []
  /// The requests of pages to their own servers, in order.
  package internal(set) var requests: [PageRequest] = []
  /// The names of the events that the server stored, in order, without repeats.
  package internal(set) var received: [String] = []
  /// The fate of all events of the app in front; nil before its first launch.
  package internal(set) var delivery: DeliveryTotals?
  /// The rows of `info_log` of the app in front, if the step expects any.
  package internal(set) var statistics: [StatisticsRow] = []
  /// The reports to a server or a cloud store, in order, without repeats.
  package internal(set) var reports: [ReceivedReport] = []
  /// The reason why the finger did not reach its target.
  package internal(set) var miss: TouchMiss?
  package internal(set) var crash: SimulatedException?
  /// The reason why the step could not be performed.
  package internal(set) var fault: StepFault?
  /// The events beside the expected ones, in the order of the timeline.
  package internal(set) var comparison: [EventComparison] = []
  /// The other differences from the expectation.
  package internal(set) var differences: [Difference] = []

  package struct Suppressed: Equatable, Sendable {
    /// The interaction in a few words.
    package let subject: Sentence
    package let reason: SuppressionReason
  }

  /// True if the step was performed and met every expectation.
  package var holds: Bool {
    fault == nil && differences.isEmpty && comparison.allSatisfy { $0.difference == nil }
  }

  /// True if an expected event of a step without a fault did not come.
  package var lacksEvent: Bool {
    fault == nil && comparison.contains { $0.difference?.isAbsence == true }
  }

  /// Returns the outcome with the reasons why expected events did not come, by their names.
  package func explained(_ reason: (EventName) -> Sentence?) -> StepOutcome {
    var outcome = self
    outcome.comparison = comparison.map { row in
      guard case .differs(var difference) = row, difference.isAbsence else { return row }
      difference.reason = reason(EventName(difference.expected.subject.text))
      return .differs(difference)
    }
    return outcome
  }
}

/// The reason why a step, or the app's own code, failed.
package struct StepFault: Error, Equatable, Sendable {
  /// The thing, the place and the remedy in one sentence.
  package let message: Sentence
  /// Helpful facts: the elements on the screen, near misses.
  package private(set) var notes: [Sentence]

  /// The nearest name on the screen, as a question, which is also among the notes.
  package let question: Sentence?
  /// A step that a person can add before the failed one; nil if none is known.
  package private(set) var remedy: String?
  /// The selector without a match on the screen; nil for another fault.
  let missing: ElementSelector?
  /// True if a note names other screens that have the missing element.
  private(set) var isElsewhere = false

  package init(
    _ message: Sentence, notes: [Sentence] = [], question: Sentence? = nil, remedy: String? = nil,
    missing selector: ElementSelector? = nil
  ) {
    self.message = message
    self.notes = notes
    self.question = question
    self.remedy = remedy
    missing = selector
  }

  /// Returns the fault with a note on the screens that have the missing element.
  func noting(elsewhere note: Sentence) -> StepFault {
    var fault = self
    fault.notes.insert(note, at: 0)
    fault.isElsewhere = true
    return fault
  }
}
