import LabKit
import LabLanguage
import LabSystem
import Wording

extension Command {
  static let check = Command(
    name: "check", operands: "[PATH…]", summary: "reads and checks files without running them",
    details: [
      "Reads the folder Scenarios unless paths are given. Folders named apps contain app files,",
      "and folders named rules contain circled elements or business data.",
      "A view whose middle lies outside of its superview or the screen gets a warning; so do a",
      "method that resembles one of UIKit's, a frame in a stack, and a URL without a page.",
      "Warnings do not change the exit code. --schema prints Scenarios/scenario.schema.json.",
    ],
    flags: [.schema, .json, .tracker],
    examples: ["lab check", "lab check Scenarios/clicks Scenarios/apps/shop.json5"]
  ) { arguments, console throws(LabError) in
    if arguments.has(.schema) {
      try arguments.allowOperands("--schema reads no files")
      console.output.write(FormatReference.schema)
      return .held
    }
    let read = { () throws(LabError) in
      let selection = try ScenarioSelection(
        arguments.operands, console.files, for: arguments.tracker(), on: console)
      let refused = console.environment.isCI ? selection.loaded.compactMap(\.onlyError) : []
      guard refused.isEmpty else { throw LabError.invalid(refused) }
      return selection
    }
    guard !arguments.has(.json) else { return try printJSON(on: console, of: read) }
    let selection = try read()
    let style = TextStyle(forMessagesOn: console)
    for warning in selection.warnings {
      let lines = warning.lines(style, width: console.messageWidth)
      console.errors.write(lines.map { $0 + "\n" }.joined())
    }
    let scenarios = selection.loaded.count
    let apps = selection.appCount
    let rules = selection.rulesCount
    guard scenarios + apps + rules > 0 else { throw .nothingMatched(selection.emptiness) }
    let counts =
      [scenarios.counted("scenario"), apps.counted("app file")]
      + (rules > 0 ? ["\(rules.counted("file")) of rules"] : [])
    console.write(lines: ["\(counts.joined("and")) are well-formed"])
    return .held
  }

  /// Prints the numbers of files, or the mistakes in them, as one object.
  private static func printJSON(
    on console: CommandConsole, of read: () throws(LabError) -> ScenarioSelection
  ) throws(LabError) -> ExitCode {
    var (selection, errors): (ScenarioSelection?, [SourceError]) = (nil, [])
    do throws(LabError) {
      selection = try read()
    } catch {
      guard case .invalid(let found) = error else { throw error }
      errors = found
    }
    let json = PrintedJSON.record([
      "appFiles": selection.map { .number($0.appCount) },
      "mistakes": .list(errors.map(\.json)),
      "rulesFiles": selection.map { .number($0.rulesCount) },
      "scenarios": selection.map { .number($0.loaded.count) },
      "warnings": .list((selection?.warnings ?? []).map(\.json)),
    ])
    console.write(json: json.text() + "\n")
    return errors.isEmpty ? .held : .invalid
  }
}

extension SourceError {
  fileprivate var json: PrintedJSON {
    .record([
      "column": position.map { .number($0.column) }, "file": .text(file),
      "line": position.map { .number($0.line) }, "message": .text(message),
      "note": note.map(PrintedJSON.text), "remedy": remedy.map(PrintedJSON.text),
    ])
  }
}
