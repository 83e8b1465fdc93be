/// Looks at a simulation after each step and at its end, for invariants that do not hold.
protocol SimulationAuditor {
  /// The first invariant that does not hold after a step.
  mutating func violation(after outcome: StepOutcome, in simulation: Simulation) -> Violation?
  /// The first invariant that does not hold at the end; `stuck` are apps whose queues remain.
  mutating func violation(atEndOf simulation: Simulation, stuck: [String]) -> Violation?
  /// The first invariant that playing the scenario again shows not to hold.
  func violationInReplays(of simulation: Simulation) -> Violation?
}

/// An invariant that does not hold: a fault of the lab or of what it simulates, not of a scenario.
package struct Violation: Equatable, Sendable {
  /// The invariant's name.
  package let invariant: String
  /// What should hold.
  package let sentence: String
  /// What does not.
  package let breach: String
  /// The step's index, counted from zero; nil where it shows only at the end.
  package let step: Int?
}

extension Violation: CustomStringConvertible {
  /// `balanced (…) does not hold after step 3: …`.
  package var description: String {
    let place = step.map { "after step \($0 + 1)" } ?? "at the end"
    return "'\(invariant)' does not hold \(place): \(breach) (\(sentence))"
  }
}
