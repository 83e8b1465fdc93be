package import AutoTrack
package import LabKit
import LabLanguage

/// The elements of a scenario that rules match.
package struct RuleSurvey {
  package let rules: [CircledRule]
  package private(set) var report: RunReport
  /// The numbers of elements that each rule matches, by its name.
  package private(set) var counts: [String: Int] = [:]
  /// Pairs of rules that one click matches.
  private(set) var pairs: Set<[String]> = []
  /// The elements that each rule matches, by its name.
  private(set) var elements: [String: Set<String>] = [:]
  /// Names of the elements that each rule matches, the best first, as rules of the same events.
  private(set) var candidates: [String: [CircledRule]] = [:]

  /// Runs a scenario and matches the elements after each step.
  ///
  /// The closure gets the app after each step that shows the first element of some rules, with
  /// their names.
  package init(
    of rules: [CircledRule], in loaded: LoadedScenario,
    observing observe: (Set<String>, AppSession) -> Void = { _, _ in }
  ) {
    self.rules = rules
    let matcher = ElementMatcher(rules, by: \.element)
    var survey = ElementSurvey()
    var counts: [String: Int] = [:]
    var pairs: Set<[String]> = []
    var elements: [String: Set<String>] = [:]
    var candidates: [String: [CircledRule]] = [:]
    report = loaded.run { session, _ in
      let known = Set(counts.keys)
      for (element, identity) in survey.newElements(in: session) {
        for names in element.clicks(matching: matcher).map({ $0.map(\.name) }) {
          for (place, name) in names.enumerated() {
            if elements[name, default: []].insert(identity).inserted {
              counts[name, default: 0] += 1
            }
            if candidates[name] == nil { candidates[name] = element.rules(named: name) }
            for other in names[..<place] { pairs.insert([other, name]) }
          }
        }
      }
      let new = Set(counts.keys).subtracting(known)
      if !new.isEmpty { observe(new, session) }
    }
    (self.counts, self.pairs) = (counts, pairs)
    (self.elements, self.candidates) = (elements, candidates)
  }

  /// Returns the weaknesses that the run shows and the texts of the rules do not.
  package func findings(besides known: [RuleFinding]) -> [RuleFinding] {
    rules.flatMap { rule in
      var findings: [RuleFinding] = []
      let isKnown = known.contains {
        $0.rule == rule.name && [.cannotFire, .notEvaluated].contains($0.kind)
      }
      if counts[rule.name] == nil, !isKnown {
        findings.append(
          RuleFinding(
            rule: rule.name, kind: .cannotFire, reason: "it matches no element of the scenario",
            remedy: "lab rules match shows the failing step"))
      }
      for pair in pairs.sorted(by: { $0.lexicographicallyPrecedes($1) }) where pair[1] == rule.name
      {
        let finding = RuleFinding(
          rule: rule.name, kind: .overlap, reason: "one click matches \(pair[0].quoted), too",
          remedy: "remove one of them")
        let isStated = known.contains {
          $0.rule == finding.rule && $0.kind == .overlap && $0.reason.contains(pair[0].quoted)
        }
        if !isStated { findings.append(finding) }
      }
      return findings
    }
  }
}

/// The rules that match the elements on one screen, and the misses of the others.
package struct RuleMatches {
  package struct Element {
    package let subject: ClickableElement
    package let rules: [String]
    /// The reasons of the rules by all facts among them.
    package let answers: [(rule: String, reasons: AnchoredExplanation)]
  }

  /// A rule that matches nothing, with the element that comes nearest.
  package struct NearMiss {
    package let rule: String
    /// The element; nil on an empty screen.
    package let element: String?
    /// The failing step or condition.
    package let miss: RuleMiss?
  }

  /// The elements, from the top of the screen to the bottom.
  package let elements: [Element]
  /// The misses, in the order of the rules.
  package let misses: [NearMiss]

  /// Matches the elements that a finger could click now.
  package init(of rules: [CircledRule], in session: AppSession) {
    let matcher = ElementMatcher(rules, by: \.element)
    let subjects = session.clickable
    elements = subjects.map { subject in
      let clicks = Set(subject.clicks(matching: matcher).joined())
      let found = rules.filter(clicks.contains)
      let answers = found.compactMap { rule in
        rule.answer(about: subject.element).map { (rule: rule.name, reasons: $0) }
      }
      return Element(subject: subject, rules: found.map(\.name), answers: answers)
    }
    let matched = Set(elements.flatMap(\.rules))
    misses = rules.filter { !matched.contains($0.name) }.map { rule in
      let all = subjects.compactMap { subject in
        subject.miss(of: rule.element).map { (subject.name, $0) }
      }
      // The first of the nearest misses, from the top of the screen.
      let best = all.map(\.1.held).max()
      let nearest = all.first { $0.1.held == best }
      return NearMiss(rule: rule.name, element: nearest?.0, miss: nearest?.1)
    }
  }
}
