package import AutoTrack
package import LabKit
import LabLanguage
import MiniUI

/// The rules that name the elements of weak rules in a better way.
package struct RuleSuggestions {
  /// The better rules by the names of the weak ones.
  package private(set) var rules: [String: CircledRule] = [:]
  private let counts: [String: Int]

  /// The weaknesses that another rule can avoid.
  private static let avoidable: Set<RuleFinding.Kind> = [
    .index, .locale, .privateClass, .generatedName,
  ]

  /// Runs a scenario again, and keeps the first better name that names the same elements.
  package init(for findings: [RuleFinding], of survey: RuleSurvey, in loaded: LoadedScenario) {
    counts = survey.counts
    let weak = Set(findings.filter { Self.avoidable.contains($0.kind) }.map(\.rule))
    let names = survey.rules.map(\.name).filter(weak.contains)
    let all = names.flatMap { name in
      (survey.candidates[name] ?? []).enumerated().compactMap { number, rule in
        Self.isBetter(rule, than: survey.rules.first { $0.name == name })
          ? (origin: name, rule: CircledRule(name: "\(name)_\(number)", element: rule.element))
          : nil
      }
    }
    guard !all.isEmpty else { return }
    let trial = RuleSurvey(of: all.map(\.rule), in: loaded)
    for (origin, rule) in all where rules[origin] == nil {
      let same = trial.elements[rule.name] == survey.elements[origin]
      let isSound = RuleAdvice.findings(on: [rule]).allSatisfy { finding in
        !findings.contains { $0.rule == origin && $0.kind == finding.kind }
      }
      if same, isSound { rules[origin] = CircledRule(name: origin, element: rule.element) }
    }
  }

  /// Returns true for a rule of a kind that survives more releases of real apps.
  private static func isBetter(_ rule: CircledRule, than weak: CircledRule?) -> Bool {
    guard let old = weak.flatMap(Certificate.init), let new = Certificate(of: rule) else {
      return true
    }
    return new.survival > old.survival
  }

  /// Returns the findings with better rules as remedies, where there are any.
  ///
  /// The notes say more about the better rules, by the names of the weak ones.
  package func completed(
    _ findings: [RuleFinding], noting notes: [String: String] = [:]
  ) -> [RuleFinding] {
    findings.map { finding in
      guard Self.avoidable.contains(finding.kind), let rule = rules[finding.rule],
        let count = counts[finding.rule]
      else { return finding }
      var finding = finding
      let words = count == 1 ? "the same element" : "the same \(count) elements"
      let note = notes[finding.rule].map { "; \($0)" } ?? ""
      finding.remedy = "\(rule.text) names \(words) of the scenario\(note)"
      return finding
    }
  }
}

extension ClickableElement {
  /// Returns rules for the element by its identifier, by that of an element around it, by its text.
  ///
  /// The selectors of `mixpanel` state identifiers, those of `postHog` texts. They have no indexes.
  func rules(named name: String) -> [CircledRule] {
    guard let view = element.view else { return [] }
    var rules = sequence(first: view, next: \.superview).lazy
      .compactMap { anchor in
        anchor.usefulIdentifier.map { view.selector(below: anchor, named: $0) }
      }.prefix(2).compactMap { try? MixpanelPathScheme().rule($0) }
    rules += [ruleByText].compactMap(\.self)
    return rules.map { CircledRule(name: name, element: ElementPattern(matching: $0)) }
  }

  private var ruleByText: PathRule? {
    guard let view = element.view, let text = sighting.content, !text.isEmpty,
      !text.contains("\"")
    else { return nil }
    return try? PostHogPathScheme().rule("\(view.class.name)[text=\"\(text)\"]")
  }

  /// Returns a pattern that states a fact of the element and matches it; nil if no scheme has one.
  func pattern(stating fact: NamingFact) -> ElementPattern? {
    let pattern: ElementPattern? =
      switch fact {
      case .identifier:
        element.view.flatMap { view in
          let selector = view.usefulIdentifier.map { view.selector(below: view, named: $0) }
          return selector.flatMap { try? MixpanelPathScheme().rule($0) }
        }.map { ElementPattern(matching: $0) }
      case .text: ruleByText.map { ElementPattern(matching: $0) }
      case .path(let text):
        (try? PathPattern(text)).map {
          ElementPattern(page: page, path: $0, position: sighting.position)
        }
      case .action, .outlet, .pathBelow: nil
      }
    return pattern.flatMap { miss(of: $0) == nil ? $0 : nil }
  }
}

extension View {
  /// The accessibility identifier, unless a tool made it or a selector cannot state it.
  fileprivate var usefulIdentifier: String? {
    accessibilityIdentifier.flatMap { name in
      let isStated = !name.contains { "\"\\\n".contains($0) }
      return name.isEmpty || name.isGenerated || !isStated ? nil : name
    }
  }

  /// Returns the selector of this view that names it, or a view around it, by an identifier.
  fileprivate func selector(below anchor: View, named name: String) -> String {
    let scheme = MixpanelPathScheme()
    let place = scheme.path(of: anchor).split(separator: "/").count - 1
    let steps = scheme.path(of: self).split(separator: "/").enumerated().map { number, step in
      let type = step.prefix { $0 != "[" }
      let plain = String(type).isPrivateClass ? "*" : String(type)
      return number == place ? "\(plain)[accessibilityIdentifier == \"\(name)\"]" : plain
    }
    return scheme.binding("/" + steps.joined(separator: "/"), of: SchemeElement(self))
  }
}
