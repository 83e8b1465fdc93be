/// Reads scenario and app files, each once, and keeps every mistake in them.
package struct ScenarioLibrary {
  let files: any FileSource
  private var apps: [String: AppDescription?] = [:]
  /// The files of rules and of business data whose mistakes have been told.
  var brokenFiles: Set<String> = []
  /// Everything that is wrong in the files read so far, file by file.
  package private(set) var errors: [SourceError] = []
  /// How many files of rules were read by themselves.
  package private(set) var rulesCount = 0
  /// How many app files have been read.
  package var appCount: Int { apps.count }

  /// Nothing has been read yet.
  package init(files: any FileSource) {
    self.files = files
  }

  /// Reads and checks a scenario; nil after at least one mistake.
  package mutating func loadScenario(_ location: ScenarioLocation) -> LoadedScenario? {
    loadScenarios([location]).first
  }

  /// Reads and checks scenarios, several at once; those with mistakes are left out.
  ///
  /// This thread opens the files and reads those of apps, each once, so that neither what is found
  /// nor its order depends on how many work at once.
  package mutating func loadScenarios(
    _ locations: [ScenarioLocation], jobs: Int = 1
  ) -> [LoadedScenario] {
    let texts = locations.map { contents(of: $0.path) }
    var drafts = Threads(count: jobs) { ScenarioDraft(of: texts[$0], at: locations[$0]) }
      .results(locations.count)
    for index in drafts.indices {
      findApps(of: &drafts[index])
      findRules(of: &drafts[index])
    }
    let checked = Threads(count: jobs) { [drafts] in drafts[$0].checked() }.results(drafts.count)
    errors += checked.flatMap(\.errors)
    return checked.compactMap(\.loaded)
  }

  /// Reads and checks an app file, unless that has been done; nil after at least one mistake.
  package mutating func loadApp(_ path: String) -> AppDescription? {
    let (app, errors) = readApp(path)
    self.errors += errors
    return app
  }

  /// Reads and checks a file of circled elements or of business data, whoever names it.
  package mutating func loadRules(_ path: String) {
    rulesCount += 1
    guard !brokenFiles.contains(path) else { return }
    errors +=
      ForeignFile.read(path, contents(of: path), as: .rules) {
        FileKinds.rules.read(fileOf: $0)
      }.errors
  }

  /// The bytes of a file, or why there are none.
  func contents(of path: String) -> Result<[UInt8], FileError> {
    Result { () throws(FileError) in try files.read(path) }
  }

  /// The errors come with the first reading only.
  private mutating func readApp(_ path: String) -> (app: AppDescription?, errors: [SourceError]) {
    if let known = apps[path] { return (known, []) }
    apps[path] = .some(nil)
    let read = ForeignFile.read(path, contents(of: path), as: .app) { mistakes in
      let app = FileKinds.app.read(fileOf: mistakes)
      if let app { AppCheck(of: app, mistakes).run() }
      return app
    }
    apps[path] = .some(read.value)
    return (read.value, read.errors)
  }

  private mutating func findApps(of draft: inout ScenarioDraft) {
    for (index, reference) in (draft.scenario?.references ?? []).enumerated() {
      guard case .file(let path) = reference else { continue }
      let search = AppSearch(for: path.value, from: draft.location.path, files)
      if let found = search.result {
        draft.take(readApp(found), as: index)
      } else {
        draft.missApp(path, remedy: search.suggestion.map { "did you mean \($0.quoted)?" })
      }
    }
  }
}
