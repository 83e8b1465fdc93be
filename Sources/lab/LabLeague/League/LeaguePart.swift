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

  /// Compares releases of an app.
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

extension LeagueCounts {
  private typealias Screen = (key: Key, tallies: [OutcomeTally])

  private init(_ screens: [Screen], _ changes: LeagueChanges) {
    for screen in screens { self += LeagueCounts(tallies: [screen.key: screen.tallies]) }
    self.changes = changes
  }

  private init(tallies: [Key: [OutcomeTally]]) {
    self.tallies = tallies
  }

  fileprivate var members: [PrintedJSON.Member] {
    let horizons = LeagueHorizon.allCases.flatMap { horizon in
      tallies.filter { $0.key.horizon == horizon }.sorted { $0.key.screen < $1.key.screen }
    }
    return [
      .init(
        key: "screens",
        value: .list(
          horizons.map { key, tallies in
            .members([
              "after": .text(key.horizon.rawValue), "screen": .text(key.screen.name),
              "idiom": .text(key.screen.idiom),
              "outcomes": .list(tallies.map(\.json)),
            ])
          })), changes.member,
    ]
  }

  fileprivate static let fields: Fields<LeagueCounts> = Fields(
    Fields.required("screens", Reader<[Screen]>.array(of: screen), "The outcomes."),
    LeagueChanges.field,
    make: { LeagueCounts($0, $1) })

  private static let screen = Reader<Screen>.object(
    "screen",
    Fields.required("after", Reader<LeagueHorizon>.word, "The horizon."),
    Fields.required("screen", Reader<String>.string, "The controller."),
    Fields.required("idiom", Reader<String>.string, "The kind of device."),
    Fields.required("outcomes", OutcomeTally.allSchemes, "The outcomes by scheme."),
    make: { horizon, name, idiom, tallies in
      (Key(horizon: horizon, screen: ScreenName(name: name, idiom: idiom)), tallies)
    })
}

extension OutcomeTally {
  /// Reads the counts of every scheme, in the order of ``LeagueScheme``.
  static let allSchemes = Reader<[OutcomeTally]>.array(
    of: reader, count: LeagueScheme.allCases.count)
}

/// The comparisons of one part of a league.
package struct LeaguePart: CorpusPart, Equatable {
  package static let command = "lab league"
  package static let whole = "league"
  package static var partName: String? { name }
  private static let name = "league"

  package let head: CorpusPartHead
  package let apps: [AppCounts<LeagueCounts>]

  /// Compares the releases in a part of corpora; throws if a file is not a corpus.
  package init(_ shares: CorpusShares) throws(SourceError) {
    head = CorpusPartHead(Self.name, shares)
    apps = try shares.counts { corpus, share in
      let all = LeagueApp(corpus).comparisons
      let own = share.places(of: all.count).map { all[$0] }
      return AppCounts(
        place: share.place, app: corpus.app, comparisons: all.count, compared: own.count,
        counts: LeagueCounts(corpus, own))
    }
  }

  private init(_ head: CorpusPartHead, _ apps: [AppCounts<LeagueCounts>]) {
    (self.head, self.apps) = (head, apps)
  }

  /// The part as JSON: counts, from which a merge computes shares and intervals.
  package var json: PrintedJSON {
    .object(
      head.members + [
        .init(key: "schemes", value: .texts(LeagueScheme.allCases.map(\.rawValue))),
        .init(key: "apps", value: .list(apps.map { $0.json($0.counts.members) })),
      ])
  }

  package static let reader = Reader<LeaguePart>.object(
    Noun(one: "a part of a league", many: "parts of a league"),
    CorpusPartHead.fields(name),
    Fields.required("schemes", schemes, "The names of the schemes, in the order of outcomes."),
    Fields.required(
      "apps",
      Reader<[AppCounts<LeagueCounts>]>.array(of: AppCounts.reader(LeagueCounts.fields)),
      "The outcomes of each app."),
    make: { head, _, apps in LeaguePart(head, apps) })

  private static let schemes = Reader<[String]>.array(of: .string).map(
    to: Noun(one: "the schemes of the league", many: "schemes")
  ) { $0 == LeagueScheme.allCases.map(\.rawValue) ? $0 : nil }
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
