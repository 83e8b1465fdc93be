import AutoTrack
import LabExplain
import LabKit
import LabLanguage
import LabReport
import LabSystem
import Wording

/// The work of `lab run`: chooses and runs scenarios, reports, and records the failed ones.
struct ScenarioRun {
  private let options: RunOptions
  private let console: CommandConsole
  /// Prepares each simulation before it runs.
  var prepare: @Sendable (Simulation) -> Void = { _ in }

  init(_ options: RunOptions, _ console: CommandConsole) {
    self.options = options
    self.console = console
  }

  /// Runs after each change of a file, until the input ends.
  func watch() throws(LabError) -> ExitCode {
    let pages = options.reporters.filter { $0.name == .html }.compactMap(\.path)
    return try Watch(console, marking: pages).run { files throws(LabError) in
      try perform(reading: files)
    }
  }

  /// Runs once; `files` replace the console's.
  func perform(reading files: (any FileSource)? = nil) throws(LabError) -> ExitCode {
    let memory = LastFailed(console)
    let all = try reporting { () throws(LabError) in
      try choose(files ?? console.files, memory)
    }
    if options.lists {
      list(all)
      return .held
    }
    let chosen = all.filter { $0.scenario.marks.skip == nil }
    if let extent = options.update {
      let batch = ScenarioBatch(chosen, seed: options.seed, jobs: options.jobs, console)
      return try UpdateRun(extent, options, console)
        .perform(chosen, batch)
    }
    return try run(chosen, of: all, memory)
  }

  /// Runs the chosen scenarios and reports the others as skipped.
  private func run(
    _ chosen: [LoadedScenario], of all: [LoadedScenario], _ memory: LastFailed
  ) throws(LabError) -> ExitCode {
    let progress = Progress(of: chosen.count, on: self.console)
    defer { progress.end() }
    let console = progress.clearing(self.console)
    // Destinations are checked before a device opens or anything runs.
    let set = try ReportSet(
      options.reporters, console, of: all, isVerbose: options.isVerbose,
      isWatched: options.isWatched, options.studies)
    let target = try options.upload.map { upload throws(LabError) in
      try upload.target(for: chosen, on: console.host)
    }
    if !options.tracker.isAutoTrack {
      console.write(message: "lab: no audit runs; \(TrackerKind.need(of: "the audit"))")
    }
    let device = try options.device?.open(for: chosen, seed: options.seed)
    var batch = ScenarioBatch(
      chosen, seed: options.seed, jobs: options.jobs, on: device, uploadingTo: target, console)
    batch.prepare = prepare
    let start = console.host.elapsed
    var summary = RunSummary()
    var (ran, failed): ([String], [String]) = ([], [])
    var kept: [RunReport] = []
    var broken: [String] = []
    var delivered: [DeliveredEvents] = []
    for loaded in all {
      guard let reason = loaded.scenario.marks.skip else { continue }
      summary.addSkipped()
      set.skip(loaded, reason)
    }
    batch.run(progress, making: set.makeData) { report, data in
      guard !set.isUnread else { return false }
      summary.add(report)
      set.report(report, as: data)
      ran.append(report.loaded.operand)
      if let violation = report.violation { broken.append("\(report.loaded.path): \(violation)") }
      if let events = report.delivered { delivered.append(events) }
      printDelivery(of: report, on: console)
      if !report.holds { failed.append(report.loaded.operand) }
      if options.checksDeterminism { kept.append(report) }
      return true
    }
    progress.end()
    if console.output.isTerminal { summary.elapsed = console.host.elapsed - start }
    let loss = Self.error { () throws(LabError) in try set.finish(summary) }
    let deviceError = device?.writingError
    // Before the errors below, so that `--last-failed` knows this run.
    memory.record(ran: ran, failed: failed)
    console.write(messages: [loss.map { "\($0)" }, deviceError.map { "\($0)" }].compactMap(\.self))
    guard broken.isEmpty else { throw .fault(broken.joined(separator: "\n")) }
    guard progress.goesOn else {
      console.write(message: "lab: interrupted after \(progress.finished)")
      return .interrupted
    }
    let isSame = options.checksDeterminism ? try isRepeatable(kept, batch) : true
    guard progress.goesOn else {
      console.write(message: "lab: interrupted; the results are not compared")
      return .interrupted
    }
    let code: ExitCode = summary.failed == 0 && isSame && deviceError == nil ? .held : .failed
    let others = delivered.map(\.exitCode) + [loss?.exitCode].compactMap(\.self)
    return others.reduce(code) { $0.rawValue < $1.rawValue ? $1 : $0 }
  }

