/// The result of one run of a scenario.
package struct RunReport: Sendable {
  /// The scenario.
  package let loaded: LoadedScenario
  /// The seed of the random numbers.
  package let seed: UInt64
  /// The outcomes of the steps that ran; a step that cannot be performed is the last.
  package let outcomes: [StepOutcome]
  /// The device's uptime after the last step.
  package let end: Duration

  /// The first violated invariant: a defect of the lab.
  package internal(set) var violation: Violation?
  /// The delivery to a server outside of the lab; nil without one.
  package internal(set) var delivered: DeliveredEvents?

  /// The losses of a kept device, with their reasons; empty without losses.
  package internal(set) var losses: [String] = []

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
  package var lossText: String? {
    losses.isEmpty ? nil : losses.joined(separator: "; ")
  }

  /// The number of steps that did not run, because an earlier one could not be performed.
  package var skippedCount: Int { loaded.scenario.steps.count - outcomes.count }

  /// The number of events captured.
  package var eventCount: Int { outcomes.reduce(0) { $0 + $1.events.count } }
}
