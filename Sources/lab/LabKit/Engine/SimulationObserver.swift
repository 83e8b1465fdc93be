package import MiniUI
package import Wording

/// An observer of a simulation that does not change its outcome.
package protocol SimulationObserver: AnyObject {
  /// Called before a step runs.
  func willRun(_ index: Int)
  /// Called after a step and its consequences have run.
  func didRun(_ index: Int)
  /// Called when a process has its classes and tracker, before any of the app's code runs.
  func willLaunch(_ session: AppSession, of loaded: LoadedScenario)
  /// Called with the view that a step's selector has resolved to.
  func didFind(_ view: View)
  /// Called if a finger would not reach the resolved view.
  func didMiss(_ miss: TouchMiss, in process: AppProcess)
  /// Called before a `hook` step changes classes or objects, now or at the launch.
  func willChangeClasses(in session: AppSession, byStep index: Int)
  /// Called after such a step has changed them.
  func didChangeClasses(in session: AppSession, byStep index: Int)
}

extension SimulationObserver {
  package func willChangeClasses(in session: AppSession, byStep index: Int) {}
  package func didChangeClasses(in session: AppSession, byStep index: Int) {}
}

/// A check of a simulation's invariants, after each step and at its end.
protocol SimulationAuditor {
  /// Returns the first invariant violated after a step.
  mutating func violation(after outcome: StepOutcome, in simulation: Simulation) -> Violation?
  /// Returns the first invariant violated at the end; `stuck` are apps whose queues remain.
  mutating func violation(atEndOf simulation: Simulation, stuck: [String]) -> Violation?
  /// Returns the first invariant violated in a replay of the scenario.
  func violationInReplays(of simulation: Simulation) -> Violation?
}

/// A violated invariant: a defect of the lab or of the simulated SDK, not of a scenario.
package struct Violation: Equatable, Sendable {
  package let invariant: String
  /// The property that does not hold.
  package let rule: Sentence
  package let breach: Sentence
  /// The index of the step, from zero; nil for a violation at the end.
  package let step: Int?
}

extension Violation: Worded {
  /// The message: `'balanced' does not hold after step 3: …`.
  package var sentence: Sentence {
    guard let step else { return "'\(invariant)' does not hold at the end: \(breach) (\(rule))" }
    return "'\(invariant)' does not hold after step \(step + 1): \(breach) (\(rule))"
  }
}
