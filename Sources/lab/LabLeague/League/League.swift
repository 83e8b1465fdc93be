package import AutoTrack
package import LabLanguage

/// The benchmark: the outcomes of every scheme's rules over the releases of apps.
package struct League: Sendable {
  /// The apps in the order given.
  package let apps: [String]
  /// Outcomes by scheme, horizon and app; the screens of an app stand in order of their names.
  private let outcomes: [Key: [[OutcomeTally]]]
  /// Outcomes at the next release by kind of change, in all apps.
  private let changes: LeagueChanges

  private struct Key: Hashable {
    let scheme: LeagueScheme
    let horizon: LeagueHorizon
  }

  /// Compares the releases of every corpus.
  package init(_ corpora: [CorpusFile]) {
    self.init(
      corpora.enumerated().map { place, corpus in
        let comparisons = LeagueApp(corpus).comparisons
        return AppCounts(
          place: place, app: corpus.app, comparisons: comparisons.count,
          compared: comparisons.count, counts: LeagueCounts(corpus, comparisons))
      })
  }

  /// The league of apps whose outcomes are known.
  init(_ counts: [AppCounts<LeagueCounts>]) {
    apps = counts.map(\.app)
    changes = counts.reduce(into: LeagueChanges()) { $0 += $1.counts.changes }
    outcomes = counts.reduce(into: [:]) { outcomes, app in
      for horizon in LeagueHorizon.allCases {
        let screens = app.counts.screens(horizon)
        for (index, scheme) in LeagueScheme.allCases.enumerated() {
          outcomes[Key(scheme: scheme, horizon: horizon), default: []]
            .append(screens.map { $0[index] })
        }
      }
    }
  }

  /// Returns the outcomes of a scheme in all apps.
  package func tally(_ scheme: LeagueScheme, _ horizon: LeagueHorizon) -> OutcomeTally {
    perApp(scheme, horizon).reduce(into: OutcomeTally()) { $0 += $1 }
  }

  package func perApp(_ scheme: LeagueScheme, _ horizon: LeagueHorizon) -> [OutcomeTally] {
    screens(scheme, horizon).map { app in app.reduce(into: OutcomeTally()) { $0 += $1 } }
  }

  package func screens(_ scheme: LeagueScheme, _ horizon: LeagueHorizon) -> [[OutcomeTally]] {
    outcomes[Key(scheme: scheme, horizon: horizon)] ?? []
  }

  /// Returns the outcomes on screens that a kind of change edited, at the next release.
  func change(_ cause: ChangeKind) -> LeagueChange { changes.causes[cause] ?? LeagueChange() }
}

extension League {
  /// Reads corpora; throws if a file is not a corpus, or if two have the same app.
  package static func read(_ files: [(name: String, bytes: [UInt8])]) throws(SourceError)
    -> [CorpusFile]
  {
    var corpora: [CorpusFile] = []
    for (name, bytes) in files {
      let corpus = try CorpusFile(name: name, bytes: bytes)
      try refuse(corpus, in: name, among: corpora.map(\.app))
      corpora.append(corpus)
    }
    return corpora
  }

  /// Throws if the app of a corpus is one of some others.
  static func refuse(
    _ corpus: CorpusFile, in name: String, among apps: [String]
  ) throws(SourceError) {
    guard apps.contains(corpus.app) else { return }
    throw SourceError(
      file: name, message: "the app \(corpus.app.quoted) is given twice",
      remedy: "give each app once")
  }
}
