package import AutoTrack
import LabKit
import LabLanguage
import Wording

package struct RuleFinding: Hashable, Sendable {
  package let rule: String
  package let kind: Kind
  package let reason: String
  /// A better rule, or the way to one.
  package var remedy: String?

  package enum Kind: String, CaseIterable, Sendable {
    /// No click can match.
    case cannotFire = "cannot fire"
    /// The lab cannot tell if a click matches.
    case notEvaluated = "not evaluated"
    /// One click can match two rules.
    case overlap = "overlaps"
    /// The rule breaks when siblings are inserted or moved.
    case index = "index"
    /// The rule breaks in another language or after a change of words.
    case locale = "locale"
    /// The rule breaks with another version of the system.
    case privateClass = "private class"
    /// The rule breaks with the next build.
    case generatedName = "generated name"
  }
}

/// The weaknesses of rules that their texts alone show.
package enum RuleAdvice {
  /// Returns the findings in the order of the rules.
  package static func findings(on rules: [CircledRule]) -> [RuleFinding] {
    rules.enumerated().flatMap { number, rule in
      findings(on: rule) + overlaps(of: rule, with: rules[..<number])
    }
  }

  private static func findings(on rule: CircledRule) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    func find(_ kind: RuleFinding.Kind, _ reason: String?, _ remedy: String) {
      guard let reason else { return }
      findings.append(
        RuleFinding(rule: rule.name, kind: kind, reason: reason, remedy: remedy))
    }
    find(.cannotFire, rule.contradiction, "correct or remove the rule")
    find(.notEvaluated, rule.limit, "check it on a device")
    find(.index, rule.indexReason, rule.remedyForIndex)
    find(.locale, rule.wordsReason, "name the element by an identifier or its place")
    let names = rule.classNames
    find(
      .privateClass, names.first(where: \.isPrivateClass).map { "\($0) is private to the system" },
      "name an element of the app, or an element around it")
    find(
      .generatedName, names.first(where: \.isGenerated).map { "\($0) looks generated" },
      "give the class or the element a name of its own")
    return findings
  }

  private static func overlaps(
    of rule: CircledRule, with others: ArraySlice<CircledRule>
  ) -> [RuleFinding] {
    others.filter { $0.element.overlaps(rule.element) }.map { other in
      RuleFinding(
        rule: rule.name, kind: .overlap, reason: "one click can match \(other.name.quoted), too",
        remedy: "remove one of them, or limit each to a position or a content")
    }
  }
}

extension ElementPattern {
  /// True if both have one path and no condition that excludes the other.
  fileprivate func overlaps(_ other: ElementPattern) -> Bool {
    func agree(_ one: String?, _ other: String?) -> Bool {
      one == nil || other == nil || one == other
    }
    return place == other.place && agree(page, other.page) && agree(position, other.position)
      && agree(content, other.content)
  }
}

extension CircledRule {
  /// The reason why no click can match; nil for most rules.
  fileprivate var contradiction: String? {
    if case .rule(let rule) = element.place, let fault = rule.fault { return fault.text }
    guard let position = element.position else { return nil }
    let parts = position.split(separator: ":")
    guard parts.count == 2 else { return nil }
    // The innermost row of the path and the position are the same row.
    if scheme == "default", let row = path.matches(of: #/\[(\d+:\d+)\]/#).last {
      return row.1 == position ? nil : "the path is at \(row.1), the position at \(position)"
    }
    if scheme == "sensors", let row = path.matches(of: #/\[(\d+)\]\[-\]/#).last {
      return row.1 == parts[0] ? nil : "the path is in section \(row.1), not in \(parts[0])"
    }
    return nil
  }

  /// The reason why the lab cannot judge clicks; nil for most rules.
  fileprivate var limit: String? {
    if case .rule(let rule) = element.place { rule.limit?.text } else { nil }
  }

