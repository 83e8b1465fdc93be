package import AutoTrack
package import Wording

/// The reasons for the match of a view, or for its absence from the new version.
package struct MatchExplanation: Equatable, Sendable {
  /// The view of the old version in words, with its screen.
  package let view: Sentence
  package let answer: Answer
  /// The facts of the view and of the answer's view that agree, and those that differ.
  package let agreed, differed: [Fact]
  /// Further evidence for and against the pair, the strongest first, in words.
  package let support, doubts: [Sentence]

  package enum Answer: Equatable, Sendable {
    /// The screen has not changed.
    case unchanged(AppMatch.Place)
    /// The view is on its screen, with the evidence of the pair.
    case matched(AppMatch.Place, Evidence)
    case moved(AppMatch.Place, Evidence)
    case vanished(Reason)

    package var place: AppMatch.Place? {
      switch self {
      case .unchanged(let place), .matched(let place, _), .moved(let place, _): place
      case .vanished: nil
      }
    }

    /// The closest view for a view that is gone, if any.
    package var closest: AppMatch.Place? {
      switch self {
      case .vanished(.tooDifferent(let place, _)), .vanished(.taken(let place, _, _)): place
      default: nil
      }
    }
  }

  /// The reason why a view has no match.
  package enum Reason: Equatable, Sendable {
    /// Its screen is gone, and no other screen has a view that is related to it.
    case screenIsGone
    case noViewOfKind
    /// The closest view is too different.
    case tooDifferent(AppMatch.Place, Evidence)
    /// The closest view is the match of another view.
    case taken(AppMatch.Place, Evidence, by: Sentence)
  }

  /// The evidence of a pair as logarithm of its odds, and the least for a match.
  package struct Evidence: Equatable, Sendable {
    package let sum, least: Double
  }

  /// A fact of both views; nil if a view has none.
  package struct Fact: Equatable, Sendable {
    package let signal: ViewFacts.Signal
    package let old, new: String?

    /// The fact in words: `text 'Save'`, `text 'Save' → 'Done'`.
    package var words: Sentence {
      old == new
        ? "\(signal.words) \(Self.quoted(old))"
        : "\(signal.words) \(Self.quoted(old)) → \(Self.quoted(new))"
    }

    private static func quoted(_ value: String?) -> Sentence {
      guard let value else { return "none" }
      return Sentence(
        name: value.split(separator: "\n").map { "'\($0)'" }.joined(separator: ", "))
    }
  }
}

extension AppMatch {
  /// Returns the reasons for the answer to one view.
  package func explanation(of place: Place) -> MatchExplanation {
    if let other = places[place] {
      guard screens[place.screen] == other.screen else {
        let evidence = wideEvidence
        let sum = MatchExplanation.Evidence(
          sum: score(place, other, evidence), least: Self.restThreshold)
        return explanation(of: place, .moved(other, sum), evidence, nil)
      }
      if isUnchanged(place.screen, other.screen) {
        return explanation(of: place, .unchanged(other), nil, nil)
      }
      return onScreen(place, other)
    }
    guard let screen = screens[place.screen] else { return elsewhere(place) }
    let match = screenMatch(place.screen, screen)
    guard let closest = match.closest(to: place.node) else {
      return explanation(of: place, .vanished(.noViewOfKind), nil, nil)
    }
    let other = Place(screen: screen, node: closest.view)
    return vanished(place, other, closest.score, ScreenMatch.threshold, match)
  }

  private func onScreen(_ place: Place, _ other: Place) -> MatchExplanation {
    let match = screenMatch(place.screen, other.screen)
    guard match.forward[place.node] == other.node else {
      // Found with the rest of all screens, though on its own one.
      let evidence = wideEvidence
      let sum = MatchExplanation.Evidence(
        sum: score(place, other, evidence), least: Self.restThreshold)
      return explanation(of: place, .matched(other, sum), evidence, nil)
    }
    let sum = MatchExplanation.Evidence(
      sum: match.score(of: place.node, other.node) ?? 0, least: ScreenMatch.threshold)
    return explanation(of: place, .matched(other, sum), nil, match)
  }

