package import AutoTrack

/// The edits that developers made between versions of an app, from which rates are estimated.
package struct EditCounts: Equatable, Sendable {
  /// The screens of both versions that changed.
  package private(set) var changedScreens = 0
  /// The changes by kind.
  package private(set) var changes: [ScreenChange: Int] = [:]

  /// The kinds that are counted; other kinds keep no trace in files.
  package static let kinds: [EditKind] = [
    .insertBeforeSame, .insertAfterSame, .insertBeforeOther, .wrap, .unwrap, .reorder,
    .renameClass, .editText, .changeRows,
  ]

  /// Creates counts of no versions.
  package init() {}

  package static func += (sum: inout EditCounts, part: EditCounts) {
    sum.changedScreens += part.changedScreens
    sum.changes.merge(part.changes, uniquingKeysWith: +)
  }

  /// The edits by kind.
  package var edits: [EditKind: Int] {
    changes.reduce(into: [:]) { edits, change in
      if let kind = change.key.edit { edits[kind, default: 0] += change.value }
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
