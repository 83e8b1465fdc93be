package import LabLanguage
package import MiniUI
import Wording

/// A step that stands for code of the app: a message.
extension SentMessage: PerformableVerb {
  static let kind = VerbKind(fields)

  package var selectors: [Located<ElementSelector>] { [receiver].compactMap(\.self) }

  package var actions: [AppAction] { [.send(self)] }

  package var changesTypedText: Bool { types }

  package func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss? {
    send(to: try simulation.receiver(receiver))
    return nil
  }
}

/// A step that stands for code of the app: new values of properties.
struct PropertyChanges: PerformableVerb {
  let assignments: [Assignment]

  static let kind = VerbKind(
    Fields(
      Field(
        "set", \.assignments, as: Assignment.reader,
        "Properties by `selector.property`, or of the controller."),
      make: PropertyChanges.init))

  var sentence: Sentence {
    "set \(assignments.map(\.sentence).joined(separator: ", "))"
  }

  var selectors: [Located<ElementSelector>] { assignments.compactMap(\.target) }

  var actions: [AppAction] { [.set(assignments)] }

  func check(in scenario: ScenarioCheck) {
    assignments.forEach { scenario.checkOwner(of: $0) }
  }

  func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss? {
    for assignment in assignments {
      let owner = try simulation.receiver(assignment.target)
      if let fault = assignment.apply(to: owner) { throw fault }
    }
    return nil
  }
}
