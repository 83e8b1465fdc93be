import LabKit
import LabLanguage
package import LabSystem
package import Wording

package struct Command: Sendable {
  /// The word on the command line.
  package let name: String
  /// The operands, as help spells them: `[PATH…]`.
  package let operands: String
  /// A summary in one line.
  package let summary: Sentence
  package let details: [Sentence]
  package let flags: [Flag]
  /// Command lines that its own help shows.
  package var examples: [String] = []
  let run: @Sendable (Arguments, CommandConsole) throws(LabError) -> ExitCode

  package init(
    name: String, operands: String, summary: Sentence, details: [Sentence], flags: [Flag],
    examples: [String] = [],
    run: @escaping @Sendable (Arguments, CommandConsole) throws(LabError) -> ExitCode
  ) {
    (self.name, self.operands, self.summary) = (name, operands, summary)
    (self.details, self.flags, self.examples, self.run) = (details, flags, examples, run)
  }

  /// Every command of the lab, in the order of help.
  package static let all = Program.lab.commands

  func naming(_ trackers: [TrackerKind]) -> Command {
    Command(
      name: name, operands: operands, summary: summary, details: details,
      flags: flags.map { $0.naming(trackers) }, examples: examples, run: run)
  }

  /// The flags of the command, and those of every command.
  var allFlags: [Flag] { flags + [.color, .lang, .help] }

  /// Returns the usage in help: `lab run [PATH…]`.
  func usage(by program: String = "lab") -> String {
    [program, name, operands].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
