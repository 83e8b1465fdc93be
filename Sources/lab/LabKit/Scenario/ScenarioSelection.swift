package import LabLanguage
package import LabSystem

/// The scenarios below some paths, all read and valid.
package struct ScenarioSelection {
  /// The scenarios in the order of their runs.
  package let loaded: [LoadedScenario]
  /// The number of app files read.
  package let appCount: Int
  /// The number of files of rules read.
  package let rulesCount: Int
  private let paths: [String]
  private let library: ScenarioLibrary

  package static let standardPath = "Scenarios"
  private static let missingStandardPath =
    "name a file or a folder, or create a folder with lab new DIR"

  /// Reads every file first, on `jobs` threads; throws if any of them has a mistake.
  ///
  /// With `choose`, only the chosen scenarios and their apps are read. With a console there is a
  /// progress line, and Ctrl-C ends the reading.
  ///
  /// - Throws: ``LabError/invalid(_:)`` with every mistake of every file.
  package init(
    _ operands: [String], _ files: any FileSource, _ verbs: VerbSet, jobs: Int = 1,
    for tracker: TrackerKind, on console: CommandConsole? = nil,
    choose: (([ScenarioLocation]) throws(LabError) -> [ScenarioLocation])? = nil
  ) throws(LabError) {
    paths = operands.isEmpty ? [Self.standardPath] : operands
    guard !paths.contains("") else {
      throw .usage("the path is empty", remedy: "name a file or a folder")
    }
    let search =
      operands.isEmpty
      ? ScenarioSearch(below: paths, files, remedy: Self.missingStandardPath)
      : ScenarioSearch(below: paths, files)
    guard choose == nil || search.errors.isEmpty else { throw .invalid(search.errors) }
    var library = ScenarioLibrary(files: files, verbs, for: tracker)
    let chosen = try choose?(search.scenarios) ?? search.scenarios
    loaded = try library.loadScenarios(chosen, jobs: jobs, on: console)
    if choose == nil {
      for app in search.apps { _ = library.loadApp(app.path) }
      for rules in search.rules { library.loadRules(rules.path) }
    }
    (appCount, rulesCount) = (library.appCount, library.rulesCount)
    let errors = search.errors + library.errors
    guard errors.isEmpty else { throw .invalid(errors) }
    self.library = library
  }

  /// The warnings about the selected files, which are valid nevertheless.
  package var warnings: [SourceError] { library.warnings(about: loaded) }

  /// The message for a selection without scenarios.
  package var emptiness: String {
    let named = paths.map { "'\($0.printable)'" }.joined("or")
    if appCount == 0, rulesCount > 0 {
      return "no scenario in \(named), only \(rulesCount.counted("file")) of rules, which do not "
        + "run; run the scenarios that name them, or check them with lab check"
    }
    guard appCount > 0 else { return "no scenario in \(named); scenario files end in .json5" }
    return "no scenario in \(named), only \(appCount.counted("app file")), which "
      + "\(appCount == 1 ? "does" : "do") not run; run the scenarios that name an app, "
      + "or check the app with lab check"
  }
}
