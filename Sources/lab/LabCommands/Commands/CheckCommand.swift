import LabKit
import LabLanguage

extension Command {
  static let check = Command(
    name: "check", operands: "[PATH…]", summary: "reads and checks files without running them",
    details: [
      "Reads the folder Scenarios unless paths are given. Folders named apps contain app files,",
      "and folders named rules contain circled elements or business data.",
      "A view whose middle lies outside of its superview or the screen gets a warning, which does",
      "not change the exit code. --schema prints Scenarios/scenario.schema.json.",
    ],
    flags: [.schema, .tracker]
  ) { arguments, console throws(LabError) in
    if arguments.has(.schema) {
      try arguments.allowOperands("--schema reads no files")
      console.output.write(FormatReference.schema)
      return .held
    }
    let selection = try ScenarioSelection(
      arguments.operands, console.files, for: arguments.tracker())
    let refused = console.environment.isCI ? selection.loaded.compactMap(\.onlyError) : []
    guard refused.isEmpty else { throw .invalid(refused) }
    for warning in selection.warnings { console.errors.write("\(warning)\n") }
    let scenarios = selection.loaded.count
    let apps = selection.appCount
    let rules = selection.rulesCount
    guard scenarios + apps + rules > 0 else { throw .nothingMatched(selection.emptiness) }
    let counts =
      [scenarios.counted("scenario"), apps.counted("app file")]
      + (rules > 0 ? ["\(rules.counted("file")) of rules"] : [])
    console.output.write("\(counts.joined("and")) are well-formed\n")
    return .held
  }
}
