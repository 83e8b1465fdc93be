package import LabKit
import LabLanguage
package import LabSystem
import Wording

/// The scenarios of a run, and the extent to which the reporter for people shows them.
package struct ReportPlan: Sendable {
  /// The paths of the scenarios, in the order of the run.
  let paths: [String]
  /// True to show every timeline in full.
  let isVerbose: Bool
  /// True if every change of a file is followed by another run, which writes the reports again.
  let isWatched: Bool
  /// The results of other commands that a visual report shows.
  let studies: ReportStudies

  /// A plan for the scenarios with these paths.
  package init(
    of paths: [String], isVerbose: Bool = false, isWatched: Bool = false,
    _ studies: ReportStudies = ReportStudies()
  ) {
    (self.paths, self.isVerbose, self.isWatched) = (paths, isVerbose, isWatched)
    self.studies = studies
  }

  /// True for several scenarios, whose failures are listed at the end.
  var isList: Bool { paths.count > 1 }
}

/// A reporter for people.
///
/// One scenario is shown as a timeline. Of several scenarios, those that fail are shown so; those
/// that pass are counted by folder. The end lists the failures again, each with its place, its
/// first cause, and the commands that explain it and that repeat it with its options.
package final class PrettyReporter: Reporter {
  private let console: CommandConsole
  private let style: TextStyle
  private let plan: ReportPlan
  private var folders: FolderCounts
  private var failures: [(cause: Complaint, report: RunReport)] = []

  package init(on console: CommandConsole, of plan: ReportPlan) {
    self.console = console
    self.plan = plan
    style = TextStyle(for: console)
    folders = FolderCounts(of: plan.paths)
  }

  package func report(_ report: RunReport) {
    if plan.isVerbose || !plan.isList || !report.holds {
      write(Timeline(of: report, on: console, isVerbose: plan.isVerbose).lines)
    }
    if let cause = report.firstCause {
      // The list at the end has the command.
      if plan.isList { failures.append((cause, report)) } else { write(again(report)) }
    }
    guard plan.isList, !plan.isVerbose else { return }
    write(folders.count(report).map(\.text))
  }

  package func skip(_ loaded: LoadedScenario, _ reason: String) {
    guard plan.isVerbose || !plan.isList else { return write(folders.skip(loaded).map(\.text)) }
    var text = StyledText()
    text.add("\(loaded.operand) · \(loaded.scenario.title)  skipped: \(reason)", .faint)
    write(text.lines(style, width: console.width, indent: 2))
  }

  package func finish(_ summary: RunSummary) {
    if plan.isList, !plan.isVerbose { write(folders.rest.map(\.text)) }
    if !failures.isEmpty {
      let title = console.words("\(failures.count, "failure"):")
      write([style.bold(title)])
    }
    for (cause, report) in failures {
      write(lines(of: cause, in: report) + explanation(of: cause, in: report) + again(report))
    }
    var text = StyledText()
    text.add(console.words(summary.warning), summary.failed == 0 ? .good : .bad)
    write(text.lines(style, width: console.width, indent: 2))
  }

  private func lines(of cause: Complaint, in report: RunReport) -> [String] {
    var text = StyledText(indent: 2)
    text.add(whole: "\(cause.file):\(cause.position):", .bold)
    text.add(" " + (cause.step.map { console.words("step \($0): ") } ?? ""))
    text.add(console.words(cause.message))
    return text.lines(style, width: console.width, indent: 4, shortensPaths: true)
  }

  /// Returns the command that explains an event that did not come.
  private func explanation(of cause: Complaint, in report: RunReport) -> [String] {
    guard cause.isAbsence, let step = cause.step else { return [] }
    let command = report.explanation(of: step - 1, by: console.program)
    return ["    \(console.words("to explain this:")) \(command)"]
  }

  /// The command is never wrapped, so that it can be copied; none without an option.
  private func again(_ report: RunReport) -> [String] {
    let indentation = plan.isList ? "    " : "  "
    let label = console.words("again: ")
    return report.again(by: console.program).map { ["\(indentation)\(label)\($0)"] } ?? []
  }

  private func write(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    console.output.write(lines.joined(separator: "\n") + "\n")
  }
}

extension RunReport {
  /// The complaint that explains the others: the reason why a step could not run, or the first.
  fileprivate var firstCause: Complaint? {
    let complaints = complaints
    guard let first = complaints.first else { return nil }
    return complaints.first { $0.kind == .fault && $0.step == first.step } ?? first
  }
}

/// The numbers of passed and failed scenarios by folder.
///
/// With more than ``mostLines`` folders, those of one parent count together, so that the counts of
/// any number of scenarios fit on a screen.
struct FolderCounts {
  /// The largest number of lines.
  static let mostLines = 16

  struct Line {
    let name: String
    fileprivate var passed = 0
    fileprivate var failed = 0
    fileprivate var skipped = 0
    fileprivate var waiting = 0
    fileprivate var width = 0

    /// The name and the numbers: `Scenarios/clicks   52 passed, 1 failed`.
    var text: String {
      let all = [(passed, "passed"), (failed, "failed"), (skipped, "skipped")]
      let numbers = all.filter { $0.0 > 0 }
      let padding = String(repeating: " ", count: max(0, width - name.cells))
      return
        (name.printable + padding + "  "
        + numbers.map { "\($0) \($1)" }.joined(separator: ", "))
    }
  }

  private var lines: [Line] = []
  private var indexes: [String: Int] = [:]
  private let depth: Int
  private static let others = "other folders"

  init(of paths: [String]) {
    let folders = paths.map { $0.folder.split(separator: "/").map(String.init) }
    let deepest = folders.map(\.count).max() ?? 0
    depth =
      (1..<max(deepest, 1) + 1).reversed().first { depth in
        Set(folders.map { $0.prefix(depth).joined(separator: "/") }).count <= Self.mostLines
      } ?? 1
    let isCut = Set(paths.map(name)).count > Self.mostLines
    for path in paths { add(path, isCut) }
    let width = min(lines.map(\.name.cells).max() ?? 0, 40)
    for index in lines.indices { lines[index].width = width }
  }

  /// Adds a path; if there are too many folders, the last line counts those without a line.
  private mutating func add(_ path: String, _ isCut: Bool) {
    var name = name(of: path)
    if isCut, indexes[name] == nil, lines.count >= Self.mostLines - 1 { name = Self.others }
    let index = indexes[name] ?? lines.count
    if index == lines.count { lines.append(Line(name: name)) }
    indexes[name] = index
    indexes[self.name(of: path)] = index
    lines[index].waiting += 1
  }

  private func name(of path: String) -> String {
    let folder = path.folder
    let parts = folder.split(separator: "/").prefix(depth)
    return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Counts a scenario; returns the line of its folder if it was the last one there.
  mutating func count(_ report: RunReport) -> [Line] {
    add(to: report.holds ? \.passed : \.failed, report.loaded)
  }

  /// Counts a scenario that does not run.
  mutating func skip(_ loaded: LoadedScenario) -> [Line] { add(to: \.skipped, loaded) }

  private mutating func add(
    to number: WritableKeyPath<Line, Int>, _ loaded: LoadedScenario
  ) -> [Line] {
    guard let index = indexes[name(of: loaded.path)] else { return [] }
    lines[index][keyPath: number] += 1
    lines[index].waiting -= 1
    return lines[index].waiting == 0 ? [lines[index]] : []
  }

  /// The lines of the folders of which some scenarios have not run.
  var rest: [Line] {
    lines.filter { $0.waiting > 0 && $0.passed + $0.failed + $0.skipped > 0 }
  }
}
