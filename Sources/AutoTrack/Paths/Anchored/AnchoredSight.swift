package import Wording

/// The screen around an element as anchored rules see it, live or in a snapshot.
package struct AnchoredSight {
  /// The elements of which events come.
  package let screen: AnchoredScreen
  /// The same elements, in the same order.
  package let elements: [SchemeElement]
  private let tree: SignalTree
  /// The nodes of the elements.
  private let numbers: [Int]

  /// Reads the screen; nil for an element without a controller.
  package init?(around element: SchemeElement) {
    self.init(around: element) { _ in true }
  }

  /// Reads the elements of one role, for a tap on one of them.
  init?(like element: SchemeElement) {
    let role = ElementRole.role(of: element.classNames)
    self.init(around: element) { $0.kind == role }
  }

  private init?(around element: SchemeElement, where isMeant: (ViewFacts) -> Bool) {
    guard let reader = SignalReader(around: element) else { return nil }
    let tree = SignalTree(screen: reader.screen, nodes: reader.nodes)
    numbers = reader.capturable.filter { isMeant(tree.nodes[$0]) }
    elements = numbers.compactMap { reader.elements[$0] }
    screen = AnchoredScreen(numbers.map(tree.signals))
    self.tree = tree
  }

  /// Returns the place of an element on the screen; nil if no events come from it.
  package func place(of element: SchemeElement) -> Int? {
    elements.firstIndex { $0.isSame(as: element) }
  }

  /// Returns the rule of the element at a place; nil if its facts do not tell it from the others.
  ///
  /// It may look elsewhere if no other screen of the app has an element like it.
  package func pattern(at place: Int, looksElsewhere: Bool = false) -> AnchoredPattern? {
    var others = screen.elements
    others.remove(at: place)
    let facts = AnchoredFacts(
      of: numbers[place], in: tree, among: others, looksElsewhere: looksElsewhere)
    let pattern = AnchoredPattern(facts)
    let own = pattern.rule.confidences(on: screen).first { $0.place == place }
    let isUsable = own.map { $0.confidence >= AnchoredSignal.leastOwnConfidence } ?? false
    return isUsable ? pattern : nil
  }
}

extension AnchoredPattern {
  /// Returns the reason why an element is not the one that the rule means; nil if it is.
  func miss(of element: SchemeElement) -> RuleMiss? {
    let role = ElementRole.role(of: element.classNames)
    guard role == facts.role else {
      return RuleMiss("role \(facts.role)", "the element is a \(role)")
    }
    guard let sight = AnchoredSight(like: element), let place = sight.place(of: element) else {
      return RuleMiss("\(self)", "no click on the element gives an event")
    }
    return miss(at: place, of: sight.screen)
  }

  /// Returns the same for a place on a screen.
  package func miss(at place: Int, of screen: AnchoredScreen) -> RuleMiss? {
    let element = screen.elements[place]
    let candidates = rule.confidences(on: screen)
    guard let own = candidates.first(where: { $0.place == place }) else {
      let reason: Sentence =
        element.role == facts.role
        ? "the screen is \(element.screen)" : "the element is a \(element.role)"
      return RuleMiss("\(facts.role) on \(facts.page)", reason)
    }
    let found = rule.verdict(on: screen)
    if found.place == place { return nil }
    let reason = AnchoredExplanation(of: rule, at: place, found, own.confidence, on: screen)
    return RuleMiss("\(self)", reason.sentence, held: 1 + Int(1_000 * own.confidence))
  }
}

extension AnchoredPattern {
  /// Returns the ids of those of some elements that have no `miss(of:)`, in their order.
  ///
  /// It is the fast path of `lab suggest`: each screen is read once, and not for each element.
  package func matches(among elements: [ViewTree.Element]) -> [Int] {
    var (found, read): (Set<Int>, Set<Int>) = ([], [])
    for element in elements where ElementRole.role(of: element.type.lineage) == facts.role {
      guard let root = element.screen?.id, read.insert(root).inserted,
        let sight = AnchoredSight(like: SchemeElement(element)),
        let place = rule.verdict(on: sight.screen).place,
        case .snapshot(let match) = sight.elements[place].storage
      else { continue }
      found.insert(match.id)
    }
    return elements.map(\.id).filter(found.contains)
  }
}

