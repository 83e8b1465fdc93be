import LabImport
import LabKit
import LabLanguage

/// The controllers from which the screens of an imported app are searched, in rounds.
///
/// The files do not say which of their initial controllers the app shows first, so neither their
/// names nor their order decide. Ids break ties, because a renamed or moved file keeps them.
struct ImportedEntrances {
  private let app: ImportedApp
  /// The files that lead to a controller.
  private let sources: [ImportedID: Set<String>]

  init(_ app: ImportedApp) {
    self.app = app
    sources = app.controllers.reduce(into: [:]) { all, controller in
      for key in controller.destinations { all[key, default: []].insert(controller.key.file) }
    }
  }

  /// The rounds; first come the initial controllers to which no other file leads.
  ///
  /// Containers follow: initial ones, those to which nothing leads, and the others.
  var rounds: [[ImportedID]] {
    let all = app.controllers.sorted { $0.key.placementKey < $1.key.placementKey }
    let initial = all.map(\.key).filter(app.initial.contains)
    let first = initial.filter { sources[$0, default: []].subtracting([$0.file]).isEmpty }
    let containers = all.filter(\.kind.isContainer).map(\.key).filter { !first.contains($0) }
    let rest = containers.filter { !initial.contains($0) }
    return [first] + containers.filter(initial.contains).map { [$0] }
      + [rest.filter { sources[$0] == nil }] + rest.filter { sources[$0] != nil }.map { [$0] }
  }

  /// Returns the rounds as they stand in the app file of a writer, without empty ones.
  func descriptions(by writer: AppWriter) -> [[ControllerDescription]] {
    rounds.map { $0.compactMap { writer.rootPlace(of: $0)?.controller } }.filter { !$0.isEmpty }
  }
}

extension ImportedID {
  /// The id before the file, for an order of the controllers.
  fileprivate var placementKey: (String, String) { (id, file) }
}

extension PrintedJSON {
  fileprivate var controller: ControllerDescription? {
    let file = try? SourceFile(name: "root", bytes: Array(json5.utf8))
    return file.flatMap { ControllerDescription.reader.read(fileOf: Mistakes(in: $0)) }
  }
}
