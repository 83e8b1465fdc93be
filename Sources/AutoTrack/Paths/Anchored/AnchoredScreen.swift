/// The elements of one screen, among which rules look for theirs.
package struct AnchoredScreen: Sendable {
  /// The elements that can be captured.
  package let elements: [ElementSignals]
  private let byRole: [String: [Int]]

  /// Creates a screen; its elements are those that events come from.
  package init(_ elements: [ElementSignals]) {
    self.elements = elements
    byRole = Dictionary(grouping: elements.indices) { elements[$0].role }
  }

  func places(of role: String) -> [Int] { byRole[role] ?? [] }
}

package enum AnchoredVerdict: Sendable {
  /// The rule has found its element.
  case hit(place: Int, confidence: Double)
  /// The screen has no element of the role, or none that the rule may consider.
  case noCandidate
  /// The best candidate differs too much from the element.
  case tooDifferent(place: Int, confidence: Double)
  /// Two candidates are too similar.
  case undecided(places: [Int], confidence: Double)

  /// The place of the element; nil if the rule abstains.
  package var place: Int? {
    guard case .hit(let place, _) = self else { return nil }
    return place
  }
}

extension AnchoredRule {
  /// A candidate and the probability that it is the element.
  package struct Candidate: Sendable {
    /// Its place on the screen.
    package let place: Int
    package let evidence: AnchoredEvidence
    /// The probability from 0 to 1.
    package fileprivate(set) var confidence: Double
  }

  /// Returns the candidates of a screen in their order.
  package func confidences(on screen: AnchoredScreen) -> [Candidate] {
    let places = candidates(on: screen)
    let count = screen.places(of: element.role).count { place in
      screen.elements[place].className == element.className
    }
    var found = places.map { place in
      Candidate(
        place: place, evidence: evidence(for: screen.elements[place], count: count), confidence: 0)
    }
    let scores = found.map(\.evidence.score)
    let top = max(0, scores.max() ?? 0)
    let sum = scores.reduce(Natural.exp(-top)) { $0 + Natural.exp($1 - top) }
    for (index, score) in scores.enumerated() {
      found[index].confidence = Natural.exp(score - top) / sum
    }
    return found
  }

  /// Returns the places that the rule considers: elsewhere only those that share a strong fact.
  private func candidates(on screen: AnchoredScreen) -> [Int] {
    screen.places(of: element.role).filter { place in
      let candidate = screen.elements[place]
      return candidate.screen == element.screen
        || looksElsewhere && candidate.strong.meets(element.strong)
    }
  }

  /// Returns the element of a screen that the rule means, or the reason why it abstains.
  package func verdict(on screen: AnchoredScreen) -> AnchoredVerdict {
    let candidates = confidences(on: screen).sorted { left, right in
      (right.confidence, left.place) < (left.confidence, right.place)
    }
    guard let best = candidates.first else { return .noCandidate }
    if best.confidence >= AnchoredSignal.leastConfidence {
      return .hit(place: best.place, confidence: best.confidence)
    }
    // Without its rivals, the best candidate would be found.
    let alone = 1 / (1 + Natural.exp(-best.evidence.score))
    guard alone >= AnchoredSignal.leastConfidence, candidates.count > 1 else {
      return .tooDifferent(place: best.place, confidence: best.confidence)
    }
    return .undecided(
      places: [best.place, candidates[1].place], confidence: best.confidence)
  }
}

/// Many rules, found by the screen and the role of what is tapped.
package struct AnchoredRules: Sendable {
  /// The rules in their order.
  package let rules: [AnchoredRule]
  private let here: [Key: [Int]]
  private let elsewhere: [SignalToken: [Int]]

  private struct Key: Hashable {
    let screen: String
    let role: String
  }

  /// Creates an index of rules; those that are not usable never match.
  package init(_ rules: [AnchoredRule]) {
    self.rules = rules
    let usable = rules.indices.filter { rules[$0].isUsable }
    here = Dictionary(grouping: usable) { place in
      Key(screen: rules[place].element.screen, role: rules[place].element.role)
    }
    elsewhere = usable.reduce(into: [:]) { index, place in
      guard rules[place].looksElsewhere else { return }
      for token in rules[place].element.strong.sorted { index[token, default: []].append(place) }
    }
  }

  /// Returns the places of the rules whose element is the tapped one, in their order.
  package func matches(of tapped: Int, on screen: AnchoredScreen) -> [Int] {
    let element = screen.elements[tapped]
    let own = here[Key(screen: element.screen, role: element.role)] ?? []
    let others = element.strong.sorted.flatMap { elsewhere[$0] ?? [] }.filter { place in
      rules[place].element.role == element.role && rules[place].element.screen != element.screen
    }
    let count = Dictionary(grouping: screen.places(of: element.role)) { place in
      screen.elements[place].className
    }.mapValues(\.count)
    return Set(own + others).sorted().filter { place in
      let rule = rules[place]
      let score = rule.evidence(
        for: element, count: count[rule.element.className] ?? 0
      ).score
      // Alone on its screen it would have this confidence; with others it has less.
      guard 1 / (1 + Natural.exp(-score)) >= AnchoredSignal.leastConfidence else { return false }
      return rule.verdict(on: screen).place == tapped
    }
  }
}
