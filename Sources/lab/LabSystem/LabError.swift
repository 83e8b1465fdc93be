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
  /// Ctrl-C ended the command before it had a result.
  case interrupted(String)

  package var exitCode: ExitCode {
    switch self {
    case .usage, .invalid, .unwritable, .lost: .invalid
    case .nothingMatched: .nothingMatched
    case .fault: .fault
    case .interrupted: .interrupted
    }
  }
}

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
  /// Ctrl-C ended the command early: 128 and the number of the signal, as shells report it.
  case interrupted = 130
}

extension LabError: CustomStringConvertible {
  /// The message for the person, without a final line end or characters that a terminal obeys.
  package var description: String { lines(.plain, width: nil).joined(separator: "\n") }

  /// Returns the lines of the message for a terminal of a width; nil for no limit.
  package func lines(_ style: TextStyle, width: Int?) -> [String] {
    // Mistakes in files have excerpts, whose tabs must stay tabs.
    if case .invalid(let errors) = self {
      return errors.flatMap { $0.lines(style, width: width) } + [errors.count.counted("mistake")]
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var text = StyledText()
      text.add(String(line), .bad)
      return text.lines(style, width: width, indent: 2)
    }
  }

  private var text: String {
    switch self {
    case .usage(let message, let remedy): "lab: \(message)\(remedy.map { "; \($0)" } ?? "")"
    case .invalid(let errors): errors.map(\.description).joined(separator: "\n")
    case .unwritable(let error), .lost(let error):
      "lab: the output \(error.path.quoted) cannot be written: \(error.reason)"
        + (error.wayOut.map { "; \($0)" } ?? "")
    case .nothingMatched(let message), .interrupted(let message): "lab: \(message)"
    case .fault(let message): "lab: \(message); this is a bug in the lab"
    }
  }

  /// The remedy for a file that the system cannot write.
  package static let wayOut = "name a file in an existing, writable folder, or free disk space"
}

extension SourceError {
  /// Returns the lines of ``description`` in colours, wrapped at a width; nil for no limit.
  package func lines(_ style: TextStyle, width: Int?) -> [String] {
    var headline = StyledText()
    headline.add(whole: place + ":", .bold)
    headline.add(isWarning ? " warning: " : " ", .bold)
    headline.add(self.headline, isWarning ? .plain : .bad)
    var lines = headline.lines(style, width: width, indent: 2)
    if let excerpt = excerpt?.narrowed(to: width.map { $0 - 1 }) {
      lines += excerpt.lines(style)
    }
    guard let note else { return lines }
    var text = StyledText()
    text.add(note)
    return lines + text.lines(style, width: width, indent: 2)
  }
}

extension Excerpt {
  /// The line and its caret in colour, indented.
  package func lines(_ style: TextStyle, indent: String = "") -> [String] {
    [indent + line, indent + pointer.toned(.bad, by: style)]
  }
}
