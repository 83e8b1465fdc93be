package import LabKit
package import LabLanguage
import LabSystem

/// A reporter of errors as GitHub workflow commands, which annotate the lines of the files.
///
/// See docs.github.com, "Workflow commands for GitHub Actions".
package final class GitHubReporter: Reporter {
  private let output: any TextOutput
  private let program: String
  private let named: (String) -> String

  init(on console: CommandConsole) {
    (output, program, named) = (console.output, console.program, console.hostedNames)
  }

  package func report(_ report: RunReport) {
    for complaint in report.complaints { output.write(command(for: complaint, in: report) + "\n") }
  }

  package func finish(_ summary: RunSummary) {
    output.write("\(summary)\n")
  }

  private func command(for complaint: Complaint, in report: RunReport) -> String {
    let step = complaint.step.map { "step \($0): " } ?? ""
    let again = report.again(by: program).map { ["again: \($0)"] } ?? []
    let lines = report.lines(of: complaint, by: program) + again
    return Self.command(
      file: named(complaint.file), complaint.position, title: report.loaded.scenario.title,
      step + lines.joined(separator: "\n"))
  }

  /// Returns the command for a mistake in a file, before anything has run.
  package static func command(
    for error: SourceError, named: (String) -> String
  ) -> String {
    let lines = [error.headline, error.note].compactMap(\.self)
    return command(
      file: named(error.file), error.position, title: "a mistake in the file",
      lines.joined(separator: "\n"))
  }

  private static func command(
    file: String, _ position: SourcePosition?, title: String, _ message: String
  ) -> String {
    let properties = [
      ("file", file), ("line", position.map { "\($0.line)" }),
      ("col", position.map { "\($0.column)" }), ("title", title),
    ]
    let list = properties.compactMap { name, value in
      value.map { "\(name)=\($0.escapedProperty)" }
    }
    return "::error \(list.joined(separator: ","))::\(message.escapedData)"
  }
}

extension String {
  /// The text as a command's message; `%` and line ends are escaped.
  fileprivate var escapedData: String { escaped(["%", "\r", "\n"]) }

  /// The text as a command's property; colons and commas are escaped too.
  fileprivate var escapedProperty: String { escaped(["%", "\r", "\n", ":", ","]) }

  /// Percent-encodes special scalars, and replaces others that a terminal would obey.
  private func escaped(_ special: Set<Unicode.Scalar>) -> String {
    unicodeScalars.map { scalar in
      if special.contains(scalar) { return scalar.percentCode }
      return String(scalar.isObeyed ? Character(scalar).shown : Character(scalar))
    }.joined()
  }
}

extension Unicode.Scalar {
  /// The percent code: `%0A` for a line feed.
  fileprivate var percentCode: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "%" + (digits.count < 2 ? "0" : "") + digits
  }
}
