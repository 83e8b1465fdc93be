package import LabLanguage

/// The reason why a command did not run; ``Lab`` prints it and exits with its code.
package enum LabError: Error {
  /// The command line is wrong; the second text is the remedy.
  case usage(String, remedy: String? = nil)
  /// Files contain mistakes.
  case invalid([SourceError])
  /// A report cannot be written; nothing has run for it.
  case unwritable(FileError)
  /// A run has finished, and its report could not be written.
  case lost(FileError)
  /// No scenario was left to run.
  case nothingMatched(String)
  /// The lab itself failed, through no fault of its input.
  case fault(String)

  /// The exit code of the lab.
  package var exitCode: ExitCode {
    switch self {
    case .usage, .invalid, .unwritable: .invalid
    case .lost: .failed
    case .nothingMatched: .nothingMatched
    case .fault: .fault
    }
  }
}

/// The exit code of the lab.
package enum ExitCode: Int32, Sendable {
  /// Every expectation held.
  case held = 0
  /// An expectation failed.
  case failed = 1
  /// The command line or a file is wrong.
  case invalid = 2
  /// The lab itself failed.
  case fault = 3
  /// There was nothing to do.
  case nothingMatched = 4
}

extension LabError: CustomStringConvertible {
  /// The message for the person, without a final line end or characters that a terminal obeys.
  package var description: String {
    // Mistakes in files have excerpts, whose tabs must stay tabs.
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
    case .fault(let message): "lab: \(message); this is a bug in the lab"
    }
  }

  /// The remedy for a report that cannot be written.
  static let wayOut = "free disk space, or name another file"

  private static func text(_ errors: [SourceError]) -> String {
    let count = errors.count.counted("mistake")
    return (errors.map(\.description) + [count]).joined(separator: "\n")
  }
}
