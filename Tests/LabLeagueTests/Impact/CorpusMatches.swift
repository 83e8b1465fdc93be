@testable import AutoTrack
@testable import LabLeague

/// The matches of all consecutive releases of a corpus, which are measured against the ids.
struct CorpusMatches: Sendable {
  let corpus: CorpusFile
  /// The releases in their order, each with its screens.
  let releases: [CorpusSeries.Release]
  /// The match of each release with the next one.
  let matches: [AppMatch]

  init(of corpus: CorpusFile) {
    let series = CorpusSeries(corpus)
    let releases = corpus.releases.indices.map(series.release)
    (self.corpus, self.releases) = (corpus, releases)
    matches = zip(releases, releases.dropFirst()).map {
      AppMatch(from: $0.version, to: $1.version)
    }
  }

  /// Returns the old key of each view of a release's successor that its match finds.
  func origins(after place: Int) -> [String: String] {
    let (old, new) = (releases[place], releases[place + 1])
    return matches[place].places.reduce(into: [:]) { keys, pair in
      let key = new.origins[pair.value.screen][pair.value.node].key
      keys[key] = old.origins[pair.key.screen][pair.key.node].key
    }
  }
}
