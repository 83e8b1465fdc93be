extension Command {
  /// The command `lab run [PATH…]`.
  static let run = Command(
    name: "run", operands: "[PATH…]", summary: "runs scenarios and compares what comes out",
    details: [
      "Looks below Scenarios unless paths are given; files in folders named apps hold apps.",
      "All files are read and checked before the first scenario runs.",
    ],
    flags: [.reporter, .seed, .filter, .list]
  ) { arguments, console throws(LabError) in
    let options = try RunOptions(arguments)
    let selection = try ScenarioSelection(arguments.operands, console.files)
    guard !selection.loaded.isEmpty else { throw .nothingMatched(selection.emptiness) }
    let chosen = selection.loaded.filter(options.matches)
    guard !chosen.isEmpty else {
      throw .nothingMatched("no scenario matches \((arguments.value(of: .filter) ?? "").quoted)")
    }
    if arguments.has(.list) {
      for loaded in chosen {
        let line = "\(loaded.path) · \(loaded.scenario.title)"
        console.output.write(line.printable + "\n")
      }
      return .held
    }
    return run(chosen, options, console)
  }

  private static func run(
    _ chosen: [LoadedScenario], _ options: RunOptions, _ console: Console
  ) -> ExitCode {
    let reporter = options.reporter.make(on: console)
    let start = ContinuousClock.now
    var summary = RunSummary()
    for loaded in chosen where !console.output.isClosed {
      let report = Simulation(loaded, seed: options.seed).run()
      summary.add(report)
      reporter.report(report)
    }
    if console.output.isTerminal { summary.elapsed = ContinuousClock.now - start }
    reporter.finish(summary)
    return summary.failed == 0 ? .held : .failed
  }
}

/// The flags of `lab run`, read.
private struct RunOptions {
  let reporter: ReporterName
  let seed: UInt64?
  private let filter: Regex<AnyRegexOutput>?

  init(_ arguments: Arguments) throws(LabError) {
    reporter = try Self.reporter(arguments.value(of: .reporter))
    seed = try Self.seed(arguments.value(of: .seed))
    filter = try Self.filter(arguments.value(of: .filter))
  }

  func matches(_ loaded: LoadedScenario) -> Bool {
    guard let filter else { return true }
    return [loaded.path, loaded.scenario.title].contains { $0.contains(filter) }
  }

  private static func reporter(_ text: String?) throws(LabError) -> ReporterName {
    guard let text else { return .pretty }
    if let name = ReporterName(rawValue: text) { return name }
    if text.contains(",") { throw .usage(Flag.oneReporter) }
    let names = ReporterName.allCases.map(\.rawValue)
    throw .usage(
      "unknown reporter \(text.quoted)",
      remedy: Suggestion.question(for: text, among: names)
        ?? "reporters: \(names.joined(separator: ", "))")
  }

  private static func seed(_ text: String?) throws(LabError) -> UInt64? {
    guard let text else { return nil }
    if let seed = UInt64(text) { return seed }
    throw .usage("--seed needs a whole number from 0 to \(UInt64.max), found \(text.quoted)")
  }

  private static func filter(_ text: String?) throws(LabError) -> Regex<AnyRegexOutput>? {
    guard let text else { return nil }
    do {
      return try Regex(text)
    } catch {
      throw .usage("--filter needs a regular expression; \(text.quoted) is none: \(error)")
    }
  }
}
