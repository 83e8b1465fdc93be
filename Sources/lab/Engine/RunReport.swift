/// What came of one run of a scenario.
package struct RunReport: Sendable {
  /// The scenario that ran.
  package let loaded: LoadedScenario
  /// What chance grew from.
  package let seed: UInt64
  /// The steps that ran, in order; none follows one that could not be done.
  package let outcomes: [StepOutcome]
  /// The device's uptime after the last step.
  package let end: Duration
  /// The first invariant that did not hold: a fault of the lab.
  package internal(set) var violation: Violation?
  /// What a server outside of the lab has taken; nil where none was to.
  package internal(set) var delivered: DeliveredEvents?

  /// What a device that is kept has lost, and why; nothing where it has kept everything.
  package internal(set) var losses: [String] = []

  /// Whether everything was as expected, a server outside of the lab has everything, and a device
  /// that is kept has lost nothing.
  package var holds: Bool {
    outcomes.allSatisfy(\.holds) && violation == nil && (delivered?.missing ?? 0) == 0
      && losses.isEmpty
  }

  /// What was lost, and why, in one line; nil for nothing.
  package var lossText: String? {
    losses.isEmpty ? nil : losses.joined(separator: "; ")
  }

  /// How many steps did not run, because one before could not be done.
  package var skippedCount: Int { loaded.scenario.steps.count - outcomes.count }

  /// How many events were captured.
  package var eventCount: Int { outcomes.reduce(0) { $0 + $1.events.count } }
}
