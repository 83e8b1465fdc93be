import LabKit
import LabLanguage

extension Command {
  static let help = Command(
    name: "help", operands: "[COMMAND]", summary: "shows help for a command", details: [], flags: []
  ) { arguments, console throws(LabError) in
    try arguments.allowOperands(upTo: 1, "help takes one command")
    guard let name = arguments.operands.first else {
      console.output.write(HelpText.overview)
      return .held
    }
    console.output.write(HelpText.text(of: try .named(name).naming(arguments.trackers)))
    return .held
  }
}

/// The text of help, generated from the table of commands.
enum HelpText {
  /// The overview, with one command per line.
  static var overview: String {
    let rows = Command.all.map { ($0.usage, $0.summary) }
    return """
      Runs scripted sessions of simulated apps and shows the events that auto-capture records.

      \(table(rows))

      lab COMMAND --help shows the flags of a command, lab --version the version.
      Exit codes: 0 every expectation held, 1 an expectation failed or an event was lost,
      2 wrong usage or an invalid file, 3 a bug in the lab, 4 nothing matched.

      """
  }

  /// Returns the help of one command with its flags.
  static func text(of command: Command) -> String {
    let flags = (command.flags + [.help]).map { ($0.usage, $0.meaning) }
    let head = "\(command.usage): \(command.summary)"
    let examples = command.examples.isEmpty ? [] : ["", "Examples:"]
    return
      ([head] + command.details + ["", table(flags)] + examples
      + command.examples.map { "  \($0)" } + [""]).joined(separator: "\n")
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { row in
      "  " + row.0 + String(repeating: " ", count: width - row.0.count + 2) + row.1
    }.joined(separator: "\n")
  }
}
