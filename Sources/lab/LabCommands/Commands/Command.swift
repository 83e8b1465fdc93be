import LabKit
import LabLanguage
import LabSystem

/// A command of the lab.
package struct Command: Sendable {
  /// The word on the command line.
  package let name: String
  /// The operands, as help spells them: `[PATH…]`.
  package let operands: String
  /// A summary in one line.
  package let summary: String
  /// More lines for its own help.
  package let details: [String]
  package let flags: [Flag]
  /// Command lines that its own help shows.
  package var examples: [String] = []
  let run: @Sendable (Arguments, CommandConsole) throws(LabError) -> ExitCode

  /// Every command, in the order of help.
  package static let all: [Command] = [
    .new, .run, .report, .record, .check, .why, .dispatch, .screen, .tree, .paths, .mutate,
    .calibrate, .league, .impact, .ids, .pick, .suggest, .rules, .encode, .importing, .database,
    .sessions, .crashtest, .fleet, .bench, .completions, .man, .help,
  ]

  /// Returns the command of that name; `others` are further words for suggestions.
  static func named(_ name: String, or others: [String] = []) throws(LabError) -> Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    let names = all.map(\.name)
    throw .usage(
      "unknown command \(name.quoted)",
      remedy: Suggestion.question(for: name, among: names + others)
        ?? "commands: \(names.joined(separator: ", "))")
  }

  /// Every command, with the names of the trackers in its flags.
  static func all(naming trackers: [TrackerKind]) -> [Command] { all.map { $0.naming(trackers) } }

  /// Returns the command with the names of the trackers in its flags.
  func naming(_ trackers: [TrackerKind]) -> Command {
    Command(
      name: name, operands: operands, summary: summary, details: details,
      flags: flags.map { $0.naming(trackers) }, examples: examples, run: run)
  }

  /// The flags of the command, and those of every command.
  var allFlags: [Flag] { flags + [.color, .help] }

  /// Returns the usage in help: `lab run [PATH…]`.
  func usage(by program: String = "lab") -> String {
    [program, name, operands].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
