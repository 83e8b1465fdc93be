@testable import AutoTrack
@testable import LabLeague

/// The number of rules whose outcomes without ids differ from those with ids.
struct ImpactAgreement: Equatable, Sendable {
  /// The schemes that a gate judges.
  static let schemes: [LeagueScheme] = [.standard, .anchored]

  /// The numbers of rules by scheme and by the outcomes with and without ids.
  private var counts: [LeagueScheme: [Outcomes: Int]] = [:]

  private struct Outcomes: Hashable {
    let withIDs, withoutIDs: RuleOutcome?

    var hasRemade: Bool { withIDs == .remade || withoutIDs == .remade }
  }

  static func += (sum: inout ImpactAgreement, part: ImpactAgreement) {
    sum.counts.merge(part.counts) { $0.merging($1, uniquingKeysWith: +) }
  }

  func rules(_ scheme: LeagueScheme) -> Int {
    counts[scheme, default: [:]].values.reduce(0, +)
  }

  /// The share of rules that are judged differently, in percent.
  ///
  /// With `remadeApart`, a rule that one of the two calls remade is not counted as different.
  func difference(_ scheme: LeagueScheme, remadeApart: Bool = false) -> Double {
    let different = counts[scheme, default: [:]].filter { outcomes, _ in
      outcomes.withIDs != outcomes.withoutIDs && !(remadeApart && outcomes.hasRemade)
    }
    let count = different.values.reduce(0, +)
    return count == 0 ? 0 : 100 * Double(count) / Double(rules(scheme))
  }

  /// The rules that are judged differently by both outcomes, the most frequent first.
  func differences(_ scheme: LeagueScheme) -> [(words: String, count: Int)] {
    counts[scheme, default: [:]].filter { $0.key.withIDs != $0.key.withoutIDs }
      .map { ("\($0.key.withIDs.words) → \($0.key.withoutIDs.words)", $0.value) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }
}

extension ImpactAgreement {
  /// Judges the rules of a corpus at the next release with ids and with the matches.
  ///
  /// The first result has all rules, the other those on screens that changed.
  static func all(
    of matched: CorpusMatches
  ) -> (whole: ImpactAgreement, changed: ImpactAgreement) {
    let app = LeagueApp(matched.corpus)
    var sums = (whole: ImpactAgreement(), changed: ImpactAgreement())
    for (from, to) in app.pairs(.next) {
      let comparison = LeagueComparison(app, app.release(from), app.release(to))
      let identities = [
        LeagueIdentity(comparison.to),
        LeagueIdentity(comparison.to, origins: matched.origins(after: from)),
      ]
      let changed = Set(comparison.changedScreens.map(\.0))
      for (name, screen) in comparison.allScreens {
        let part = agreement(comparison, name, screen, identities)
        sums.whole += part
        if changed.contains(name) { sums.changed += part }
      }
    }
    return sums
  }

  private static func agreement(
    _ comparison: LeagueComparison, _ name: ScreenName, _ screen: LeagueScreen,
    _ identities: [LeagueIdentity]
  ) -> ImpactAgreement {
    var agreement = ImpactAgreement()
    for (place, element) in screen.elements.enumerated() {
      let unique = comparison.answers(of: element, on: screen, name)
      for scheme in schemes {
        guard let matches = comparison.matches(of: scheme, place, screen, name, unique) else {
          continue
        }
        let outcomes = identities.map { identity in
          identity.isJudged(element)
            ? comparison.outcome(of: element, matches, identity) : nil
        }
        let key = Outcomes(withIDs: outcomes[0], withoutIDs: outcomes[1])
        agreement.counts[scheme, default: [:]][key, default: 0] += 1
      }
    }
    return agreement
  }
}

extension RuleOutcome? {
  fileprivate var words: String { self?.name ?? "not judged" }
}
