package import LabLanguage
package import LabSystem

/// A reader of scenario and app files, which reads each once and collects their mistakes.
package struct ScenarioLibrary {
  let files: any FileSource
  private let verbs: VerbSet
  /// The tracker whose settings scenarios hold.
  private let tracker: TrackerKind
  private var apps: [String: AppDescription?] = [:]
  private var appFiles: [String: SourceFile] = [:]
  /// The scenarios that name an app file, by its path.
  private var users: [String: [Scenario]] = [:]
  /// The files of rules and of business data whose mistakes have been reported.
  var brokenFiles: Set<String> = []
  /// The errors of the files read so far, file by file.
  package private(set) var errors: [SourceError] = []
  private var known: Set<SourceError> = []
  /// The number of files of rules loaded on their own, without a scenario.
  package private(set) var rulesCount = 0
  /// The number of app files read.
  package var appCount: Int { apps.count }

  /// A library that has read nothing, for scenarios with these verbs and a tracker's settings.
  package init(files: any FileSource, _ verbs: VerbSet, for tracker: TrackerKind) {
    self.files = files
    self.verbs = verbs
    self.tracker = tracker
  }

  /// Reads and checks a scenario; nil after at least one mistake.
  package mutating func loadScenario(_ location: ScenarioLocation) -> LoadedScenario? {
    (try? loadScenarios([location]))?.first
  }

  /// Reads and checks scenarios on `jobs` threads; those with mistakes are left out.
  ///
  /// This thread opens the files and reads each app's once, so that the result and the order of
  /// errors do not depend on the number of threads. On a console, Ctrl-C ends the work.
  package mutating func loadScenarios(
    _ locations: [ScenarioLocation], jobs: Int = 1, on console: CommandConsole? = nil
  ) throws(LabError) -> [LoadedScenario] {
    let sources = locations.map {
      ScenarioSource(of: contents(of: $0.path), at: $0, including: files)
    }
    let reader = verbs.file(for: tracker)
    let reading = console.map { Progress(of: sources.count, "file", on: $0) }
    defer { reading?.end() }
    var drafts = Threads(count: jobs) { sources[$0].drafts(reader) }
      .results(sources.count, reading).flatMap(\.self)
    try reading?.checkInterruption("reading")
    // The code of any scenario may change an app, so all are known before it is checked.
    let places = drafts.map { appSearches(of: $0) }
    for (index, searches) in places.enumerated() {
      take(searches, in: &drafts[index])
      findRules(of: &drafts[index])
    }
    reading?.erase()
    let checking = console.map {
      Progress(of: drafts.count, after: reading?.remainingPatience ?? .zero, on: $0)
    }
    let checked = Threads(count: jobs) { [drafts] in drafts[$0].checked() }
      .results(drafts.count, checking)
    checking?.erase()
    try checking?.checkInterruption("checking")
    // Scenarios share included files, and the examples of one share its text.
    errors += checked.flatMap(\.errors).filter { known.insert($0).inserted }
    return checked.compactMap(\.loaded)
  }

  /// Reads and checks an app file once; nil after at least one mistake.
  package mutating func loadApp(_ path: String) -> AppDescription? {
    let (app, errors) = readApp(path)
    self.errors += errors
    return app
  }

  /// Reads and checks a file of circled elements or of business data.
  package mutating func loadRules(_ path: String) {
    rulesCount += 1
    guard !brokenFiles.contains(path) else { return }
    errors +=
      ForeignFile.read(path, contents(of: path), as: .rules) {
        FileKinds.rules.read(fileOf: $0)
      }.errors
  }

  func contents(of path: String) -> Result<[UInt8], FileError> {
    Result { () throws(FileError) in try files.read(path) }
  }

  /// Reads an app file; its errors are returned the first time only.
  private mutating func readApp(_ path: String) -> (app: AppDescription?, errors: [SourceError]) {
    if let known = apps[path] { return (known, []) }
    // An entry from the start: a file that fails is not read twice.
    apps[path] = .some(nil)
    let read = ForeignFile.read(path, contents(of: path), as: .app) { mistakes in
      appFiles[path] = mistakes.file
      let app = FileKinds.app.read(fileOf: mistakes)
      let steps = users[path, default: []].flatMap(\.steps)
      if let app { AppCheck(of: app, running: steps, mistakes).run() }
      return app
    }
    apps[path] = .some(read.value)
    return (read.value, read.errors)
  }

  /// Returns the warnings about the apps in valid files: app files first, then the scenarios' own.
  func warnings(about scenarios: [LoadedScenario]) -> [SourceError] {
    let shared = apps.keys.sorted().flatMap { path -> [SourceError] in
      guard let app = apps[path] ?? nil, let file = appFiles[path] else { return [] }
      return warnings(about: app, in: file, users[path] ?? [], scenarios)
    }
    let own = scenarios.flatMap { loaded in
      loaded.scenario.references.flatMap { reference -> [SourceError] in
        guard case .inline(let app) = reference else { return [] }
        return warnings(about: app, in: loaded.file, [loaded.scenario], scenarios)
      } + EffectCheck(in: scenarios).warnings(aboutStepsOf: loaded)
    }
    // A scenario with examples is loaded once for each, with the same app.
    return (shared + own).reduce(into: []) { found, warning in
      if !found.contains(warning) { found.append(warning) }
    }
  }

  private func warnings(
    about app: AppDescription, in file: SourceFile, _ users: [Scenario],
    _ scenarios: [LoadedScenario]
  ) -> [SourceError] {
    let classes = ClassTree(of: app)
    return FrameCheck(of: app, classes, in: users).warnings(in: file)
      + EffectCheck(in: scenarios).warnings(about: app, classes, in: file)
  }

  /// An app file that a scenario names, by the number of the app.
  private typealias NamedApp = (index: Int, path: Located<String>, search: AppSearch)

  private mutating func appSearches(of draft: ScenarioDraft) -> [NamedApp] {
    guard let scenario = draft.scenario else { return [] }
    return scenario.references.enumerated().compactMap { index, reference in
      guard case .file(let path) = reference else { return nil }
      let search = AppSearch(for: path.value, from: draft.location.path, files)
      if let found = search.result { users[found, default: []].append(scenario) }
      return (index, path, search)
    }
  }

  private mutating func take(_ searches: [NamedApp], in draft: inout ScenarioDraft) {
    for (index, path, search) in searches {
      if let found = search.result {
        draft.take(readApp(found), as: index)
      } else {
        draft.missApp(path, remedy: search.suggestion.map { "did you mean \($0.quoted)?" })
      }
    }
  }
}

