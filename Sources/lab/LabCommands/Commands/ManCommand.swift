import LabLanguage
import LabSystem
import Wording

extension Command {
  static let man = Command(
    name: "man", operands: "", summary: "prints the manual page",
    details: [], flags: [], examples: ["lab man > lab.1 && man ./lab.1"]
  ) { arguments, console throws(LabError) in
    try arguments.allowOperands("man takes no operands")
    console.output.write(ManualPage.text(of: arguments.commands))
    return .held
  }
}

/// The manual page in the language of `man`, made from the table of commands.
enum ManualPage {
  static func text(of commands: [Command]) -> String {
    let head = [
      ".TH LAB 1 \"\" \"lab \(Lab.version)\"",
      ".SH NAME", "lab \\- runs scripted sessions of simulated apps under auto-capture",
      ".SH SYNOPSIS", ".B lab", "\\fICOMMAND\\fR [\\fIFLAGS\\fR] [\\fIFILES\\fR]", ".SH COMMANDS",
    ]
    let codes = [
      ".SH EXIT STATUS", item("0", "Every expectation held."), item("1", "An expectation failed."),
      item("2", "Wrong usage or an invalid file."), item("3", "A bug in the lab."),
      item("4", "Nothing matched."), item("130", "Ctrl-C."),
    ]
    return (head + commands.map(section) + codes + [""]).joined(separator: "\n")
  }

  private static func section(of command: Command) -> String {
    let flags = command.allFlags.map { item(escaped($0.usage), $0.meaning.text) }
    let details = command.details.isEmpty ? [] : [".PP"] + command.details.map { line($0.text) }
    let examples = command.examples.flatMap { [".PP", line($0)] }
    let head = [".SS \"\(escaped(command.usage()))\"", line(command.summary.text)]
    return (head + details + flags + (examples.isEmpty ? [] : [".PP", "Examples:"] + examples))
      .joined(separator: "\n")
  }

  private static func item(_ name: String, _ text: String) -> String {
    ".TP\n\\fB\(name)\\fR\n\(line(text))"
  }

  /// A line that begins with a dot or an apostrophe would be a request.
  private static func line(_ text: String) -> String {
    let text = escaped(text)
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&\(text)" : text
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
  }
}
