import AutoTrack
import MiniUI

/// The answers of rules by all facts about one element, for `lab why`.
struct AnchoredAnswers {
  /// A row for each rule for which the element is a candidate, and two for its facts.
  private(set) var rows: [StepExplanation.Row] = []
  /// Below this confidence a rule means another element.
  private static let least = 0.05

  /// Asks the rules; those that surely mean another element are left out.
  init(of rules: [CircledRule], about view: View) {
    let anchored = rules.compactMap { rule in rule.anchored.map { (name: rule.name, rule: $0) } }
    guard !anchored.isEmpty else { return }
    let element = SchemeElement(view)
    guard let sight = AnchoredSight(around: element), let place = sight.place(of: element) else {
      return
    }
    for (name, rule) in anchored {
      guard let answer = AnchoredExplanation(of: rule, at: place, on: sight.screen),
        answer.confidence >= Self.least
      else { continue }
      rows.append(StepExplanation.Row(name, answer.answer))
      for (word, facts) in [("agree", answer.agrees), ("differ", answer.differs)]
      where !facts.isEmpty {
        rows.append(StepExplanation.Row(word, facts.joined(separator: ", "), depth: 1))
      }
    }
  }
}

extension CircledRule {
  /// The rule by all facts; nil for a rule of a path.
  fileprivate var anchored: AnchoredRule? {
    if case .anchored(let pattern) = element.place { pattern.rule } else { nil }
  }

  /// Returns the answer of a rule by all facts about an element; nil if it is not a candidate.
  func answer(about element: SchemeElement) -> AnchoredExplanation? {
    guard let anchored, let sight = AnchoredSight(around: element),
      let place = sight.place(of: element)
    else { return nil }
    return AnchoredExplanation(of: anchored, at: place, on: sight.screen)
  }
}
