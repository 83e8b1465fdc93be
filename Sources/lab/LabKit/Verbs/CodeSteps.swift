package import LabLanguage
package import MiniUI

/// A step that stands for code of the app: a message.
extension SentMessage: PerformableVerb {
  static let kind = VerbKind(fields)

  package var selectors: [Located<ElementSelector>] { [receiver].compactMap(\.self) }

  package var actions: [AppAction] { [.send(self)] }

  package var changesTypedText: Bool { types }

  package func hidingText(where isSecure: (ElementSelector?) -> Bool) -> SentMessage {
    var message = self
    if let passed, givesText, isSecure(receiver?.value) {
      message.secrets = [passed.range.insideQuotes]
    }
    return message
  }

  package func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss? {
    send(to: try simulation.receiver(receiver))
    return nil
  }
}

/// A step that stands for code of the app: new values of properties.
struct PropertyChanges: PerformableVerb {
  let assignments: [Assignment]
  private(set) var secrets: [Range<Int>] = []

  static let kind = VerbKind(
    Fields(
      Field(
        "set", \.assignments, as: Assignment.reader,
        "Properties by `selector.property`, or of the controller."),
      make: { PropertyChanges(assignments: $0) }))

  var description: String {
    "set \(assignments.map(\.description).joined(separator: ", "))"
  }

  var selectors: [Located<ElementSelector>] { assignments.compactMap(\.target) }

  var actions: [AppAction] { [.set(assignments)] }

  func hidingText(where isSecure: (ElementSelector?) -> Bool) -> PropertyChanges {
    var changes = self
    changes.secrets = assignments.compactMap { one in
      guard one.property.value == .text, case .text(.some) = one.value,
        isSecure(one.target?.value)
      else { return nil }
      return one.valueRange.insideQuotes
    }
    return changes
  }

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
