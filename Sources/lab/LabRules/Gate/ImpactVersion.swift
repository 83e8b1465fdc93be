import LabImport
import LabKit
import LabLanguage
import LabLeague
package import LabSystem
package import Wording

/// A version of an app, read from an app file, storyboards and xibs, or dumps.
package struct ImpactVersion {
  /// The version in messages: a file, a folder or a revision.
  package let name: String
  /// A scenario that launches the app without one of its screens.
  let loaded: LoadedScenario
  /// The places of imported elements, by their keys; empty for an app file.
  private let places: [String: ImportPlace]
  /// The ids that elements keep from version to version.
  let lastingIDs: LastingIDs
  /// The app file; nil for an import.
  private let source: SourceFile?
  /// The views for a match without ids, with their keys; nil for an app file.
  let matchSource: MatchSource<String>?
  /// The controllers from which the screens are searched, in rounds.
  let entrances: [[ControllerDescription]]

  /// The files of other platforms and formats, which are left out, with the reasons.
  package let notes: [Sentence]

  /// The paths of files in the version, by the keys of imported elements; empty for an app file.
  var files: [String: String] { places.mapValues { $0.file.path(inVersion: name) } }

  var app: AppDescription { loaded.app }

  /// Reads a version from its files: one app file, or any number of files of another format.
  package init(
    _ name: String, _ files: [(name: String, bytes: [UInt8])]
  ) throws(LabError) {
    self.name = name
    guard let first = files.first else {
      throw .invalid([
        SourceError(
          file: name, message: "it has no file of the app",
          remedy: "give an app file, storyboards, xibs or dumps")
      ])
    }
    if let app = files.first(where: { $0.name.hasSuffix(".json5") }) {
      guard files.count == 1 else { throw Self.mixture(app.name, of: files.count) }
      loaded = try Self.load(app: first.name, first.bytes)
      source = try? SourceFile(name: first.name, bytes: first.bytes)
      (places, lastingIDs, matchSource) = ([:], LastingIDs(of: loaded.app), nil)
      notes = []
      entrances = [[loaded.app.root]]
      if let source { try Self.refuseDuplicates(in: loaded.app, source) }
      return
    }
    var others: [SourceError]? = []
    let imported = try Importer().app(of: files, leavingOut: &others)
    notes = (others ?? []).map {
      "\($0.place): left out, because \(Sentence(stringLiteral: $0.message))"
    }
    try Self.refuseDuplicates(in: imported)
    let writer = AppWriter(imported, joiningVariants: true)
    loaded = try Self.load(app: "app.json5", Array(writer.text().utf8))
    source = nil
    places = Self.places(in: imported, writer)
    lastingIDs = LastingIDs(of: imported, writer)
    matchSource = Self.matchSource(of: imported, writer)
    entrances = ImportedEntrances(imported).descriptions(by: writer)
  }

  /// Returns the place of an element by its key and its offset in the app file.
  func place(of key: String, at offset: Int?) -> ImportPlace {
    if let place = places[key] { return place }
    guard let source else { return ImportPlace(file: name) }
    return ImportPlace(file: source.name, line: offset.map { source.position(at: $0).line })
  }

  private static func mixture(_ app: String, of count: Int) -> LabError {
    .invalid([
      SourceError(
        file: app, message: "the version has \(count) files, and this is an app file",
        remedy: "give the app file alone, or storyboards, xibs and dumps alone")
    ])
  }

  /// Loads an app file with a scenario that launches it.
  private static func load(
    app: String, _ bytes: [UInt8]
  ) throws(LabError) -> LoadedScenario {
    let path = "impact of versions.json5"
    let scenario = """
      { scenario: "impact", app: \(app.jsonQuoted),
        steps: [{ launch: { root: "UIViewController" } }] }
      """
    let files = MemoryFiles(bytes: [app: bytes, path: Array(scenario.utf8)])
    var library = ScenarioLibrary(files: files)
    let location = ScenarioLocation(path: path, shortName: path)
    guard let loaded = library.loadScenario(location) else { throw .invalid(library.errors) }
    return loaded
  }

  /// Refuses elements of one id: it is unknown which of them an element of another version is.
  static func refuseDuplicates(in app: ImportedApp) throws(LabError) {
    let duplicates = app.notes.filter { $0.reason == .duplicateID }
    guard !duplicates.isEmpty else { return }
    throw .invalid(
      duplicates.map { note in
        SourceError(
          file: "\(note.place)", message: "\(note.subject): another element has the same id",
          remedy: "open the file in Interface Builder and save it, or change one of the ids")
      })
  }

  /// Refuses views of one origin, unless they lie in cells, of which several stand for a prototype.
  private static func refuseDuplicates(
    in app: AppDescription, _ file: SourceFile
  ) throws(LabError) {
    var known: Set<String> = []
    let views = app.classes.compactMap(\.value.view).flatMap(outsideCells)
    let doubles = views.filter { view in
      view.value.ties.origin.map { !known.insert($0).inserted } ?? false
    }
    guard !doubles.isEmpty else { return }
    throw .invalid(
      doubles.map { view in
        let origin = (view.value.ties.origin ?? "").quoted
        return SourceError(
          Mistake(
            "another view has the origin \(origin)", at: view.range.lowerBound,
            remedy: "give each view its own, or none"),
          in: file)
      })
  }

  private static func outsideCells(
    _ view: Located<ViewDescription>
  ) -> [Located<ViewDescription>] {
    let list = view.value.list.map { $0.background + $0.header + $0.footer } ?? []
    return [view] + (view.value.subviews + list).flatMap(outsideCells)
  }

  private static func places(
    in app: ImportedApp, _ writer: AppWriter
  ) -> [String: ImportPlace] {
    let known = app.parts.compactMap { part in part.id.map { (writer.origin(of: $0), part.place) } }
    return Dictionary(known) { first, _ in first }
  }

  private static func matchSource(
    of app: ImportedApp, _ writer: AppWriter
  ) -> MatchSource<String> {
    let source = app.matchSource
    var keyed = MatchSource<String>()
    for (screen, origins) in zip(source.screens, source.origins) {
      keyed.add(screen, origins.map { $0.id.map(writer.origin) ?? "" })
    }
    return keyed
  }
}
