/// The reports of one run: at most one on stdout, the others in files that are written at the end.
struct ReportSet {
  private let console: Console
  private let onOutput: (any Reporter)?
  private let inFiles: [ReportFile]

  /// A report that is kept until it is whole.
  private struct ReportFile {
    let path: String
    let text: MemoryOutput
    let reporter: any Reporter
  }

  /// Looks at every path first, so that nothing runs for a report that nobody gets.
  ///
  /// No report takes the place of a scenario that runs.
  init(
    _ requests: [ReporterRequest], _ console: Console, of scenarios: [LoadedScenario]
  ) throws(LabError) {
    self.console = console
    onOutput = requests.first { $0.path == nil }?.name.make(on: console)
    var files: [ReportFile] = []
    for request in requests {
      guard let path = request.path else { continue }
      if let obstacle = Self.obstacle(at: path, console, scenarios) { throw .unwritable(obstacle) }
      let text = MemoryOutput()
      let reporter = request.name.make(on: console.writing(to: text, errors: MemoryOutput()))
      files.append(ReportFile(path: path, text: text, reporter: reporter))
    }
    inFiles = files
  }

  /// Whether nobody will read what is still to come.
  var isUnread: Bool { inFiles.isEmpty && console.output.isClosed }

  /// One scenario has ended.
  func report(_ report: RunReport) {
    onOutput?.report(report)
    for file in inFiles { file.reporter.report(report) }
  }

  /// All have ended; now the files are written.
  ///
  /// - Throws: ``LabError/lost(_:)`` for the first that cannot be written, after the others.
  func finish(_ summary: RunSummary) throws(LabError) {
    onOutput?.finish(summary)
    if onOutput == nil, summary.failed > 0 { console.errors.write("\(summary)\n") }
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

  /// Why nothing can be written at a path: it cannot, or one of the scenarios is there.
  static func obstacle(
    at path: String, _ console: Console, _ scenarios: [LoadedScenario]
  ) -> FileError? {
    let identity = console.files.identity(of: path)
    let isScenario = scenarios.contains { loaded in
      loaded.path == path
        || identity != nil && console.files.identity(of: loaded.path) == identity
    }
    if isScenario { return FileError(path: path, reason: "a scenario that runs is there") }
    return console.store.obstacle(at: path)
  }
}
