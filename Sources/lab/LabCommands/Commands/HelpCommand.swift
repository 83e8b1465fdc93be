import LabKit
import LabLanguage

extension Command {
  /// The command `lab help [COMMAND]`.
  static let help = Command(
    name: "help", operands: "[COMMAND]", summary: "shows help for a command", details: [], flags: []
  ) { arguments, console throws(LabError) in
    if let stray = arguments.operands.dropFirst().first {
      throw .usage("help takes one command, found \(stray.quoted) too")
    }
    guard let name = arguments.operands.first else {
      console.output.write(HelpText.overview)
      return .held
    }
    console.output.write(HelpText.text(of: try .named(name).naming(arguments.trackers)))
    return .held
  }
}
