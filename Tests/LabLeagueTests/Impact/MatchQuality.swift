@testable import AutoTrack
@testable import LabLeague

/// The agreement of matches with the object ids of a corpus, in numbers of views.
struct MatchQuality: Equatable, Sendable {
  /// Surviving views with the right match, without a match, and with another view as match.
  private(set) var right = 0
  private(set) var lost = 0
  private(set) var wrong = 0
  /// Vanished views without a match, with a view made again as match, and with another one.
  private(set) var gone = 0
  private(set) var remade = 0
  private(set) var ghost = 0

  /// The share of surviving views whose match is right, in percent: recall.
  var surviving: Double { Self.percent(right, of: right + lost + wrong) }
  /// The share of vanished views without a match, those made again apart, in percent.
  var vanished: Double { Self.percent(gone, of: gone + ghost) }
  /// The share of matches that are right, those of views made again apart, in percent.
  var precision: Double { Self.percent(right, of: right + wrong + ghost) }

  private static func percent(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 100 : 100 * Double(part) / Double(whole)
  }

  static func += (sum: inout MatchQuality, part: MatchQuality) {
    sum.right += part.right
    sum.lost += part.lost
    sum.wrong += part.wrong
    sum.gone += part.gone
    sum.remade += part.remade
    sum.ghost += part.ghost
  }
}

extension MatchQuality {
  /// Counts the views of two releases; the first result has those that give events, the other all.
  private static func pair(
    _ from: CorpusSeries.Release, _ to: CorpusSeries.Release, _ match: AppMatch
  ) -> (capturable: MatchQuality, all: MatchQuality) {
    let (before, after) = (Set(from.keys), Set(to.keys))
    var sums = (capturable: MatchQuality(), all: MatchQuality())
    for place in AppMatch.places(in: from.version) {
      let origin = from.origins[place.screen][place.node]
      let partner = match.partner(of: place).map { to.origins[$0.screen][$0.node] }
      var view = MatchQuality()
      if after.contains(origin.key) {
        view.addSurviving(isMatched: partner != nil, isRight: partner?.key == origin.key)
      } else {
        let isRemade = partner.map { $0.isRemade(of: origin, isKnown: before.contains($0.key)) }
        view.addVanished(isRemade: isRemade)
      }
      sums.all += view
      if origin.isCapturable { sums.capturable += view }
    }
    return sums
  }

  private mutating func addSurviving(isMatched: Bool, isRight: Bool) {
    if isRight { right += 1 } else if isMatched { wrong += 1 } else { lost += 1 }
  }

  private mutating func addVanished(isRemade: Bool?) {
    switch isRemade {
    case nil: gone += 1
    case true?: remade += 1
    case false?: ghost += 1
    }
  }

  /// Counts the views of all consecutive releases of a corpus.
  static func all(
    of matched: CorpusMatches
  ) -> (capturable: MatchQuality, all: MatchQuality) {
    let releases = matched.releases
    return matched.matches.enumerated().reduce(into: (MatchQuality(), MatchQuality())) {
      let pair = pair(releases[$1.offset], releases[$1.offset + 1], $1.element)
      $0.0 += pair.capturable
      $0.1 += pair.all
    }
  }
}

extension CorpusSeries.Release {
  /// The keys of all views.
  var keys: [String] { origins.flatMap { $0.map(\.key) } }
}
