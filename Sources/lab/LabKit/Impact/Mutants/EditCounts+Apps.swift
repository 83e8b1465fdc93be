package import LabLanguage

extension EditCounts {
  /// A version of an app, with the name of its file.
  package typealias AppVersion = (name: String, app: ImportedApp)

  /// Counts the edits between consecutive versions of imported apps.
  ///
  /// Interface Builder's ids pair the views; other formats have none, so ``AppMatch`` does.
  package init(of versions: [AppVersion]) throws(SourceError) {
    self.init()
    let preparation = MatchPreparation()
    for (old, new) in zip(versions, versions.dropFirst()) {
      let (before, after) = (old.app.matchSource, new.app.matchSource)
      let (from, to) = (
        preparation.version(before.screens), preparation.version(after.screens)
      )
      let identity =
        old.app.hasLastingIDs && new.app.hasLastingIDs
        ? VersionIdentity(from: before.ids, to: after.ids)
        : VersionIdentity(AppMatch(from: from, to: to))
      guard !identity.places.isEmpty else {
        throw SourceError(
          file: new.name, message: "no view of \(old.name) is in this version",
          remedy: "give versions of one app, the oldest first")
      }
      self += EditCounts(from: from, to: to, by: identity)
    }
  }
}

extension ImportedApp {
  /// True if every file has ids that its elements keep for life.
  fileprivate var hasLastingIDs: Bool {
    !files.isEmpty && files.allSatisfy { $0.format.hasPrefix("Interface Builder") }
  }
}

extension MatchSource<ImportedOrigin> {
  fileprivate var ids: [[String?]] { origins.map { $0.map { $0.id?.id } } }
}
