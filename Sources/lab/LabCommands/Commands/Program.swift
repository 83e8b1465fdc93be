import LabLanguage
import LabSystem
package import Wording

/// A program of this package: its commands, in the groups of help.
package struct Program: Sendable {
  /// The purpose of the program in one sentence.
  let purpose: Sentence
  package let groups: [CommandGroup]
  /// Lines of help about single commands; `\(program)` is the name under which it runs.
  let notes: @Sendable (_ program: String) -> [Sentence]
  /// The program that has other commands, and their names.
  let neighbour: (name: String, commands: [String])

  package init(
    _ purpose: Sentence, _ groups: [CommandGroup], neighbour: (name: String, commands: [String]),
    notes: @escaping @Sendable (_ program: String) -> [Sentence] = { _ in [] }
  ) {
    (self.purpose, self.groups, self.neighbour) = (purpose, groups, neighbour)
    self.notes = notes
  }

  package static let lab = Program(
    "Runs scripted sessions of simulated apps and shows the events that auto-capture records.",
    [
      CommandGroup("Write and run:", [.new, .run, .record, .check, .report, .importing]),
      CommandGroup("Look and explain:", [.why, .tree, .screen, .dispatch, .paths, .ids]),
      CommandGroup("Rules that survive:", [.impact, .mutate, .league, .pick, .suggest, .rules]),
      CommandGroup("Events and devices:", [.encode, .database, .fleet]),
      CommandGroup("Help:", [.completions, .man, .help]),
    ],
    neighbour: ("lab-dev", ["bench", "crashtest", "sessions", "generate", "calibrate"]),
    notes: { ["\($0) run --tracker NAME tests another tracker than AutoTrack."] })

  /// Every command, in the order of help.
  package var commands: [Command] { groups.flatMap(\.commands) }

  /// Returns the command of that name; `others` are further words for suggestions.
  func command(_ name: String, or others: [String] = []) throws(LabError) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    if neighbour.commands.contains(name) {
      throw .usage(
        "\(name.quoted) is a command of \(neighbour.name)",
        remedy: "write \(neighbour.name) \(name)")
    }
    let names = commands.map(\.name)
    throw .usage(
      "unknown command \(name.quoted)",
      remedy: Suggestion.question(for: name, among: names + others)
        ?? "commands: \(names.joined(separator: ", "))")
  }
}

/// Commands with a common purpose.
package struct CommandGroup: Sendable {
  /// The purpose, as a headline.
  let title: Sentence
  package let commands: [Command]

  package init(_ title: Sentence, _ commands: [Command]) {
    (self.title, self.commands) = (title, commands)
  }
}
