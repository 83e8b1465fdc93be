package import AutoTrack
package import LabKit
import LabLanguage
import MiniUI

/// A rule without the parts that do not change which elements it matches.
///
/// Indexes go first, because rules that count siblings survive least; then the position, and the
/// content last. A rule by all facts keeps them all: its survival comes from their number.
package struct RuleReduction {
  /// The rule before.
  package let rule: CircledRule
  /// The rule without the parts.
  package private(set) var smaller: CircledRule
  package private(set) var dropped: [String] = []
  /// The number of elements that both match.
  package let matches: Int

  private init(_ rule: CircledRule, among elements: [Subject], _ number: Int) {
    (self.rule, smaller) = (rule, rule)
    let own = Self.matched(by: rule.element, elements, number)
    matches = Set(own.map { elements[$0].identity }).count
    guard !own.isEmpty else { return }
    for (words, change) in Self.changes(of: rule.element) {
      var element = smaller.element
      change(&element)
      guard element != smaller.element, Self.matched(by: element, elements, number) == own else {
        continue
      }
      smaller = CircledRule(name: rule.name, element: element, properties: rule.properties)
      dropped.append(words)
    }
  }

  /// An element of a run with its facts at a step, and the rules whose paths match it.
  private struct Subject {
    let identity: String
    let sighting: ElementSighting
    /// The numbers of the rules of other schemes than the default.
    let paths: Set<Int>
  }

  private typealias Change = (words: String, apply: (inout ElementPattern) -> Void)

  private static func changes(of pattern: ElementPattern) -> [Change] {
    var changes: [Change] = []
    if case .path(let path) = pattern.place {
      for place in path.steps.indices.dropFirst().reversed() {
        guard case .one(let step) = path.steps[place] else { continue }
        changes.append(("the index of \(step)", { $0.dropIndex(at: place) }))
      }
    }
    if let position = pattern.position {
      changes.append(("the position \(position)", { $0.position = nil }))
    }
    if let content = pattern.content {
      changes.append(("the content \"\(content)\"", { $0.content = nil }))
    }
    return changes
  }

  private static func matched(
    by pattern: ElementPattern, _ elements: [Subject], _ number: Int
  ) -> [Int] {
    elements.indices.filter { place in
      let sighting = elements[place].sighting
      guard case .path = pattern.place else {
        return elements[place].paths.contains(number)
          && (pattern.page == nil || pattern.page == sighting.page)
          && (pattern.position == nil || pattern.position == sighting.position)
          && (pattern.content == nil || pattern.content == sighting.content)
      }
      return pattern.miss(of: sighting, nil) == nil
    }
  }

  /// Reduces rules by the elements of all steps of a scenario, and returns the run's report.
  package static func reductions(
    of rules: [CircledRule], in loaded: LoadedScenario
  ) -> (report: RunReport, reductions: [RuleReduction]) {
    let matcher = ElementMatcher(Array(rules.indices)) { number in
      rules[number].element.withoutConditions
    }
    var (survey, elements) = (ElementSurvey(), [Subject]())
    let report = loaded.run { session, _ in
      for (element, identity) in survey.newElements(in: session) {
        session.forEachClick(on: element.element) { sighting in
          let paths = Set(matcher.matches(sighting, of: element.element))
          elements.append(Subject(identity: identity, sighting: sighting, paths: paths))
        }
      }
    }
    let all = rules.enumerated().map { RuleReduction($0.element, among: elements, $0.offset) }
    return (report, all)
  }
}

extension ElementPattern {
  /// The same place on every page, with any position and content.
  fileprivate var withoutConditions: ElementPattern {
    var pattern = self
    (pattern.page, pattern.position, pattern.content) = (nil, nil, nil)
    return pattern
  }

  /// Lets a step of a path of the default scheme have any index.
  fileprivate mutating func dropIndex(at place: Int) {
    guard case .path(let path) = self.place else { return }
    let steps = path.steps.enumerated().map { index, step in
      index == place ? "\(step.className)[*]" : "\(step)"
    }
    if let new = try? PathPattern(steps.joined(separator: "/")) { self.place = .path(new) }
  }
}
