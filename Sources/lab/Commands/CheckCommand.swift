extension Command {
  /// The command `lab check [PATH…]`.
  static let check = Command(
    name: "check", operands: "[PATH…]", summary: "reads and checks files, runs nothing",
    details: [
      "Looks below Scenarios unless paths are given; files in folders named apps hold apps."
    ],
    flags: []
  ) { arguments, console throws(LabError) in
    let selection = try ScenarioSelection(arguments.operands, console.files)
    let scenarios = selection.loaded.count
    let apps = selection.appCount
    guard scenarios + apps > 0 else { throw .nothingMatched(selection.emptiness) }
    console.output.write(
      "\(scenarios) \(scenarios == 1 ? "scenario" : "scenarios") "
        + "and \(apps) \(apps == 1 ? "app file" : "app files") are well-formed\n")
    return .held
  }
}

/// The scenarios below some paths, all read and found good.
struct ScenarioSelection {
  /// The scenarios, in the order in which they run.
  let loaded: [LoadedScenario]
  /// How many app files were read.
  let appCount: Int
  private let paths: [String]

  /// Where scenarios are unless paths are given.
  static let standardPath = "Scenarios"

  /// Reads everything first.
  ///
  /// - Throws: ``LabError/invalid(_:)`` with every mistake of every file.
  init(_ operands: [String], _ files: any FileSource) throws(LabError) {
    paths = operands.isEmpty ? [Self.standardPath] : operands
    let search = ScenarioSearch(below: paths, files)
    var library = ScenarioLibrary(files: files)
    loaded = search.scenarios.compactMap { library.loadScenario($0) }
    for app in search.apps { _ = library.loadApp(app.path) }
    appCount = library.appCount
    let errors = search.errors + library.errors
    guard errors.isEmpty else { throw .invalid(errors) }
  }

  /// What to say when there is no scenario.
  var emptiness: String { "no scenario in \(paths.quoted("or")); scenario files end in .json5" }
}
