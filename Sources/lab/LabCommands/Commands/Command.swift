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

  package init(
    name: String, operands: String, summary: String, details: [String], flags: [Flag],
    examples: [String] = [],
    run: @escaping @Sendable (Arguments, CommandConsole) throws(LabError) -> ExitCode
  ) {
    (self.name, self.operands, self.summary) = (name, operands, summary)
    (self.details, self.flags, self.examples, self.run) = (details, flags, examples, run)
  }

  /// The commands of the lab in the groups of help.
  package static let groups: [CommandGroup] = [
    CommandGroup("Write and run", [.new, .run, .record, .check, .report, .importing]),
    CommandGroup("Look and explain", [.why, .tree, .screen, .dispatch, .paths, .ids]),
    CommandGroup("Rules that survive", [.impact, .mutate, .league, .pick, .suggest, .rules]),
    CommandGroup("Events and devices", [.encode, .database, .fleet]),
    CommandGroup("Help", [.completions, .man, .help]),
  ]

  /// Every command of the lab, in the order of help.
  package static let all = groups.flatMap(\.commands)

  /// Returns the command of that name; `others` are further words for suggestions.
  static func named(
    _ name: String, in commands: [Command] = all, or others: [String] = []
  ) throws(LabError) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let names = commands.map(\.name)
    throw .usage(
      "unknown command \(name.quoted)",
      remedy: Suggestion.question(for: name, among: names + others)
        ?? "commands: \(names.joined(separator: ", "))")
  }

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

/// Commands with a common purpose.
package struct CommandGroup: Sendable {
  /// The purpose, as a headline.
  package let title: String
  package let commands: [Command]

  package init(_ title: String, _ commands: [Command]) {
    (self.title, self.commands) = (title, commands)
  }
}
