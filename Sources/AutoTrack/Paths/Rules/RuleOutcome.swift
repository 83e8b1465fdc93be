/// The fate of a rule from one version of a screen or an app to the next.
package enum RuleOutcome: Int, CaseIterable, Sendable {
  case kept, lost, stolen, multi, ghost, remade, gone, new, idle

  /// The outcomes of a rule that matched an element: all but NEW and IDLE.
  package static let judged = allCases.filter { $0 != .new && $0 != .idle }

  private static let names = [
    "KEPT", "LOST", "STOLEN", "MULTI", "GHOST", "REMADE", "GONE-OK", "NEW", "IDLE",
  ]

  /// The name in reports: `KEPT`, `GONE-OK`.
  package var name: String { Self.names[rawValue] }

  /// The key of a count in JSON: `kept`, `gone`.
  package var key: String { self == .gone ? "gone" : name.lowercased() }

  /// True if the gate fails.
  package var fails: Bool { isWrong || self == .lost || self == .idle }

  /// True if the gate passes with a warning.
  package var warns: Bool { self == .remade || self == .new }

  /// True if the rule counts clicks on another element.
  package var isWrong: Bool { self == .stolen || self == .multi || self == .ghost }

  package var meaning: String {
    switch self {
    case .kept: "The rule matches its element and no other."
    case .lost: "The element is still there, and the rule does not match it."
    case .stolen: "The rule matches another element in place of its own."
    case .multi: "The rule matches several elements: its own with others, or only others."
    case .ghost: "The element is gone, and the rule matches another one."
    case .remade: "The element is gone, and the rule matches a new one that does the same."
    case .gone: "The element is gone, and the rule matches nothing."
    case .new: "The rule matches only in the head."
    case .idle: "The rule matches in neither version, so it counts nothing."
    }
  }
}

extension RuleOutcome {
  /// Judges a rule of one element by the number of its matches.
  init(matches: Int, includesOwn: Bool, isThere: Bool) {
    self =
      switch (isThere, matches) {
      case (false, 0): .gone
      case (false, _): .ghost
      case (true, 0): .lost
      case (true, 1): includesOwn ? .kept : .stolen
      case (true, _): .multi
      }
  }

  /// Judges by the elements that a rule matches before and after a change.
  ///
  /// A rule of several elements, such as all rows of a list, may match further new ones.
  ///
  /// - Parameters:
  ///   - old: The elements that it matched, one or more.
  ///   - alive: Those of them that are still there, by their new names.
  ///   - new: The elements that it matches now, each once.
  ///   - isNew: Returns true for an element that was not there.
  ///   - areRemade: Returns true if elements that were not there do what the old ones did.
  package init<Name: Hashable>(
    of old: [Name], now alive: [Name], matching new: [Name], isNew: (Name) -> Bool,
    areRemade: ([Name]) -> Bool
  ) {
    let (own, others) = (new.filter(alive.contains), new.filter { !alive.contains($0) })
    if alive.isEmpty, !new.isEmpty, areRemade(new) {
      self = .remade
    } else if own.isEmpty || !others.isEmpty && !(old.count > 1 && others.allSatisfy(isNew)) {
      self.init(matches: new.count, includesOwn: false, isThere: !alive.isEmpty)
    } else {
      self = own.count < alive.count ? .lost : .kept
    }
  }
}

package struct OutcomeTally: Hashable, Sendable {
  /// The counts in the order of ``RuleOutcome/judged``, and the elements without a rule.
  package private(set) var counts = Array(repeating: 0, count: RuleOutcome.judged.count + 1)

  package init() {}

  /// Takes ``counts``; nil for another number of them.
  package init?(_ counts: [Int]) {
    guard counts.count == self.counts.count else { return nil }
    self.counts = counts
  }

  /// Counts an outcome; nil for an element without a rule.
  ///
  /// NEW and IDLE rules count nowhere, because they had nothing to match.
  package mutating func add(_ outcome: RuleOutcome?) {
    guard outcome != .new, outcome != .idle else { return }
    counts[outcome?.rawValue ?? counts.count - 1] += 1
  }

  package static func += (sum: inout OutcomeTally, part: OutcomeTally) {
    for (place, count) in part.counts.enumerated() { sum.counts[place] += count }
  }

  /// The number of rules with one of ``RuleOutcome/judged``.
  package subscript(outcome: RuleOutcome) -> Int { counts[outcome.rawValue] }

  /// The rules whose element is still there.
  package var alive: Int { self[.kept] + self[.lost] + self[.stolen] + self[.multi] }
  package var rules: Int { alive + self[.ghost] + self[.remade] + self[.gone] }
  /// The rules that count for another element, those of elements made again apart.
  package var wrong: Int { self[.stolen] + self[.multi] + self[.ghost] }
}
