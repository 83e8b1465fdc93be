/// All that anchored rules depend on besides the screen, for a port of them to another language.
package enum AnchoredModel {
  /// The weights by the names of the signals, in the order in which they are summed.
  package static let weights = AnchoredSignal.allCases.map { ("\($0)", $0.weight) }

  /// The other numbers by name.
  package static let bounds: KeyValuePairs<String, Double> = [
    "start": AnchoredSignal.start, "leastConfidence": AnchoredSignal.leastConfidence,
    "leastOwnConfidence": AnchoredSignal.leastOwnConfidence,
    "mostDistinct": AnchoredSignal.mostDistinct, "leastIdentity": AnchoredSignal.leastIdentity,
    "newFact": AnchoredSignal.newFact, "siblings": Double(SignalTree.mostSiblings),
  ]
}

extension AnchoredEvidence {
  /// The amounts without their weights, in the order of ``AnchoredModel/weights``.
  package var allAmounts: [Double] { AnchoredSignal.allCases.map { self[$0] } }
}

extension ViewTree.Element {
  /// The facts that only rules by all facts read, with those of the view itself.
  package var facts: ViewFacts {
    var facts = details.facts
    (facts.kind, facts.className) = (ElementRole.role(of: type.lineage), type.name)
    (facts.identifier, facts.text) = (accessibilityIdentifier, text)
    return facts
  }
}
