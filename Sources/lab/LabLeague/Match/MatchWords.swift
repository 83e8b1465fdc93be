package import AutoTrack
package import Wording

extension ViewFacts: CustomStringConvertible {
  /// The kind with the fact that tells most: `button 'Save'`, `switch soundSwitch`.
  package var description: String {
    let texts = [text, label, placeholder, systemItem].compactMap(\.self).map { "'\($0)'" }
    let names =
      [identifier].compactMap(\.self) + outlets + actions
      + [reuseIdentifier, image]
      .compactMap(\.self)
    guard let name = (texts + names).first else { return kind }
    return "\(kind) \(name)"
  }
}

extension ViewFacts.Signal {
  var words: Sentence {
    switch self {
    case .className: "class"
    case .outlets: "outlets"
    case .reuseIdentifier: "reuse identifier"
    case .systemItem: "system item"
    case .recognizers: "recognisers"
    default: Sentence(stringLiteral: rawValue)
    }
  }
}

extension MatchFeature {
  /// The feature of a pair in words; nil for facts that the views show, and for missing ones.
  func words(_ amount: Double) -> Sentence? {
    switch self {
    case .bias, .signal, .sameInside, .emptyInside, .emptyNear, .anySubview: nil
    case .position, .size, .noFrame: nil
    case .inside: "\(Self.percent(amount)) of the contents in common"
    case .otherInside: "nothing of the contents in common"
    case .near: "\(Self.percent(amount)) of the surroundings in common"
    case .index: amount == 1 ? "the same index among siblings" : nil
    case .depth: "the same depth"
    case .sameSuperview: amount == 1 ? "superviews that are matched with each other" : nil
    case .otherSuperview: "superviews that are not matched with each other"
    case .sameBefore:
      amount == 1 ? "previous siblings that are matched with each other" : nil
    case .otherBefore: "previous siblings that are not matched with each other"
    case .sameAfter: amount == 1 ? "next siblings that are matched with each other" : nil
    case .otherAfter: "next siblings that are not matched with each other"
    case .sameSubviews: "\(Self.percent(amount)) of the subviews matched with each other"
    case .otherSubviews: "\(Self.percent(amount)) of the subviews matched with other views"
    }
  }

  private static func percent(_ share: Double) -> String {
    "\(Int((share * 100).rounded())) %"
  }
}

extension AppMatch {
  /// Returns an explanation as lines of text, the answer first.
  package func lines(of explanation: MatchExplanation) -> [Sentence] {
    let parts: [(Sentence, [Sentence])] = [
      ("same", explanation.agreed.map(\.words)),
      ("different", explanation.differed.map(\.words)),
      ("for the match", explanation.support), ("against the match", explanation.doubts),
    ]
    return ["\(explanation.view) \(words(for: explanation.answer))"]
      + parts.filter { !$0.1.isEmpty }.map { "  \($0): \($1.joined(separator: "; "))" }
  }

  private func words(for answer: MatchExplanation.Answer) -> Sentence {
    func name(_ place: Place) -> Sentence { description(of: place, in: new) }
    switch answer {
    case .unchanged(let place): return "is \(name(place)): the screen has not changed"
    case .matched(let place, let evidence): return "is \(name(place)): \(evidence.words)"
    case .moved(let place, let evidence):
      return "has moved, and is \(name(place)): \(evidence.words)"
    case .vanished(.screenIsGone):
      return "is gone: so is its screen, and no other screen has a view like it"
    case .vanished(.noViewOfKind): return "is gone: its screen has no view of this kind"
    case .vanished(.tooDifferent(let place, let evidence)):
      return "is gone: the closest view, \(name(place)), is too different (\(evidence.words))"
    case .vanished(.taken(let place, let evidence, let owner)):
      return "is gone: the closest view, \(name(place)) (\(evidence.words)), fits \(owner) better"
    }
  }
}

extension MatchExplanation.Evidence {
  fileprivate var words: Sentence {
    "evidence \(Self.tenths(sum)), and a match needs \(Self.tenths(least))"
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((abs(value) * 10).rounded())
    return (value < 0 && tenths > 0 ? "-" : "") + "\(tenths / 10).\(tenths % 10)"
  }
}
