package import LabLanguage
package import LabSystem

/// A scenario between reading and checking; any thread can check it.
package struct ScenarioDraft: Sendable {
  let location: ScenarioLocation
  /// The scenario; nil after mistakes.
  package var scenario: Scenario?
  private let file: SourceFile?
  /// The apps of the scenario, its own first; nil for an app with mistakes.
  private var apps: [AppDescription?]
  private var mistakes: [Mistake] = []
  /// True if a file other than an app's, named by the scenario, has mistakes.
  private var lacksFile = false
  /// The errors outside of the text: an unreadable file, or mistakes in an app's file.
  private var otherErrors: [SourceError] = []

  /// Reads one scenario, without the steps that it includes; of several examples, the first.
  package init(
    of contents: Result<[UInt8], FileError>, at location: ScenarioLocation, _ verbs: VerbSet,
    for tracker: TrackerKind
  ) {
    let source = ScenarioSource(of: contents, at: location)
    self = source.drafts(verbs.file(for: tracker)).first ?? ScenarioDraft(at: location)
  }

  /// A draft of a scenario that has been read, or of none after mistakes.
  init(
    at location: ScenarioLocation, _ scenario: Scenario? = nil, in mistakes: Mistakes? = nil,
    otherErrors: [SourceError] = []
  ) {
    self.location = location
    self.scenario = scenario
    self.otherErrors = otherErrors
    file = mistakes?.file
    self.mistakes = mistakes?.recorded ?? []
    apps = (scenario?.references ?? []).map { _ in nil }
  }

  package mutating func take(
    _ found: (app: AppDescription?, errors: [SourceError]), as index: Int
  ) {
    apps[index] = found.app
    otherErrors += found.errors
  }

  /// Records a missing app file.
  mutating func missApp(_ path: Located<String>, remedy: String?) {
    let message = "no app file \(path.value.quoted) in this folder or a folder above"
    mistakes.append(Mistake(message, at: path.range.lowerBound, remedy: remedy))
  }

  package mutating func add(_ mistake: Mistake) { mistakes.append(mistake) }

  /// Records that a named file has mistakes; `errors` are those not reported yet.
  mutating func lack(_ errors: [SourceError]) {
    lacksFile = true
    otherErrors += errors
  }

  /// Returns the draft after every check.
  package func checked() -> ScenarioDraft {
    guard let file, let scenario else { return self }
    var checked = self
    let mistakes = Mistakes(in: file, mistakes)
    for (index, reference) in scenario.references.enumerated() {
      guard case .inline(let app) = reference else { continue }
      let check = AppCheck(of: app, running: scenario.steps, mistakes)
      checked.apps[index] = check.run() ? app : nil
    }
    // Checks against incomplete apps would only repeat their mistakes.
    let whole = checked.apps.compactMap(\.self)
    if let own = whole.first, whole.count == checked.apps.count {
      let others = Array(whole.dropFirst())
      ScenarioCheck(of: scenario, app: own, others: others, mistakes).run()
    }
    checked.mistakes = mistakes.recorded
    return checked
  }

  /// All errors, those of other files first.
  package var errors: [SourceError] {
    guard let file, !mistakes.isEmpty else { return otherErrors }
    return otherErrors + Mistakes(in: quotable(file), mistakes).errors
  }

  /// Returns the text for the lines of errors, without what is typed into secure inputs.
  private func quotable(_ file: SourceFile) -> SourceFile {
    guard let scenario else { return file }
    let known = zip(scenario.references, apps).compactMap { reference, app in
      if case .inline(let own) = reference { own } else { app }
    }
    return scenario.hidingSecrets(of: known).steps.flatMap(\.value.verb.secrets)
      .reduce(file) { $0.hiding($1) }
  }

  /// The scenario to run; nil if there is any error.
  package var loaded: LoadedScenario? {
    let whole = apps.compactMap(\.self)
    guard mistakes.isEmpty, !lacksFile, whole.count == apps.count, let file, let scenario,
      let own = whole.first
    else { return nil }
    return LoadedScenario(
      path: location.path, file: file, scenario: scenario.hidingSecrets(of: whole), app: own,
      otherApps: Array(whole.dropFirst()))
  }
}

extension Scenario {
  /// The references to its apps, its own first.
  var references: [AppReference] { [app] + apps.map(\.value) }
}