/// A scenario that has been read and checked, with its app and its text.
package struct LoadedScenario: Sendable {
  /// The path in the one spelling of ``FileSource/spelling(of:)``.
  package let path: String
  /// The text, which resolves offsets to lines and columns.
  package let file: SourceFile
  /// The text for outputs, without what is typed into secure inputs.
  package let quotable: SourceFile
  package let scenario: Scenario
  /// The app, from this file or another.
  package let app: AppDescription

  /// The mistake of a scenario with `only` on a build server, which must run all; nil without it.
  package var onlyError: SourceError? {
    scenario.marks.only.map { range in
      SourceError(
        Mistake(
          "'only' leaves out other scenarios, which a build server must run (CI=true)",
          at: range.lowerBound, remedy: "remove 'only'"), in: file)
    }
  }

  /// The operand that names the scenario on a command line: `tap.json5`, `tap.json5#guest`.
  package var operand: String { path + (scenario.example.map { "#\($0.name)" } ?? "") }

  /// The texts that steps give to secure inputs, as written in the file.
  package var typedSecrets: [String] {
    scenario.steps.flatMap(\.value.verb.secrets).map { file.text(in: $0) }
  }

  /// The other apps, in file order.
  package internal(set) var otherApps: [AppDescription] = []

  package init(
    path: String, file: SourceFile, scenario: Scenario, app: AppDescription,
    otherApps: [AppDescription] = []
  ) {
    self.path = path
    self.file = file
    quotable = scenario.steps.flatMap(\.value.verb.secrets).reduce(file) { $0.hiding($1) }
    self.scenario = scenario
    self.app = app
    self.otherApps = otherApps
  }
}
