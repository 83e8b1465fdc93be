package import LabLanguage

/// The benchmark: the outcomes of every scheme's rules over the releases of apps.
package struct League: Sendable {
  /// The apps in the order given.
  package let apps: [String]
  /// Outcomes by scheme, horizon and app; the screens of an app stand in order of their names.
  private let outcomes: [Key: [[LeagueTally]]]

  private struct Key: Hashable {
    let scheme: LeagueScheme
    let horizon: LeagueHorizon
  }

  /// Compares the releases of every corpus.
  package init(_ corpora: [CorpusFile]) {
    apps = corpora.map(\.app)
    outcomes = corpora.reduce(into: [:]) { outcomes, corpus in
      let app = LeagueApp(corpus)
      for horizon in LeagueHorizon.allCases {
        var sums: [LeagueScheme: [ScreenName: LeagueTally]] = [:]
        for (from, to) in app.pairs(horizon) {
          let comparison = LeagueComparison(app, from: from, to: to)
          for (scheme, screens) in comparison.tallies {
            for (screen, tally) in screens {
              sums[scheme, default: [:]][screen, default: LeagueTally()] += tally
            }
          }
        }
        for scheme in LeagueScheme.allCases {
          let screens = (sums[scheme] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
          outcomes[Key(scheme: scheme, horizon: horizon), default: []].append(screens)
        }
      }
    }
  }

  /// Returns the outcomes of a scheme in all apps.
  package func tally(_ scheme: LeagueScheme, _ horizon: LeagueHorizon) -> LeagueTally {
    perApp(scheme, horizon).reduce(into: LeagueTally()) { $0 += $1 }
  }

  /// Returns the outcomes of a scheme by app.
  package func perApp(_ scheme: LeagueScheme, _ horizon: LeagueHorizon) -> [LeagueTally] {
    screens(scheme, horizon).map { app in app.reduce(into: LeagueTally()) { $0 += $1 } }
  }

  /// Returns the outcomes of a scheme by app and screen.
  func screens(_ scheme: LeagueScheme, _ horizon: LeagueHorizon) -> [[LeagueTally]] {
    outcomes[Key(scheme: scheme, horizon: horizon)] ?? []
  }
}

extension League {
  /// Reads corpora; throws if a file is not a corpus, or if two have the same app.
  package static func read(_ files: [(name: String, bytes: [UInt8])]) throws(SourceError)
    -> [CorpusFile]
  {
    var corpora: [CorpusFile] = []
    for (name, bytes) in files {
      let corpus = try CorpusFile(name: name, bytes: bytes)
      guard !corpora.contains(where: { $0.app == corpus.app }) else {
        throw SourceError(
          file: name, message: "the app \(corpus.app.quoted) is given twice",
          remedy: "give each app once")
      }
      corpora.append(corpus)
    }
    return corpora
  }
}