  /// The part of the path that changes when siblings come and go.
  fileprivate var indexReason: String? {
    switch scheme {
    case "default", "sensors":
      let steps = path.split(separator: "/").dropFirst()
      let step = steps.first { $0.contains(#/\[([1-9]\d*|\d+:\d+)\]|\]\[\d+\]/#) }
      return step.map { "\($0) depends on its siblings" }
    case "mixpanel":
      let step = path.split(separator: "/").first { $0.contains(#/\[\d+\]/#) }
      return step.map { "\($0) depends on its siblings" }
    case "growingIO":
      guard let indexes = path.split(separator: " & ").dropFirst().first else { return nil }
      let index = indexes.split(separator: "/").first { Int($0).map { $0 > 0 } == true }
      return index.map { "the index \($0) depends on siblings" }
    default: return nil
    }
  }

  /// The rule with any index, where the scheme can say so; a scenario shows a better one.
  fileprivate var remedyForIndex: String {
    let other = "give a scenario of the screen, and lint suggests a rule"
    switch scheme {
    case "default":
      let path = path.replacing(#/\[([1-9]\d*|\d+:\d+)\]/#, with: "[*]")
      return "for any index write \(path.quoted), or \(other)"
    case "growingIO":
      let classes = path.split(separator: " & ").first.map(String.init) ?? path
      return "for any index write \(classes.quoted), or \(other)"
    default: return other
    }
  }

  /// The words of a language that the rule compares.
  fileprivate var wordsReason: String? {
    if case .anchored(let pattern) = element.place { return pattern.facts.wordsReason }
    if let content = element.content, content.contains(where: \.isLetter) {
      return "the content \"\(content)\" is in one language"
    }
    let key = #/\b(text|currentTitle|titleLabel\.text|accessibilityLabel)\b[^"']*["']([^"']*)["']/#
    guard PathSchemes.selectors.contains(scheme), let match = path.firstMatch(of: key),
      match.2.contains(where: \.isLetter)
    else { return nil }
    return "the text \"\(match.2)\" is in one language"
  }

  fileprivate var classNames: [String] {
    if case .anchored(let pattern) = element.place {
      return [pattern.facts.className] + [pattern.facts.identifier].compactMap(\.self)
    }
    let plain = path.replacing(#/"[^"]*"|'[^']*'/#, with: "")
    return plain.matches(of: #/[A-Za-z_][A-Za-z0-9_.<>]*/#).map { String($0.output) }
  }
}

extension AnchoredFacts {
  /// The words that alone tell the element from others; nil if it has a name of developers.
  fileprivate var wordsReason: String? {
    let names: Set<SignalToken.Kind> = [.identifier, .action, .outlet]
    let all = inside.merging(around) { one, _ in one }
    guard identifier == nil, actions.isEmpty, outlets.isEmpty,
      !all.keys.contains(where: { names.contains($0.kind) })
    else { return nil }
    let word = text ?? label ?? all.keys.filter { $0.kind == .text }.min()?.text
    guard let word, word.contains(where: \.isLetter) else { return nil }
    return "only words tell it from others: \"\(word)\""
  }
}

extension String {
  /// True for classes that the system does not document.
  var isPrivateClass: Bool {
    hasPrefix("_") || Self.privateClasses.contains(self)
  }

  private static let privateClasses: Set<String> = [
    "UILayoutContainerView", "UINavigationTransitionView", "UIViewControllerWrapperView",
    "UITransitionView", "UIDropShadowView", "UITableViewCellContentView", "UITableViewWrapperView",
    "UITabBarButton", "UITabBarSwappableImageView", "UISegment", "UISegmentLabel", "UIButtonLabel",
    "UINavigationButton", "UIFieldEditor", "UISearchBarTextField", "UIDimmingView",
  ]

  /// True for a name that a tool made: with long numbers, few vowels, or a mangled start.
  var isGenerated: Bool {
    let bytes = Array(utf8)
    let hasNumber =
      bytes.longestRun(where: \.isDigit) >= 4 || bytes.longestRun(where: \.isHexDigit) >= 8
    guard hasNumber || isMangled else {
      return bytes.hasLetterBetweenDigits || bytes.longestRun(where: \.isConsonant) >= 6
    }
    // Eight letters from A to F begin a word rather than a number.
    let isWord = bytes.count >= 8 && bytes.prefix(8).allSatisfy { $0.isHexDigit && !$0.isDigit }
    return !isWord || bytes.contains(where: \.isDigit)
  }

  private var isMangled: Bool {
    // Most names have no bracket, and a look at the bytes is far cheaper than two searches.
    hasPrefix("_Tt") || hasPrefix("$s")
      || utf8.contains(UInt8(ascii: "<"))
        && (contains("UIHostingController<") || contains("ModifiedContent<"))
  }
}

// Reports ask for each view of each screen; a regular expression would be parsed each time.
extension [UInt8] {
  fileprivate func longestRun(where holds: (UInt8) -> Bool) -> Int {
    var (longest, current) = (0, 0)
    for byte in self {
      current = holds(byte) ? current + 1 : 0
      longest = Swift.max(longest, current)
    }
    return longest
  }

  fileprivate var hasLetterBetweenDigits: Bool {
    indices.dropFirst(2).contains { index in
      self[index].isDigit && self[index - 1].isLetter && self[index - 2].isDigit
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }

  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  fileprivate var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }

  fileprivate var isConsonant: Bool {
    (0x61...0x7A).contains(self) && !"aeiouy".utf8.contains(self)
  }
}