  private func list(_ chosen: [LoadedScenario]) {
    guard options.listsJSON else {
      let style = TextStyle(for: console)
      let lines = chosen.flatMap { $0.listing.lines(style, width: console.width, indent: 2) }
      return console.output.write(lines.map { $0 + "\n" }.joined())
    }
    let scenarios = chosen.map { loaded in
      PrintedJSON.record([
        "path": .text(loaded.operand), "scenario": .text(loaded.scenario.title),
        "seed": .number(Int(clamping: loaded.scenario.seed)),
        "skip": loaded.scenario.marks.skip.map(PrintedJSON.text),
        "steps": .number(loaded.scenario.steps.count),
      ])
    }
    console.write(json: PrintedJSON.members(["scenarios": .list(scenarios)]).text() + "\n")
  }

  /// Returns the error of writing the reports, after which the run still has things to tell.
  private static func error(of finish: () throws(LabError) -> Void) -> LabError? {
    do throws(LabError) {
      try finish()
      return nil
    } catch {
      return error
    }
  }

  /// Prints losses, and the delivered events unless none is missing and the timeline prints them.
  private func printDelivery(of report: RunReport, on console: CommandConsole) {
    let isPrinted = options.reporters.contains { $0.name == .pretty && $0.path == nil }
    if let events = report.delivered, events.missing > 0 || !isPrinted {
      console.write(message: "\(report.loaded.path): \(events)".printable)
    }
    if let text = report.lossText {
      console.write(message: "\(report.loaded.path): \(text)".printable)
    }
  }

  /// Reports mistakes in files to GitHub too, if it is among the reporters.
  private func reporting<Value>(
    _ read: () throws(LabError) -> Value
  ) throws(LabError) -> Value {
    do throws(LabError) {
      return try read()
    } catch {
      if case .invalid(let errors) = error, !options.lists { try annotate(errors) }
      throw error
    }
  }

  private func annotate(_ errors: [SourceError]) throws(LabError) {
    let named = console.hostedNames
    let text = errors.map { GitHubReporter.command(for: $0, named: named) + "\n" }.joined()
    for request in options.reporters where request.name == .github {
      guard let path = request.path else {
        console.output.write(text)
        continue
      }
      do throws(FileError) {
        try console.store.write(text, to: path)
      } catch {
        throw .unwritable(error)
      }
    }
  }

  private func choose(
    _ files: any FileSource, _ memory: LastFailed
  ) throws(LabError) -> [LoadedScenario] {
    if options.mayLackScenarios, files.kind(of: ScenarioSelection.standardPath) == nil {
      console.write(message: "lab: no folder Scenarios, so the report shows no scenario")
      return []
    }
    let selection = try selection(files, memory)
    guard !selection.loaded.isEmpty else { throw .nothingMatched(selection.emptiness) }
    let chosen = selection.loaded.filter(options.matches)
    guard !chosen.isEmpty else {
      throw .nothingMatched(options.emptiness(of: selection.loaded))
    }
    let marked = try onlyMarked(chosen)
    let part = options.shard.part(of: marked)
    guard !part.isEmpty else {
      let count = marked.count.counted("scenario")
      throw .nothingMatched("part \(options.shard) of \(count) is empty")
    }
    return part
  }

  /// Returns the scenarios with `only`, if there are any; else all.
  private func onlyMarked(_ chosen: [LoadedScenario]) throws(LabError) -> [LoadedScenario] {
    let marked = chosen.filter { $0.scenario.marks.only != nil }
    guard !marked.isEmpty else { return chosen }
    if console.environment.isCI { throw .invalid(marked.compactMap(\.onlyError)) }
    let rest = chosen.count - marked.count
    if rest > 0 {
      console.write(message: "lab: 'only' leaves out \(rest.counted("other scenario"))")
    }
    return marked
  }

