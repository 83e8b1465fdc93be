/// Reads scenario and app files, each once, and keeps every mistake in them.
package struct ScenarioLibrary {
  private let files: any FileSource
  private var apps: [String: AppDescription?] = [:]
  /// Everything that is wrong in the files read so far, file by file.
  package private(set) var errors: [SourceError] = []
  /// How many app files have been read.
  package var appCount: Int { apps.count }

  /// Nothing has been read yet.
  package init(files: any FileSource) {
    self.files = files
  }

  /// Reads and checks a scenario; nil after at least one mistake.
  package mutating func loadScenario(_ location: ScenarioLocation) -> LoadedScenario? {
    guard let file = open(location.path) else { return nil }
    let mistakes = Mistakes(in: file)
    let scenario = FileKinds.scenario.read(fileOf: mistakes)
    let app = scenario.flatMap { self.app(of: $0, mistakes) }
    if let scenario, let app { ScenarioCheck(of: scenario, app: app, mistakes).run() }
    errors += mistakes.errors
    guard mistakes.isEmpty, let scenario, let app else { return nil }
    return LoadedScenario(
      path: location.path, shortName: location.shortName, file: file, scenario: scenario, app: app)
  }

  /// Reads and checks an app file, unless that has been done; nil after at least one mistake.
  package mutating func loadApp(_ path: String) -> AppDescription? {
    if let known = apps[path] { return known }
    let app = readApp(path)
    apps[path] = app
    return app
  }

  private mutating func readApp(_ path: String) -> AppDescription? {
    guard let file = open(path) else { return nil }
    let mistakes = Mistakes(in: file)
    let app = FileKinds.app.read(fileOf: mistakes)
    if let app { AppCheck(of: app, mistakes).run() }
    errors += mistakes.errors
    return mistakes.isEmpty ? app : nil
  }

  private mutating func app(of scenario: Scenario, _ mistakes: Mistakes) -> AppDescription? {
    switch scenario.app {
    case .inline(let app):
      AppCheck(of: app, mistakes).run()
      return app
    case .file(let path):
      let search = AppSearch(for: path.value, from: mistakes.file.name, files)
      if let found = search.result { return loadApp(found) }
      mistakes.record(
        "no app file \(path.value.quoted) in this folder or one above", at: path.range,
        remedy: search.suggestion.map { "did you mean \($0.quoted)?" })
      return nil
    }
  }

  private mutating func open(_ path: String) -> SourceFile? {
    do {
      return try SourceFile(name: path, bytes: try files.read(path))
    } catch let error as FileError {
      errors.append(SourceError(file: error.path, message: error.reason))
    } catch let error as SourceError {
      errors.append(error)
    } catch {
      errors.append(SourceError(file: path, message: "\(error)"))
    }
    return nil
  }
}
