import AutoTrack
import LabKit
import MiniUI
import Wording

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
      rows.append(StepExplanation.Row("\(name)", answer.answer))
      let all: [(Sentence, [Sentence])] = [("agree", answer.agrees), ("differ", answer.differs)]
      for (word, facts) in all where !facts.isEmpty {
        rows.append(StepExplanation.Row(word, facts.joined(separator: ", "), depth: 1))
      }
    }
  }
}
