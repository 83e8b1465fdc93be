package import LabLanguage
package import MiniUI

/// A verb that a simulation can perform.
package protocol PerformableVerb: Verb {
  /// True if the step only lets time pass, so that an app in the background stays suspended.
  var onlyWaits: Bool { get }

  /// Performs the step.
  ///
  /// - Returns: The reason why a finger did not reach its target, if it did not.
  func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss?

  /// Performs the step in a process that starts, if it was deferred to the launch.
  func prepare(_ session: AppSession, in simulation: Simulation) throws(StepFault)
}

extension PerformableVerb {
  package var onlyWaits: Bool { false }
  package func prepare(_ session: AppSession, in simulation: Simulation) throws(StepFault) {}
}

extension VerbKind {
  /// A verb with one set of keys; `sections` describe the objects that they take.
  package init(
    _ fields: Fields<some PerformableVerb>, sections: FormatReference.Section...
  ) {
    self.init([fields], sections: sections)
  }

  /// Several sets of keys, told apart by their first keys.
  package init(
    _ variants: [Fields<some PerformableVerb>], sections: [FormatReference.Section] = []
  ) {
    self.init(variants: variants.map { Fields($0, make: { $0 }) }, sections: sections)
  }
}
