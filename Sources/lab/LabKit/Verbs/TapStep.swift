package import LabLanguage
package import MiniUI
package import Wording

extension Tap: PerformableVerb {
  static let kind = VerbKind(variants)

  /// The target, and the time of the touch-up if it counts from the previous tap.
  package var sentence: Sentence {
    guard let interval else { return "\(manner.words) \(target.value)" }
    return "\(manner.words) \(target.value) after \(interval.value.shortText)"
  }

  package var selectors: [Located<ElementSelector>] { [target] }

  package var canMiss: Bool { true }

  package func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss? {
    try simulation.tap(simulation.currentIndex)
  }
}

extension Tap.Manner {
  /// The verb as timelines show it.
  fileprivate var words: Sentence {
    switch self {
    case .tap: "tap"
    case .doubleTap: "double tap"
    case .longPress: "long press"
    }
  }
}
