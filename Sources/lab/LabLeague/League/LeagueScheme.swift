/// A row of the league: a scheme or a matcher that makes rules.
package enum LeagueScheme: String, CaseIterable, Sendable {
  case absolute = "absolute index path"
  case standard = "default"
  case sensors = "sensors"
  case classes = "classes and depth"
  case growingIO, mixpanel, postHog, amplitude
  case identifier = "identifier"
  case text = "text"
  case selector = "selector"
  case outlet = "outlet"
  case similarity = "similarity"
  case abstaining = "similarity that abstains"
  case vote = "vote of five"
  case first = "first unique of five"
  case anchored = "anchored"

  /// True for the rule by all facts, which is this project's own.
  package var isOurs: Bool { self == .anchored }

  /// The scheme in the words of the table.
  package var words: String {
    switch self {
    case .absolute: "absolute index path"
    case .standard: "default scheme"
    case .sensors: "`sensors`, without position"
    case .classes: "classes and depth"
    case .growingIO, .mixpanel, .postHog, .amplitude: "`\(rawValue)`"
    case .identifier: "accessibility identifier"
    case .text: "text + class + screen"
    case .selector: "action selector + class + screen"
    case .outlet: "outlet name + screen"
    case .similarity: "similarity, best match (Similo)"
    case .abstaining: "similarity that abstains (0.60 / 0.05)"
    case .vote: "vote of five, two agree"
    case .first: "first unique of five"
    case .anchored: "`anchored`"
    }
  }

  /// The scheme of another publisher whose code matches the rules.
  var published: PublishedScheme? {
    switch self {
    case .growingIO: .growingIO
    case .mixpanel: .mixpanel
    case .postHog: .postHog
    case .amplitude: .amplitude
    default: nil
    }
  }

  /// The keys of single lookups.
  var lookup: LookupScheme? {
    switch self {
    case .absolute: .absolute
    case .standard: .standard
    case .sensors: .sensors
    case .classes: .classes
    case .identifier: .identifier
    case .text: .text
    case .selector: .selector
    case .outlet: .outlet
    default: nil
    }
  }
}

/// The outcome of one rule at a later release.
package enum LeagueOutcome {
  /// The element gives no rule, or none that matches it alone.
  case none
  /// The rule matches its element and no other; it matches nothing; another; several.
  case kept, lost, stolen, multi
  /// The element is gone, and the rule matches another; one made again; nothing.
  case ghost, remade, gone
}

/// Counts of outcomes.
package struct LeagueTally: Hashable, Sendable {
  package private(set) var kept = 0
  package private(set) var lost = 0
  package private(set) var stolen = 0
  package private(set) var multi = 0
  package private(set) var ghost = 0
  package private(set) var remade = 0
  package private(set) var gone = 0
  /// Elements without a rule.
  package private(set) var none = 0

  package init() {}

  /// The counts in the order of ``counts``; nil for another number of them.
  init?(_ counts: [Int]) {
    guard counts.count == 8 else { return nil }
    (kept, lost, stolen, multi) = (counts[0], counts[1], counts[2], counts[3])
    (ghost, remade, gone, none) = (counts[4], counts[5], counts[6], counts[7])
  }

  /// All counts, in the order of the report.
  package var counts: [Int] { [kept, lost, stolen, multi, ghost, remade, gone, none] }

  package mutating func add(_ outcome: LeagueOutcome) {
    switch outcome {
    case .none: none += 1
    case .kept: kept += 1
    case .lost: lost += 1
    case .stolen: stolen += 1
    case .multi: multi += 1
    case .ghost: ghost += 1
    case .remade: remade += 1
    case .gone: gone += 1
    }
  }

  static func += (sum: inout LeagueTally, part: LeagueTally) {
    sum.kept += part.kept
    sum.lost += part.lost
    sum.stolen += part.stolen
    sum.multi += part.multi
    sum.ghost += part.ghost
    sum.remade += part.remade
    sum.gone += part.gone
    sum.none += part.none
  }

  /// The rules whose element is still there.
  package var alive: Int { kept + lost + stolen + multi }
  /// All rules.
  package var rules: Int { alive + ghost + remade + gone }
  /// The rules that count for another element, those of elements made again apart.
  package var wrong: Int { stolen + multi + ghost }
  /// The percentage of elements that give a rule.
  package var coverage: Double { Self.percent(rules, of: rules + none) }
  /// The percentage of living elements whose rule still matches them alone.
  package var survival: Double { Self.percent(kept, of: alive) }
  /// ``wrong`` as a percentage of ``rules``.
  package var wrongShare: Double { Self.percent(wrong, of: rules) }
  /// The same with elements made again.
  package var wrongShareWithRemade: Double { Self.percent(wrong + remade, of: rules) }

  /// ``coverage``; nil without elements.
  package var coverageIfAny: Double? { rules + none == 0 ? nil : coverage }
  /// ``survival``; nil if no element of the rules is left.
  package var survivalIfAny: Double? { alive == 0 ? nil : survival }
  /// ``wrongShare``; nil without rules.
  package var wrongIfAny: Double? { rules == 0 ? nil : wrongShare }

  private static func percent(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 0 : 100 * Double(part) / Double(whole)
  }
}