  /// Returns the selection; with `--last-failed`, only recorded scenarios are read.
  private func selection(
    _ files: any FileSource, _ memory: LastFailed
  ) throws(LabError) -> ScenarioSelection {
    guard options.takesLastFailed else {
      return try ScenarioSelection(
        options.operands, files, jobs: options.jobs, for: options.tracker, on: console)
    }
    let recorded = try memory.paths()
    let operands = options.operands.isEmpty ? recorded : options.operands
    return try ScenarioSelection(
      operands, files, jobs: options.jobs, for: options.tracker, on: console
    ) { found throws(LabError) in
      try memory.failed(of: found, recorded)
    }
  }

  private func isRepeatable(
    _ reports: [RunReport], _ batch: ScenarioBatch
  ) throws(LabError) -> Bool {
    let check = DeterminismCheck(of: reports, batch, console)
    let differences = try check.differences()
    guard !console.host.isInterrupted else { return false }
    console.write(messages: differences.map { "\($0)".printable })
    let count = reports.count.counted("scenario")
    let verdict = differences.isEmpty ? "gave the same bytes three times" : "ran three times"
    console.write(message: "\(count) \(verdict): twice here, once with another hash seed")
    return differences.isEmpty
  }
}

extension LoadedScenario {
  /// The operand with the title, and the reason of a scenario that does not run.
  fileprivate var listing: StyledText {
    var text = StyledText()
    text.add(whole: operand)
    text.add(" · " + scenario.title + (scenario.marks.skip.map { "  (skipped: \($0))" } ?? ""))
    return text
  }
}

/// A batch of scenarios for several threads, whose reports are delivered in order.
struct ScenarioBatch {
  let scenarios: [LoadedScenario]
  /// The seed; nil for the scenarios' own.
  let seed: UInt64?
  /// The number of scenarios run at once.
  let jobs: Int
  /// The kept device of the only scenario; nil for new devices.
  private let kept: KeptDevice?
  /// The server outside of the lab for the events; nil for the simulated one.
  private let target: UploadTarget?
  private let console: CommandConsole
  /// Prepares each simulation before it runs.
  var prepare: @Sendable (Simulation) -> Void = { _ in }

  init(
    _ scenarios: [LoadedScenario], seed: UInt64?, jobs: Int, on kept: KeptDevice? = nil,
    uploadingTo target: UploadTarget? = nil, _ console: CommandConsole
  ) {
    self.scenarios = scenarios
    (self.kept, self.target) = (kept, target)
    self.seed = seed
    self.jobs = jobs
    self.console = console
  }

  /// Runs the scenarios until `each` returns false, or until Ctrl-C.
  func run(_ each: (RunReport) -> Bool) {
    let progress = Progress(of: scenarios.count, on: console)
    run(progress, making: { _ in }, each: { report, _ in each(report) })
    progress.end()
  }

  /// Runs the scenarios until `each` returns false, or until Ctrl-C.
  ///
  /// - Parameters:
  ///   - progress: The progress, which the caller has to end.
  ///   - make: Makes a value from a report, on the thread that has run the scenario.
  ///   - each: Receives every report with its value, in order; returns false to stop.
  func run<Value: Sendable>(
    _ progress: Progress, making make: @escaping @Sendable (RunReport) -> Value,
    each: (RunReport, Value) -> Bool
  ) {
    func take(_ made: (report: RunReport, value: Value)) -> Bool {
      let goesOn = each(made.report, made.value)
      return progress.count() && goesOn
    }
    if kept == nil {
      let threads = Threads(count: jobs) { [scenarios, seed, target, prepare] number in
        let simulation = Simulation(scenarios[number], seed: seed, on: nil, uploadingTo: target)
        prepare(simulation)
        let report = target == nil ? simulation.run().explained : simulation.runExplained()
        return (report: report, value: make(report))
      }
      threads.run(scenarios.count, showing: progress, each: take)
    } else {
      // A kept device stays on this thread.
      for loaded in scenarios {
        let simulation = Simulation(loaded, seed: seed, on: kept, uploadingTo: target)
        prepare(simulation)
        let report = simulation.runExplained()
        guard take((report, make(report))) else { break }
      }
    }
  }
}

extension Simulation {
  /// Runs with a tracer, for a run that cannot be played again: its device or server outlives it.
  fileprivate func runExplained() -> RunReport {
    let tracer = StepTracer(loaded.scenario.tracker.configuration.scheme)
    observer = tracer
    return run().explained(by: tracer)
  }
}
