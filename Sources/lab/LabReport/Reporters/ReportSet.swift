package import LabKit
import LabLanguage
package import LabSystem

/// The reports of one run: at most one on stdout, the others in files written at the end.
package struct ReportSet {
  private let console: CommandConsole
  /// Makes the data of a scenario if there is a visual report; threads call it at once.
  package let makeData: @Sendable (RunReport) -> ScenarioData?
  private let onOutput: (any Reporter)?
  private let inFiles: [ReportFile]

  /// A report held in memory until it is complete.
  private struct ReportFile {
    let path: String
    let text: MemoryOutput
    let reporter: any Reporter
  }

  /// Checks every path first, so that no run is wasted on a report that cannot be written.
  ///
  /// A report must not replace a scenario of the run.
  package init(
    _ requests: [ReporterRequest], _ console: CommandConsole, of scenarios: [LoadedScenario],
    isVerbose: Bool, isWatched: Bool = false, _ studies: ReportStudies = ReportStudies()
  ) throws(LabError) {
    self.console = console
    let (isVisual, program) = (requests.contains { $0.name.isVisual }, console.program)
    let screens = DerivedScreens()
    makeData = { isVisual ? ScenarioData(of: $0, by: program, screens) : nil }
    let plan = ReportPlan(
      of: scenarios.map(\.path), isVerbose: isVerbose, isWatched: isWatched, studies)
    onOutput = requests.first { $0.path == nil }?.name.make(on: console, of: plan)
    var files: [ReportFile] = []
    for request in requests {
      guard let path = request.path else { continue }
      if let obstacle = Self.obstacle(at: path, console, scenarios) { throw .unwritable(obstacle) }
      let text = MemoryOutput()
      let inMemory = console.writing(to: text, errors: MemoryOutput())
      let reporter = request.name.make(on: inMemory, of: plan)
      files.append(ReportFile(path: path, text: text, reporter: reporter))
    }
    inFiles = files
  }

  /// True if no output will be read any more.
  package var isUnread: Bool { inFiles.isEmpty && console.output.isClosed }

  /// Reports a finished scenario, with its data if there is a visual report.
  package func report(_ report: RunReport, as data: ScenarioData?) {
    for reporter in [onOutput].compactMap(\.self) + inFiles.map(\.reporter) {
      if let data { reporter.report(report, as: data) } else { reporter.report(report) }
    }
  }

  /// Reports a scenario that does not run.
  package func skip(_ loaded: LoadedScenario, _ reason: String) {
    onOutput?.skip(loaded, reason)
    for file in inFiles { file.reporter.skip(loaded, reason) }
  }

  /// All have ended; now the files are written.
  ///
  /// - Throws: ``LabError/lost(_:)`` for the first that cannot be written, after the others.
  package func finish(_ summary: RunSummary) throws(LabError) {
    onOutput?.finish(summary)
    if onOutput == nil, summary.failed > 0 { console.write(message: "\(summary)") }
    // The files must be the same on each run, so they have no duration.
    var timeless = summary
    timeless.elapsed = nil
    var failure: FileError?
    for file in inFiles {
      file.reporter.finish(timeless)
      do throws(FileError) {
        try console.store.write(file.text.text, to: file.path)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw .lost(failure) }
  }

  /// Returns the reason why a report cannot be written: an obstacle, or a scenario of the run.
  package static func obstacle(
    at path: String, _ console: CommandConsole, _ scenarios: [LoadedScenario]
  ) -> FileError? {
    let identity = console.files.identity(of: path)
    let isScenario = scenarios.contains { loaded in
      loaded.path == path
        || identity != nil && console.files.identity(of: loaded.path) == identity
    }
    if isScenario { return FileError(path: path, reason: "it is a scenario of this run") }
    return console.obstacle(ofReport: path)
  }
}

/// A reporter on the command line, with the destination of its report.
package struct ReporterRequest: Equatable, Sendable {
  package let name: ReporterName
  /// The file; nil for stdout, also if the command line names it `-`.
  package let path: String?

  /// A reporter with its file; `-` is stdout.
  package init(_ name: ReporterName, in path: String?) {
    self.name = name
    self.path = path == StreamedFiles.name ? nil : path
  }

  /// The message for two reporters on stdout, which would mix their lines.
  private static let oneOwner = "only one reporter may own stdout"

  /// Parses `pretty,junit=FILE`; at most one report goes to stdout.
  package static func list(_ text: String?) throws(LabError) -> [ReporterRequest] {
    guard let text else { return [ReporterRequest(.pretty, in: nil)] }
    var requests: [ReporterRequest] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      requests.append(try one(String(word)))
    }
    let owners = requests.filter { $0.path == nil }.map(\.name.rawValue)
    guard owners.count <= 1 else {
      throw .usage(oneOwner, remedy: "give the others files: \(owners[1])=FILE")
    }
    for (index, request) in requests.enumerated() {
      guard let path = request.path,
        requests[..<index].contains(where: { $0.path?.plainPath == path.plainPath })
      else { continue }
      throw .usage("two reports would go to \(path.quoted)", remedy: "name another file")
    }
    return requests
  }

  private static func one(_ word: String) throws(LabError) -> ReporterRequest {
    let sign = word.firstIndex(of: "=")
    let text = String(word[..<(sign ?? word.endIndex)])
    let path = sign.map { String(word[word.index(after: $0)...]) }
    guard let name = ReporterName(rawValue: text) else { throw unknown(text) }
    if path == "" || (path == nil && name.needsFile) {
      throw .usage("\(text) needs a file", remedy: "write \(text)=FILE")
    }
    return ReporterRequest(name, in: path)
  }

  private static func unknown(_ text: String) -> LabError {
    let names = ReporterName.allCases.map(\.rawValue)
    let usages = ReporterName.allCases.map(\.usage)
    return .usage(
      "unknown reporter \(text.quoted)",
      remedy: Suggestion.question(for: text, among: names)
        ?? "reporters: \(usages.joined(separator: ", "))")
  }
}
