/// Turns what came of scenarios into text, as it comes.
protocol Reporter: AnyObject {
  /// One scenario has ended.
  func report(_ report: RunReport)
  /// All have ended.
  func finish(_ summary: RunSummary)
}

/// The reporters by the names that `--reporter` takes.
enum ReporterName: String, CaseIterable, Sendable {
  /// A timeline for people.
  case pretty
  /// One captured event a line, for programs.
  case jsonl
  /// XML for build servers, which read it from a file.
  case junit
  /// Workflow commands for GitHub.
  case github

  /// Makes the reporter for a console.
  func make(on console: Console) -> any Reporter {
    switch self {
    case .pretty: PrettyReporter(on: console)
    case .jsonl: JSONLinesReporter(on: console)
    case .junit: JUnitReporter(on: console)
    case .github: GitHubReporter(on: console)
    }
  }

  /// How the command line spells it.
  var usage: String { self == .junit ? "junit=FILE" : rawValue }
}
