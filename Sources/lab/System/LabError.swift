/// Why a command did not run; ``Lab`` turns it into words and an exit code.
package enum LabError: Error {
  /// The command line is wrong; the second text says the way out.
  case usage(String, remedy: String? = nil)
  /// Files are wrong.
  case invalid([SourceError])
  /// A report cannot be written; nothing has run for it.
  case unwritable(FileError)
  /// A run has finished, and its report could not be written.
  case lost(FileError)
  /// No scenario was left to run.
  case nothingMatched(String)
  /// The lab itself failed, not what it was given.
  case fault(String)

  /// What the shell is told.
  package var exitCode: ExitCode {
    switch self {
    case .usage, .invalid, .unwritable: .invalid
    case .lost: .failed
    case .nothingMatched: .nothingMatched
    case .fault: .fault
    }
  }
}

extension LabError: CustomStringConvertible {
  /// What the person is told, without the last line end; a terminal obeys none of it.
  package var description: String {
    // Mistakes of files have excerpts, whose tabs have to stay tabs.
    if case .invalid(let errors) = self { return Self.text(errors) }
    return text.printableLines
  }

  private var text: String {
    switch self {
    case .usage(let message, let remedy):
      "lab: \(message)\(remedy.map { "; \($0)" } ?? "")\nlab help shows the commands"
    case .invalid(let errors): Self.text(errors)
    case .unwritable(let error), .lost(let error):
      "lab: the report \(error.path.quoted) cannot be written: \(error.reason); \(Self.wayOut)"
    case .nothingMatched(let message): "lab: \(message)"
    case .fault(let message): "lab: \(message); this is a fault of the lab"
    }
  }

  /// What helps where a report cannot be written.
  static let wayOut = "make room for it there, or name another file"

  private static func text(_ errors: [SourceError]) -> String {
    let count = errors.count.counted("mistake")
    return (errors.map(\.description) + [count]).joined(separator: "\n")
  }
}
