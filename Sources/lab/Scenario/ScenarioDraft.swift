/// A scenario on its way from bytes to checks, each of which any thread can do.
struct ScenarioDraft: Sendable {
  /// Where the file is.
  let location: ScenarioLocation
  /// What it says; nil after mistakes.
  var scenario: Scenario?
  private let file: SourceFile?
  /// The apps that the scenario refers to, its own first; nil where one has mistakes.
  private var apps: [AppDescription?]
  private var mistakes: [Mistake] = []
  /// Whether a file that the scenario names, and that is no app's, has mistakes.
  private var lacksFile = false
  /// What is wrong outside the text: the file cannot be read, or the app's file has mistakes.
  private var otherErrors: [SourceError] = []

  /// Reads what a file holds.
  init(of contents: Result<[UInt8], FileError>, at location: ScenarioLocation) {
    self.location = location
    do throws(SourceError) {
      let mistakes = Mistakes(in: try SourceFile(name: location.path, contents))
      file = mistakes.file
      scenario = FileKinds.scenario.read(fileOf: mistakes)
      apps = (scenario?.references ?? []).map { _ in nil }
      self.mistakes = mistakes.recorded
    } catch {
      (file, scenario, apps) = (nil, nil, [])
      otherErrors = [error]
    }
  }

  /// Takes an app of a file, and what is wrong in that.
  mutating func take(
    _ found: (app: AppDescription?, errors: [SourceError]), as index: Int
  ) {
    apps[index] = found.app
    otherErrors += found.errors
  }

  /// The scenario names an app file that is nowhere.
  mutating func missApp(_ path: Located<String>, remedy: String?) {
    let message = "no app file \(path.value.quoted) in this folder or one above"
    mistakes.append(Mistake(message, at: path.range.lowerBound, remedy: remedy))
  }

  /// Notes what is wrong with a file that the text names.
  mutating func add(_ mistake: Mistake) { mistakes.append(mistake) }

  /// A file that the scenario names has mistakes, of which these have not been told.
  mutating func lack(_ errors: [SourceError]) {
    lacksFile = true
    otherErrors += errors
  }

  /// The same after every check.
  func checked() -> ScenarioDraft {
    guard let file, let scenario else { return self }
    var checked = self
    let mistakes = Mistakes(in: file, mistakes)
    for (index, reference) in scenario.references.enumerated() {
      guard case .inline(let app) = reference else { continue }
      checked.apps[index] = AppCheck(of: app, mistakes).run() ? app : nil
    }
    let whole = checked.apps.compactMap(\.self)
    if let own = whole.first, whole.count == checked.apps.count {
      let others = Array(whole.dropFirst())
      ScenarioCheck(of: scenario, app: own, others: others, mistakes).run()
    }
    checked.mistakes = mistakes.recorded
    return checked
  }

  /// Everything that is wrong, what lies in other files first.
  var errors: [SourceError] {
    guard let file, !mistakes.isEmpty else { return otherErrors }
    return otherErrors + Mistakes(in: file, mistakes).errors
  }

  /// What can be run; nil where anything is wrong.
  var loaded: LoadedScenario? {
    let whole = apps.compactMap(\.self)
    guard mistakes.isEmpty, !lacksFile, whole.count == apps.count, let file, let scenario,
      let own = whole.first
    else { return nil }
    return LoadedScenario(
      path: location.path, shortName: location.shortName, file: file, scenario: scenario,
      app: own, otherApps: Array(whole.dropFirst()))
  }
}

extension Scenario {
  /// Where its apps are described, its own first.
  var references: [AppReference] { [app] + apps.map(\.value) }
}

extension SourceFile {
  /// A file as it was opened; one that could not be opened is an error like those in its text.
  init(name: String, _ contents: Result<[UInt8], FileError>) throws(SourceError) {
    switch contents {
    case .success(let bytes): try self.init(name: name, bytes: bytes)
    case .failure(let error): throw SourceError(file: error.path, message: error.reason)
    }
  }
}
