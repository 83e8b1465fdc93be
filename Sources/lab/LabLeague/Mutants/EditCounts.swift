package import AutoTrack

/// The edits that developers made between versions of an app, from which rates are estimated.
package struct EditCounts: Equatable, Sendable {
  /// The screens of both versions that changed.
  package private(set) var changedScreens = 0
  package private(set) var changes: [ChangeKind: Int] = [:]

  /// Creates counts of no versions.
  package init() {}

  package static func += (sum: inout EditCounts, part: EditCounts) {
    sum.changedScreens += part.changedScreens
    sum.changes.merge(part.changes, uniquingKeysWith: +)
  }

  /// The edits of ``ChangeKind/counted``; those of a tree rename classes and controllers alike.
  package var edits: [ChangeKind: Int] {
    changes.reduce(into: [:]) { edits, change in
      let kind = change.key == .renameController ? .renameClass : change.key
      if ChangeKind.counted.contains(kind) { edits[kind, default: 0] += change.value }
    }
  }

  /// The number of all edits.
  package var total: Int { edits.values.reduce(0, +) }

  /// The edits of each kind per changed screen.
  package var rates: EditRates {
    guard changedScreens > 0 else { return EditRates([:]) }
    return EditRates(edits.mapValues { Double($0) / Double(changedScreens) })
  }
}

extension EditCounts {
  /// Counts the edits between two versions, whose views an identity pairs.
  package init(from old: MatchVersion, to new: MatchVersion, by identity: VersionIdentity) {
    self.init(VersionChanges(from: old, to: new, by: identity))
  }

  private init(_ found: VersionChanges) {
    changedScreens = found.screens.count
    for change in found.screens.values.joined() { changes[change, default: 0] += 1 }
  }

  /// Counts the edits between all consecutive releases of a corpus.
  package init(of corpus: CorpusFile) {
    let series = CorpusSeries(corpus)
    let releases = corpus.releases.indices.map(series.release)
    for (old, new) in zip(releases, releases.dropFirst()) {
      self += EditCounts(from: old.version, to: new.version, by: VersionIdentity(old, new))
    }
  }
}