  /// Explains a view without a match whose screen has no match either.
  private func elsewhere(_ place: Place) -> MatchExplanation {
    let evidence = wideEvidence
    let related = Self.places(in: new).filter { areRelated(place, $0) }
    let scores = related.map { score(place, $0, evidence) }
    guard let best = scores.indices.max(by: { (scores[$0], $1) < (scores[$1], $0) }) else {
      return explanation(of: place, .vanished(.screenIsGone), nil, nil)
    }
    return vanished(place, related[best], scores[best], Self.restThreshold, nil)
  }

  private func vanished(
    _ place: Place, _ other: Place, _ score: Double, _ least: Double, _ match: ScreenMatch?
  ) -> MatchExplanation {
    let evidence = MatchExplanation.Evidence(sum: score, least: least)
    let reason: MatchExplanation.Reason =
      if score >= least, let owner = origins[other] {
        .taken(other, evidence, by: description(of: owner, in: old))
      } else {
        .tooDifferent(other, evidence)
      }
    return explanation(of: place, .vanished(reason), match == nil ? wideEvidence : nil, match)
  }

  /// Adds the facts of the pair to an answer, with the evidence of a screen or of all screens.
  private func explanation(
    of place: Place, _ answer: MatchExplanation.Answer, _ wide: PairEvidence?,
    _ match: ScreenMatch?
  ) -> MatchExplanation {
    guard let other = answer.place ?? answer.closest else {
      return MatchExplanation(
        view: description(of: place, in: old), answer: answer, agreed: [], differed: [],
        support: [], doubts: [])
    }
    let (mine, theirs) = (node(place, in: old), node(other, in: new))
    let facts = ViewFacts.Signal.allCases.map { signal in
      MatchExplanation.Fact(
        signal: signal, old: mine.value(of: signal), new: theirs.value(of: signal))
    }.filter { $0.old != nil || $0.new != nil }
    let evidence = self.evidence(of: place, other, wide, match)
    return MatchExplanation(
      view: description(of: place, in: old), answer: answer,
      agreed: facts.filter { $0.old == $0.new }, differed: facts.filter { $0.old != $0.new },
      support: evidence.filter { $0.sum > 0 }.map(\.words),
      doubts: evidence.filter { $0.sum < 0 }.map(\.words))
  }

  /// Returns the evidence beside the facts of the views, the strongest first.
  private func evidence(
    of place: Place, _ other: Place, _ wide: PairEvidence?, _ match: ScreenMatch?
  ) -> [(words: Sentence, sum: Double)] {
    var found: [(words: Sentence, sum: Double)] = []
    func add(_ feature: MatchFeature, _ amount: Double, _ weight: Double) {
      guard let words = feature.words(amount), abs(weight * amount) >= 0.05 else { return }
      found.append((words, weight * amount))
    }
    let (before, after) = (old.screens[place.screen], new.screens[other.screen])
    if let match {
      let pair = PairEvidence(
        [before], [after], factCount: max(old.factCount, new.factCount))
      pair.forEach(before, place.node, after, other.node) { add($0, $1, $0.weights.together) }
      match.forEachFormerNeighbour(of: place.node, other.node) { add($0, $1, $0.weights.together) }
    } else if let wide {
      wide.forEach(before, place.node, after, other.node) { add($0, $1, $0.weights.alone) }
    }
    return found.enumerated().sorted {
      (abs($1.element.sum), $0.offset) < (abs($0.element.sum), $1.offset)
    }.map(\.element)
  }

  private func node(_ place: Place, in version: MatchVersion) -> ViewFacts {
    version.screens[place.screen].nodes[place.node]
  }

  /// Returns a view in words, with its screen.
  func description(of place: Place, in version: MatchVersion) -> Sentence {
    "\(node(place, in: version)) on \(version.screens[place.screen].screen.name)"
  }
}
