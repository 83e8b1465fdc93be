/// A converter of the results of scenarios to text, one by one.
package protocol Reporter: AnyObject {
  /// Reports a finished scenario.
  func report(_ report: RunReport)
  func finish(_ summary: RunSummary)
}

/// The reporters, under their names for `--reporter`.
package enum ReporterName: String, CaseIterable, Sendable {
  /// A timeline for people.
  case pretty
  /// One captured event per line, for programs.
  case jsonl
  /// XML for build servers, in a file.
  case junit
  /// Workflow commands for GitHub.
  case github

  package func make(on console: CommandConsole) -> any Reporter {
    switch self {
    case .pretty: PrettyReporter(on: console)
    case .jsonl: JSONLinesReporter(on: console)
    case .junit: JUnitReporter(on: console)
    case .github: GitHubReporter(on: console)
    }
  }

  /// The spelling on the command line.
  var usage: String { self == .junit ? "junit=FILE" : rawValue }
}