/// The reasons for which a rule takes an element for its own, or does not.
package struct AnchoredExplanation: Equatable, Sendable, Worded {
  /// The answer: `found with 98 %`, or the reason why the rule abstains.
  package let answer: Sentence
  /// The probability, from 0 to 1, that the element is the one that the rule means.
  package let confidence: Double
  /// The facts of the element that agree with the rule.
  package let agrees: [Sentence]
  /// The facts that differ, are missing or are new.
  package let differs: [Sentence]

  init(
    of rule: AnchoredRule, at place: Int, _ verdict: AnchoredVerdict, _ confidence: Double,
    on screen: AnchoredScreen
  ) {
    func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
    let share = percent(confidence)
    self.confidence = confidence
    answer =
      switch verdict {
      case .hit(place, _): "found with \(share)"
      case .hit(_, let other): "the rule finds another element with \(percent(other))"
      case .noCandidate: "abstains: no candidate"
      case .tooDifferent: "abstains at \(share): the best candidate differs too much"
      case .undecided: "abstains at \(share): two candidates are too similar"
      }
    (agrees, differs) = rule.comparison(with: screen.elements[place])
  }

  /// Explains the answer of a rule about the element at a place; nil if it is not a candidate.
  package init?(of rule: AnchoredRule, at place: Int, on screen: AnchoredScreen) {
    guard let own = rule.confidences(on: screen).first(where: { $0.place == place }) else {
      return nil
    }
    self.init(of: rule, at: place, rule.verdict(on: screen), own.confidence, on: screen)
  }

  /// The explanation in one line.
  package var sentence: Sentence {
    let parts: [(word: Sentence, facts: [Sentence])] = [("agree", agrees), ("differ", differs)]
    let facts = parts.filter { !$0.facts.isEmpty }
      .map { "\($0.word): \($0.facts.joined(separator: ", "))" as Sentence }
    return ([answer] + facts).joined(separator: "; ")
  }
}

extension AnchoredRule {
  /// Returns the facts that agree and differ between the rule and a candidate, in words.
  fileprivate func comparison(
    with candidate: ElementSignals
  ) -> (agrees: [Sentence], differs: [Sentence]) {
    var (agrees, differs): ([Sentence], [Sentence]) = ([], [])
    func compare<Value: Equatable>(_ word: Sentence, _ mine: Value?, _ theirs: Value?) {
      if mine == nil && theirs == nil { return }
      if mine == theirs { agrees.append(word) } else { differs.append(word) }
    }
    let names: [Sentence] = ["identifier", "actions", "outlets", "tag", "reuse identifier"]
    for (place, word) in names.enumerated() {
      compare(word, element.names[place], candidate.names[place])
    }
    let words: [Sentence] = ["text", "label", "placeholder", "image"]
    for (place, word) in words.enumerated() {
      compare(word, element.words[place], candidate.words[place])
    }
    let sets: [(Sentence, SignalTokens, SignalTokens)] = [
      ("content", element.inside, candidate.inside),
      ("surroundings", element.around, candidate.around),
      ("containers", element.above, candidate.above),
    ]
    for (word, mine, theirs) in sets where !mine.isEmpty || !theirs.isEmpty {
      let common = mine.commonCount(with: theirs)
      let all = mine.count + theirs.count - common
      if common == all {
        agrees.append(word)
      } else {
        differs.append(common == 0 ? word : "\(word) (\(common) of \(all) agree)")
      }
    }
    compare("path", Optional(element.path), candidate.path)
    compare("side", element.side, candidate.side)
    compare("screen", Optional(element.screen), candidate.screen)
    if isKnownAsOther(candidate) { differs.append("a name or text of another element") }
    return (agrees, differs)
  }
}
