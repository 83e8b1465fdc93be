package import AutoTrack
import LabKit
import LabLanguage
package import Wording

/// A rule that matches in the head what the old one matched in the base.
package struct RuleRepair: Equatable, Sendable {
  package let rule: CircledRule
  /// The facts that the element has in both versions, and those that differ.
  package let agreeing, differing: [Sentence]

  /// The agreement in words: `5 of 6 signals agree; text differs`.
  package var words: Sentence {
    let count = agreeing.count + differing.count
    let sum: Sentence =
      count == 1
      ? "\(agreeing.count) of 1 signal agrees"
      : "\(agreeing.count) of \(count) signals agree"
    switch differing.count {
    case 0: return sum
    case 1: return "\(sum); \(differing[0]) differs"
    default: return "\(sum); \(differing.listed) differ"
    }
  }
}

/// Finds repairs of rules: the same scheme and conditions, with the values of the head.
struct RepairSearch {
  let comparison: VersionComparison

  /// Returns a rule for an element of the head that replaces one of the base.
  ///
  /// A repaired rule matches this element and no other; nil if no rule of the scheme does.
  func repair(_ rule: CircledRule, of base: String, to head: String) -> RuleRepair? {
    guard let old = comparison.base.views[base], let new = comparison.head.views[head],
      let target = target(head, inPlaceOf: comparison.base.element(base, matching: rule.name))
    else { return nil }
    // A rule that still matches needs no repair: an editor gave the element another id.
    guard comparison.same.heads[base] != nil || matches(rule.element) != [head] else { return nil }
    let places = places(of: target, like: rule.element.place.with(new.screen, for: old.screen))
    let isText = !comparison.head.isInRepeatedRow(head)
    let usable = Self.conditions.filter { isText || !$0.contains("content") }
    let patterns = usable.lazy.flatMap { conditions in
      places.lazy.map { pattern($0, target, rule.element, adding: conditions) }
    }
    guard let found = patterns.first(where: { matches($0) == [head] }) else { return nil }
    let facts = old.facts(beside: new)
    return RuleRepair(
      rule: CircledRule(
        name: rule.name, element: found, properties: rule.properties.map { $0.on(found.page) }),
      agreeing: facts.filter(\.agrees).map(\.name),
      differing: facts.filter { !$0.agrees }.map(\.name))
  }

  /// Returns an element; of the rows of a prototype, whose number only code knows, the same one.
  private func target(_ key: String, inPlaceOf old: VersionElement?) -> VersionElement? {
    let all = comparison.head.elements.lazy.filter { $0.key == key }
    return all.first { $0.sighting.position == old?.sighting.position } ?? all.first
  }

  /// The conditions that are added until a rule matches one element alone.
  private static let conditions: [Set<String>] = [
    [], ["page"], ["page", "content"], ["page", "position"], ["page", "content", "position"],
  ]

  /// Returns the places of a rule, the most similar to its own first.
  private func places(
    of target: VersionElement, like old: ElementPattern.Place
  ) -> [ElementPattern.Place] {
    let element = SchemeElement(target.snapshot)
    switch old {
    case .path(let old):
      guard let path = try? PathPattern(target.sighting.path) else { return [] }
      // A rule for all rows stays one.
      let hadAny = old.steps.contains { if case .any = $0 { true } else { false } }
      let any = hadAny ? path.anyPosition(but: target.sighting.position) : nil
      return [.path(any ?? path)]
    case .rule(let old):
      guard let scheme = PathSchemes.scheme(named: old.scheme) else { return [] }
      let paths = scheme.paths(of: element, replacing: old.text)
      return paths.compactMap { try? scheme.rule($0) }.map { .rule($0) }
    case .anchored(let old):
      let sight = AnchoredSight(around: element)
      let place = sight?.place(of: element)
      let pattern = place.flatMap {
        sight?.pattern(at: $0, looksElsewhere: old.facts.looksElsewhere)
      }
      return pattern.map { [.anchored($0)] } ?? []
    }
  }

  private func pattern(
    _ place: ElementPattern.Place, _ target: VersionElement, _ old: ElementPattern,
    adding conditions: Set<String>
  ) -> ElementPattern {
    let sighting = target.sighting
    let page = old.page != nil || conditions.contains("page") ? sighting.page : nil
    let position =
      old.position != nil || conditions.contains("position") ? sighting.position : nil
    let content = old.content != nil || conditions.contains("content") ? sighting.content : nil
    switch place {
    case .path(let path):
      return ElementPattern(page: page, path: path, position: position, content: content)
    case .rule(let rule):
      // Selectors have no conditions beside them.
      if PathSchemes.selectors.contains(rule.scheme) { return ElementPattern(matching: rule) }
      return ElementPattern(page: page, matching: rule, position: position, content: content)
    case .anchored(let pattern): return ElementPattern(pattern)
    }
  }

  private func matches(_ pattern: ElementPattern) -> Set<String> {
    let elements = comparison.head.elements
    let found = elements.indices.filter { place in
      let element = elements[place]
      return pattern.miss(of: element.sighting, SchemeElement(element.snapshot)) == nil
    }
    return Set(comparison.head.keys(at: found))
  }
}

extension ElementPattern.Place {
  /// Returns the place for a screen of another name, which is the delegate of the rows.
  ///
  /// A snapshot does not have the delegates of lists, so a repair cannot try other ones.
  fileprivate func with(_ new: String, for old: String) -> Self {
    guard case .rule(let rule) = self, rule.text.hasSuffix(" rows of \(old)"),
      let scheme = PathSchemes.scheme(named: rule.scheme),
      let renamed = try? scheme.rule(rule.text.dropLast(old.count) + new)
    else { return self }
    return .rule(renamed)
  }
}

extension ExtractedProperty {
  /// The property on a page that its rule has got, which a file states for both.
  fileprivate func on(_ page: String?) -> ExtractedProperty {
    guard element.page == nil, let page else { return self }
    var pattern = element
    pattern.page = page
    return ExtractedProperty(name, of: pattern, matching: self.pattern, isNumber: isNumber) ?? self
  }
}

extension VersionView {
  /// Returns the facts that a view has, with their agreement with those of another version.
  fileprivate func facts(beside new: VersionView) -> [(name: Sentence, agrees: Bool)] {
    let mine = facts
    var facts: [(name: Sentence, agrees: Bool)] = [
      ("class", mine.className == new.className), ("screen", screen == new.screen),
    ]
    let texts: [(Sentence, String?, String?)] = [
      ("identifier", mine.identifier, new.identifier), ("text", mine.text, new.text),
      ("label", mine.label == mine.text ? nil : mine.label, new.label), ("row", row, new.row),
    ]
    for (name, old, new) in texts where old != nil { facts.append((name, old == new)) }
    if !mine.actions.isEmpty { facts.append(("action", mine.actions == new.actions)) }
    if !mine.outlets.isEmpty { facts.append(("outlet", mine.outlets == new.outlets)) }
    return facts
  }
}
