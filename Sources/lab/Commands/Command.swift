/// One thing that the lab can be asked to do.
package struct Command: Sendable {
  /// The word on the command line.
  package let name: String
  /// What may follow it, as help spells it: `[PATH…]`.
  package let operands: String
  /// What it does, in one line.
  package let summary: String
  /// More lines for its own help.
  package let details: [String]
  /// Its flags.
  package let flags: [Flag]
  /// Does it.
  let run: @Sendable (Arguments, Console) throws(LabError) -> ExitCode

  /// Every command, in the order of help.
  package static let all: [Command] = [
    .run, .check, .why, .tree, .paths, .ids, .pick, .encode, .database, .sessions, .crashtest,
    .fleet, .bench, .completions, .man, .help,
  ]

  /// The command of that name; `others` are words that may have been meant in its place.
  static func named(_ name: String, or others: [String] = []) throws(LabError) -> Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    let names = all.map(\.name)
    throw .usage(
      "unknown command \(name.quoted)",
      remedy: Suggestion.question(for: name, among: names + others)
        ?? "commands: \(names.joined(separator: ", "))")
  }

  /// As help spells it: `lab run [PATH…]`.
  var usage: String { ["lab", name, operands].filter { !$0.isEmpty }.joined(separator: " ") }
}
