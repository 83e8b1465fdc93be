package import AutoTrack

extension CircledRule {
  /// The rule by all facts; nil for a rule of a path.
  package var anchored: AnchoredRule? {
    if case .anchored(let pattern) = element.place { pattern.rule } else { nil }
  }

  /// Returns the answer of a rule by all facts about an element; nil if it is not a candidate.
  package func answer(about element: SchemeElement) -> AnchoredExplanation? {
    guard let anchored, let sight = AnchoredSight(around: element),
      let place = sight.place(of: element)
    else { return nil }
    return AnchoredExplanation(of: anchored, at: place, on: sight.screen)
  }
}
