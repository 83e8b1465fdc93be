import AutoTrack
import LabImport
import LabKit
import LabLanguage
package import LabLeague
package import LabSystem

extension EditCounts {
  /// A version of an app, with the files of its screens.
  package typealias Version = (name: String, files: [(name: String, bytes: [UInt8])])

  /// Counts the edits between consecutive versions of an app.
  ///
  /// Interface Builder's ids, and the origins in app files, pair the views; other formats have
  /// none, so ``AppMatch`` does. With an app file among the versions, the views of all are those of
  /// the running app, as in `lab impact`.
  package init(of versions: [Version]) throws(LabError) {
    self.init()
    if versions.contains(where: { $0.files.contains { $0.name.hasSuffix(".json5") } }) {
      try count(surveysOf: versions)
    } else {
      var imports: [(name: String, app: ImportedApp)] = []
      for (name, files) in versions {
        let app = try Importer().app(of: files)
        try ImpactVersion.refuseDuplicates(in: app)
        imports.append((name, app))
      }
      try count(imports: imports)
    }
  }

  private mutating func count(
    imports: [(name: String, app: ImportedApp)]
  ) throws(LabError) {
    let preparation = MatchPreparation()
    for (base, head) in zip(imports, imports.dropFirst()) {
      let sources = (base: base.app.matchSource, head: head.app.matchSource)
      let versions = (
        base: preparation.version(sources.base.screens),
        head: preparation.version(sources.head.screens)
      )
      let identity =
        base.app.hasLastingIDs && head.app.hasLastingIDs
        ? VersionIdentity(sources.base, base.name, sources.head, head.name)
        : VersionIdentity(AppMatch(from: versions.base, to: versions.head))
      try count(versions.base, versions.head, identity, base.name, head.name)
    }
  }

  private mutating func count(surveysOf versions: [Version]) throws(LabError) {
    var surveys: [SurveyedVersion] = []
    for (name, files) in versions {
      surveys.append(try SurveyedVersion(ImpactVersion(name, files), []))
    }
    let preparation = MatchPreparation()
    for (base, head) in zip(surveys, surveys.dropFirst()) {
      try ImpactReport.checkSameApp(base.version, head.version)
      let same = ViewCorrespondence(
        from: base.survey, to: head.survey, (base.version.matchSource, head.version.matchSource))
      let sources = (base: base.survey.describedViews, head: head.survey.describedViews)
      let identity = VersionIdentity(
        from: sources.base.origins.map { $0.map { same.heads[$0] } },
        to: sources.head.origins.map { $0.map { Optional($0) } })
      try count(
        preparation.version(sources.base.screens), preparation.version(sources.head.screens),
        identity, base.version.name, head.version.name)
    }
  }

  private mutating func count(
    _ base: MatchVersion, _ head: MatchVersion, _ identity: VersionIdentity, _ baseName: String,
    _ headName: String
  ) throws(LabError) {
    guard !identity.places.isEmpty else {
      throw .invalid([
        SourceError(
          file: headName, message: "no view of \(baseName) is in this version",
          remedy: "give versions of one app, the oldest first")
      ])
    }
    self += EditCounts(from: base, to: head, by: identity)
  }
}

extension ImportedApp {
  /// True if every file has ids that its elements keep for life.
  fileprivate var hasLastingIDs: Bool {
    !files.isEmpty && files.allSatisfy(\.hasLastingIDs)
  }
}

extension VersionIdentity {
  /// The identity of imports by ids, with the names of the versions; each file counts.
  fileprivate init(
    _ base: MatchSource<ImportedOrigin>, _ baseName: String, _ head: MatchSource<ImportedOrigin>,
    _ headName: String
  ) {
    let partners = SharedIDs(
      from: base.identified(inVersion: baseName), to: head.identified(inVersion: headName)
    ).partners
    self.init(
      from: base.origins.map { $0.map { $0.id.flatMap { partners[$0] } } },
      to: head.origins.map { $0.map(\.id) })
  }
}

extension MatchSource<ImportedOrigin> {
  /// The views that have ids in their files.
  fileprivate func identified(inVersion version: String) -> [SharedIDs<ImportedID>.Element] {
    zip(screens, origins).flatMap { screen, origins in
      zip(screen.nodes, origins).compactMap { node, origin in
        origin.id.map { id in
          let file = id.file.path(inVersion: version)
          return .init(file: file, id: id.id, facts: node.alone, key: id)
        }
      }
    }
  }
}

extension ViewFacts {
  /// The facts without those of other views and screens.
  fileprivate var alone: ViewFacts {
    var node = self
    (node.parent, node.segues) = (nil, [])
    return node
  }
}

extension VersionSurvey {
  /// The views and bar items that files describe, with the facts that edits are counted by.
  fileprivate var describedViews: MatchSource<String> {
    let source = matchSource(of: order.compactMap { views[$0] }.filter(\.isDescribed))
    return zip(source.screens, source.origins).reduce(into: MatchSource()) { all, part in
      var screen = part.0
      // The content of a row or a container repeats the texts of the views in it.
      let tellers = screen.nodes.indices.filter { screen.nodes[$0].text != nil }
      for index in tellers {
        for outer in sequence(first: index, next: { screen.nodes[$0].parent }).dropFirst() {
          screen.nodes[outer].text = nil
        }
      }
      for (index, key) in part.1.enumerated() {
        if screen.nodes[index].kind == VersionView.barButton {
          screen.nodes[index].kind = "UIBarButtonItem"
        }
        if screen.nodes[index].isCell, !repeatedRows.contains(key) {
          screen.nodes[index].role = "static"
        }
      }
      all.add(screen, part.1)
    }
  }
}

extension VersionView {
  fileprivate static let barButton = "_UIButtonBarButton"

  /// True for a view of a file, and for a button of a bar that code or a file gives its action.
  fileprivate var isDescribed: Bool {
    !key.hasPrefix("system/") || facts.kind == Self.barButton && !key.contains("[")
  }
}
