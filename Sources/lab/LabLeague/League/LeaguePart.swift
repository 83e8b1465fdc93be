import AutoTrack
package import LabLanguage
package import LabSystem

/// The outcomes of an app's rules by horizon and screen, and by kind of change.
package struct LeagueCounts: Equatable, SummedCounts {
  private struct Key: Hashable {
    let horizon: LeagueHorizon
    let screen: ScreenName
  }

  /// The outcomes in the order of ``LeagueScheme``.
  private var tallies: [Key: [OutcomeTally]] = [:]
  /// The outcomes at the next release by the kinds of changes of the screens.
  private(set) var changes = LeagueChanges()

  init(_ corpus: CorpusFile, _ comparisons: [LeagueApp.Comparison]) {
    let (app, series) = (LeagueApp(corpus), CorpusSeries(corpus))
    for pair in comparisons {
      let comparison = LeagueComparison(app, from: pair.from, to: pair.to)
      if pair.horizon == .next {
        changes.add(comparison, from: series.release(pair.from), to: series.release(pair.to))
      }
      for (index, scheme) in LeagueScheme.allCases.enumerated() {
        for (screen, tally) in comparison.tallies[scheme] ?? [:] {
          let key = Key(horizon: pair.horizon, screen: screen)
          tallies[key, default: Self.nothing][index] += tally
        }
      }
    }
  }

  private static let nothing = LeagueScheme.allCases.map { _ in OutcomeTally() }

  /// Returns the outcomes on each screen, in the order of the screens' names.
  func screens(_ horizon: LeagueHorizon) -> [[OutcomeTally]] {
    tallies.filter { $0.key.horizon == horizon }
      .sorted { $0.key.screen < $1.key.screen }.map(\.value)
  }

  package static func += (sum: inout LeagueCounts, part: LeagueCounts) {
    for (key, tallies) in part.tallies {
      for (index, tally) in tallies.enumerated() {
        sum.tallies[key, default: nothing][index] += tally
      }
    }
    sum.changes += part.changes
  }
}

extension LeagueCounts: CorpusCounts {
  package static let words = (
    command: "lab league", whole: "league",
    part: Noun(one: "a part of a league", many: "parts of a league"), name: "league"
  )

  package static let record = JSONRecord<LeagueCounts>(
    Field("screens", \.screens, "The outcomes."),
    Field("kinds", \.changes, as: LeagueChanges.reader, "The outcomes by kind of change."),
    make: { screens, changes in
      var counts = LeagueCounts(changes: changes)
      for screen in screens {
        for (index, tally) in screen.tallies.enumerated() {
          counts.tallies[screen.key, default: nothing][index] += tally
        }
      }
      return counts
    })

  private init(changes: LeagueChanges) { self.changes = changes }

  /// The outcomes on a screen, by scheme.
  private struct Screen: Recorded, FormatValue {
    let key: Key
    let tallies: [OutcomeTally]

    static let reader: Reader<Screen> = .object("screen", record)

    static let record = JSONRecord<Screen>(
      Field("after", \.key.horizon, "The horizon."),
      Field("screen", \.key.screen.name, "The controller."),
      Field("idiom", \.key.screen.idiom, "The kind of device."),
      Field("outcomes", \.tallies, as: OutcomeTally.allSchemes, "The outcomes by scheme."),
      make: { horizon, name, idiom, tallies in
        let screen = ScreenName(name: name, idiom: idiom)
        return Screen(key: Key(horizon: horizon, screen: screen), tallies: tallies)
      })
  }

  private var screens: [Screen] {
    LeagueHorizon.allCases.flatMap { horizon in
      tallies.filter { $0.key.horizon == horizon }.sorted { $0.key.screen < $1.key.screen }
        .map { Screen(key: $0, tallies: $1) }
    }
  }

  /// The schemes, in the order of the outcomes.
  package struct Settings: Recorded, Equatable {
    let schemes = LeagueScheme.allCases.map(\.rawValue)

    package static let record = JSONRecord<Settings>(
      Field(
        "schemes", \.schemes, as: names, "The names of the schemes, in the order of outcomes."),
      make: { _ in Settings() })

    private static let names = Reader<[String]>.array(of: .string).map(
      to: Noun(one: "the schemes of the league", many: "schemes")
    ) { $0 == LeagueScheme.allCases.map(\.rawValue) ? $0 : nil }
  }
}

extension LeagueHorizon: FormatValue, JSONValue {}

extension OutcomeTally {
  /// Reads the counts of every scheme, in the order of ``LeagueScheme``.
  static let allSchemes = Reader<[OutcomeTally]>.array(
    of: reader, count: LeagueScheme.allCases.count)
}

/// The comparisons of one part of a league.
package typealias LeaguePart = CorpusPart<LeagueCounts>

extension LeaguePart {
  /// Compares the releases in a part of corpora; throws if a file is not a corpus.
  package init(_ shares: CorpusShares) throws(SourceError) {
    let apps = try shares.counts { corpus, share in
      let all = LeagueApp(corpus).comparisons
      let own = share.places(of: all.count).map { all[$0] }
      return AppCounts(
        place: share.place, app: corpus.app, comparisons: all.count, compared: own.count,
        counts: LeagueCounts(corpus, own))
    }
    self.init(
      head: CorpusPartHead(Counts.words.name, shares), settings: LeagueCounts.Settings(),
      apps: apps)
  }
}

extension League {
  /// The league of a part that has all comparisons.
  package init(whole: LeaguePart) {
    self.init(whole.apps)
  }

  /// Adds up parts; throws unless they make one whole.
  package init(_ parts: PartFiles<LeaguePart>) throws(LabError) {
    self.init(try parts.apps())
  }
}
