/// A rule that recognises an element by all its facts together, and abstains when in doubt.
///
/// Facts count for an element by their distinctiveness on its screen when the rule was made, and
/// against it where the rule knew something else. `docs/survival.md` has the figures.
package struct AnchoredRule: Sendable {
  /// The facts of the element when the rule was made.
  package let element: ElementSignals
  /// The number of elements of its class and role on its screen, with itself.
  package let count: Int
  /// True if the rule may find its element on another screen.
  package private(set) var looksElsewhere: Bool
  /// The confidence of the rule in its own element.
  package private(set) var ownConfidence = 0.0
  /// The numbers of other elements that had the same facts.
  let shared: SharedCounts
  private let nameWeights: [Double]
  private let wordWeights: [Double]
  private let inside: [Double]
  private let around: [Double]
  private let above: [Double]
  private let pathWeight: Double
  private let known: Set<SignalToken>

  /// Creates a rule for an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - others: The other elements of its screen.
  ///   - looksElsewhere: False if another screen of the app has an element of its role that shares
  ///     a fact of `strong`; true if that was checked and none has.
  package init(_ element: ElementSignals, among others: [ElementSignals], looksElsewhere: Bool) {
    let peers = others.filter { $0.role == element.role }
    self.init(
      element, count: 1 + peers.count { $0.className == element.className },
      shared: SharedCounts(of: element, among: peers),
      known: peers.reduce(into: []) { $0.formUnion($1.all.sorted) },
      looksElsewhere: looksElsewhere)
    let own = AnchoredScreen([element] + peers)
    ownConfidence = confidences(on: own).first?.confidence ?? 0
  }

  /// Creates a rule that was made before; it counts as usable.
  init(
    _ element: ElementSignals, count: Int, shared: SharedCounts, known: Set<SignalToken>,
    looksElsewhere: Bool
  ) {
    (self.element, self.count, self.shared) = (element, count, shared)
    (self.known, self.looksElsewhere, ownConfidence) = (known, looksElsewhere, 1)
    let weight = { (count: Int) in Self.distinctiveness(shared: count, of: shared.others) }
    (nameWeights, wordWeights) = (shared.names.map(weight), shared.words.map(weight))
    (inside, around) = (shared.inside.map(weight), shared.around.map(weight))
    (above, pathWeight) = (shared.above.map(weight), weight(shared.path))
  }

  /// The rule, allowed to look on other screens: no other screen has an element like its own.
  package var roaming: AnchoredRule {
    var rule = self
    rule.looksElsewhere = true
    return rule
  }

  /// True if the facts tell the element from the others of its screen.
  package var isUsable: Bool { ownConfidence >= AnchoredSignal.leastOwnConfidence }

  /// The logarithm of how rare a fact is among the others, at most 5.
  private static func distinctiveness(shared: Int, of count: Int) -> Double {
    min(AnchoredSignal.mostDistinct, Natural.log((Double(count) + 2) / (Double(shared) + 0.1)))
  }
}

/// The numbers of other elements of a role that had an element's facts when its rule was made.
struct SharedCounts: Sendable {
  let others: Int
  /// The numbers with each name and word, in the order of `ElementSignals`; 0 for an absent fact.
  let names, words: [Int]
  /// The numbers with each fact, in the order of the facts.
  let inside, around, above: [Int]
  /// The number with the path.
  let path: Int
}

extension SharedCounts {
  init(of element: ElementSignals, among peers: [ElementSignals]) {
    func count(_ values: [SignalValue?], _ others: [[SignalValue?]]) -> [Int] {
      values.enumerated().map { place, value in
        value.map { value in others.count { $0[place].map(value.meets) ?? false } } ?? 0
      }
    }
    func count(_ tokens: SignalTokens, _ others: [SignalTokens]) -> [Int] {
      tokens.sorted.map { token in others.count { $0.contains(token) } }
    }
    self.init(
      others: peers.count, names: count(element.names, peers.map(\.names)),
      words: count(element.words, peers.map(\.words)),
      inside: count(element.inside, peers.map(\.inside)),
      around: count(element.around, peers.map(\.around)),
      above: count(element.above, peers.map(\.above)),
      path: peers.count { $0.path == element.path })
  }
}

