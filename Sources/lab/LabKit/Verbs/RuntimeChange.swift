package import LabLanguage
package import MiniUI
package import Wording

/// Changes of classes and objects, now or at the next launch.
package struct RuntimeChange: PerformableVerb {
  package let operations: [RuntimeOperation]

  static let kind = VerbKind(
    Fields(
      Field(
        "hook", \.operations,
        "Runtime operations, in order; for an app that is not running, at its next launch."),
      make: RuntimeChange.init))

  package var sentence: Sentence {
    "hook \(operations.map(\.sentence).joined(separator: ", "))"
  }

  package var selectors: [Located<ElementSelector>] {
    operations.flatMap(\.selectors) + actions.flatMap(\.selectors)
  }

  /// The code of the methods that the operations install.
  package var actions: [AppAction] { operations.flatMap(\.steps).everything }

  package func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss? {
    if let session = simulation.session, session.process.isRunning {
      try simulation.change(session, operations)
    } else {
      simulation.deferToLaunch(self)
    }
    return nil
  }

  package func prepare(_ session: AppSession, in simulation: Simulation) throws(StepFault) {
    try simulation.change(session, operations)
  }
}