extension AnchoredRule {
  /// Returns the evidence for a candidate.
  ///
  /// - Parameters:
  ///   - candidate: An element of the rule's role.
  ///   - count: The number of elements of the rule's class and role on the screen.
  /// - Returns: The evidence, whose score is a logarithm of odds.
  package func evidence(for candidate: ElementSignals, count: Int) -> AnchoredEvidence {
    var evidence = AnchoredEvidence()
    addNames(of: candidate, to: &evidence)
    addWords(of: candidate, to: &evidence)
    let inside = overlap(element.inside, self.inside, candidate.inside)
    evidence[.insideAgrees] = inside.agrees
    evidence[.insideDiffers] = inside.differs
    evidence[.insideMissing] = inside.missing
    evidence[.insideNew] = inside.new
    let around = overlap(element.around, self.around, candidate.around)
    evidence[.aroundAgrees] = around.agrees
    evidence[.aroundDiffers] = around.differs
    let above = overlap(element.above, self.above, candidate.above)
    evidence[.aboveAgrees] = above.agrees
    evidence[.aboveDiffers] = above.differs
    evidence[.aboveMissing] = above.missing
    evidence[.aboveNew] = above.new
    addPlace(of: candidate, count, to: &evidence)
    return evidence
  }

  private func addNames(of candidate: ElementSignals, to evidence: inout AnchoredEvidence) {
    for (place, name) in element.names.enumerated() {
      switch (name, candidate.names[place]) {
      case (nil, nil): break
      case (nil, _): evidence[.namesNew] += 1
      case (_, nil): evidence[.namesMissing] += 1
      case (let mine?, let theirs?):
        let agreement = mine.agreement(
          with: theirs, oneIsEnough: place == ElementSignals.outlets)
        evidence[.namesAgree] += agreement * nameWeights[place]
        evidence[.namesDiffer] += 1 - agreement
        if agreement == 1, ElementSignals.anchoringNames.contains(place), nameWeights[place] > 1 {
          evidence[.anchored] = 1
        }
      }
    }
  }

  private func addWords(of candidate: ElementSignals, to evidence: inout AnchoredEvidence) {
    for (place, word) in element.words.enumerated() {
      switch (word, candidate.words[place]) {
      case (nil, nil): break
      case (nil, _): evidence[.wordsNew] += 1
      case (_, nil): evidence[.wordsMissing] += 1
      case (let mine?, let theirs?) where mine == theirs:
        evidence[.wordsAgree] += wordWeights[place]
        if place == 0, wordWeights[place] > 1 { evidence[.anchored] = 1 }
      default: break
      }
    }
  }

  private func addPlace(
    of candidate: ElementSignals, _ count: Int, to evidence: inout AnchoredEvidence
  ) {
    let isElsewhere = candidate.screen != element.screen
    evidence[.otherScreen] = isElsewhere ? 1 : 0
    evidence[.sideDiffers] = candidate.side != element.side ? 1 : 0
    if candidate.path == element.path {
      evidence[.pathAgrees] = pathWeight
    } else {
      evidence[.pathDiffers] = 1
    }
    let identity = max(
      evidence[.namesAgree], evidence[.wordsAgree], evidence[.insideAgrees],
      evidence[.aroundAgrees])
    if identity < AnchoredSignal.leastIdentity {
      let isSameCount = count == self.count && !isElsewhere
      evidence[isSameCount ? .placeOnly : .placeOnlyOfOtherCount] = 1
    }
    evidence[.knownAsOther] = isKnownAsOther(candidate) ? 1 : 0
  }

  /// True if a candidate has a name or a text by which the rule knew another element.
  func isKnownAsOther(_ candidate: ElementSignals) -> Bool {
    candidate.all.sorted.contains { known.contains($0) && !element.all.contains($0) }
  }

  private func overlap(
    _ mine: SignalTokens, _ weights: [Double], _ theirs: SignalTokens
  ) -> (agrees: Double, differs: Double, missing: Double, new: Double) {
    if theirs.isEmpty { return (0, 0, mine.isEmpty ? 0 : 1, 0) }
    if mine.isEmpty { return (0, 0, 0, 1) }
    var (shared, lost, common) = (0.0, 0.0, 0)
    for (token, weight) in zip(mine.sorted, weights) {
      if theirs.contains(token) {
        shared += weight
        common += 1
      } else {
        lost += weight
      }
    }
    let new = Double(theirs.count - common)
    let agreement =
      shared > 0 ? shared / (shared + lost + AnchoredSignal.newFact * new) : 0
    return (agreement * min(AnchoredSignal.mostDistinct, shared), 1 - agreement, 0, 0)
  }
}
