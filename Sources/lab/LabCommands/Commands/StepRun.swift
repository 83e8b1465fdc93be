import AutoTrack
import LabExplain
import LabKit
import LabLanguage
import LabReport
import LabSystem
import MiniUI
import Wording

extension Flag {
  /// The run that waits before each step.
  static let stepwise = Flag(
    "--step", "one scenario, waiting for Enter before each step; h shows more keys")
}

/// The work of `lab run --step`: a run that waits before each step.
struct StepRun {
  private let loaded: LoadedScenario
  private let seed: UInt64?
  private let isVerbose: Bool
  private let console: CommandConsole
  private let style: TextStyle

  /// Reads the only scenario of the command line.
  init(_ arguments: Arguments, _ console: CommandConsole) throws(LabError) {
    try arguments.forbid(
      .stepwise,
      with: [
        .reporter, .list, .watch, .checkDeterminism, .device, .upload, .updateExpectations, .shard,
        .jobs, .lastFailed,
      ])
    let options = try RunOptions(arguments)
    let selection = try ScenarioSelection(
      options.operands, console.files, for: options.tracker)
    let chosen = selection.loaded.filter(options.matches)
    guard let first = chosen.first else { throw .nothingMatched(selection.emptiness) }
    guard chosen.count == 1 else {
      throw .usage(
        "--step takes one scenario, found \(chosen.count)",
        remedy: "name one, such as \(first.operand)")
    }
    loaded = first
    seed = options.seed
    isVerbose = options.isVerbose
    self.console = console
    style = TextStyle(for: console)
  }

  /// Runs the steps; the end of the input lets the rest run without waiting.
  func perform() throws(LabError) -> ExitCode {
    console.output.write(loaded.headline(on: console).map { $0 + "\n" }.joined())
    let simulation = Simulation(loaded, seed: seed)
    let tracer = StepTracer(loaded.scenario.tracker.configuration.scheme)
    simulation.observer = tracer
    var pause = Pause(loaded, console)
    guard pause.waits(before: 0, after: [], simulation, tracer) else { return .held }
    var outcomes: [StepOutcome] = []
    let report = simulation.run { outcome in
      outcomes.append(outcome)
      let report = pause.report(of: outcomes, simulation).explained(by: tracer)
      let lines = Timeline(of: report, on: console, isVerbose: isVerbose)
        .lines(of: report.outcomes[outcome.index])
      console.output.write(lines.map { $0 + "\n" }.joined())
      let next = outcome.index + 1
      guard loaded.scenario.steps.indices.contains(next), outcome.fault == nil else { return false }
      return !pause.waits(before: next, after: outcomes, simulation, tracer)
    }
    return try finish(report)
  }

  private func finish(_ report: RunReport) throws(LabError) -> ExitCode {
    if let violation = report.violation { throw .fault("\(loaded.path): \(violation)") }
    if report.skippedCount > 0 {
      write(["\(report.skippedCount.counted("step")) not run"])
    }
    guard report.skippedCount == 0 || !report.holds else { return .held }
    var summary = RunSummary()
    summary.add(report)
    write(["\(summary)"])
    return report.holds ? .held : .failed
  }

  private func write(_ lines: [String]) { console.write(lines: lines) }
}

/// The dialogue before a step: announces it, and answers keys until Enter.
private struct Pause {
  private let loaded: LoadedScenario
  private let console: CommandConsole
  /// True after the end of the input: the remaining steps run without waiting.
  private var isOver = false

  init(_ loaded: LoadedScenario, _ console: CommandConsole) {
    (self.loaded, self.console) = (loaded, console)
  }

  /// Waits for Enter; returns false to stop the run.
  mutating func waits(
    before index: Int, after outcomes: [StepOutcome], _ simulation: Simulation, _ tracer: StepTracer
  ) -> Bool {
    guard !isOver else { return true }
    announce(index)
    while true {
      if console.host.hasKeyboard { console.output.write("Enter, w, t, s, d, q or h: ") }
      guard let line = console.nextLine() else {
        isOver = true
        write(["the input has ended; the other steps run without waiting"])
        return true
      }
      switch line.filter({ !$0.isWhitespace }) {
      case "": return true
      case "q": return false
      case "w": explain(outcomes, simulation, tracer)
      case "t": showTree(simulation)
      case "s": showScreen(simulation)
      case "d": showDispatch(simulation, tracer)
      case "h": write(Self.help)
      case let key:
        console.write(message: "\(key.quoted) is not a key; \(Self.help[0])".printable)
      }
    }
  }

  private static let help = [
    "Enter runs the step, w explains the last one, s shows the screen, t all views, d the "
      + "dispatch table; q quits",
    "the end of the input (Ctrl-D) runs all other steps",
  ]

  private func announce(_ index: Int) {
    let step = loaded.scenario.steps[index]
    let (file, offset) = loaded.quotable.part(at: step.range.lowerBound)
    let place = "\(file.name):\(file.position(at: offset))"
    let name = step.value.name.map { "  (\($0.value))" } ?? ""
    let count = loaded.scenario.steps.count
    write(["", "step \(index + 1) of \(count)  \(step.value.verb)\(name)  at \(place)".printable])
  }

  private func explain(
    _ outcomes: [StepOutcome], _ simulation: Simulation, _ tracer: StepTracer
  ) {
    guard let outcome = outcomes.last else { return write(["no step has run yet"]) }
    let report = report(of: outcomes, simulation)
    ExplanationWriter(on: console).write(
      StepExplanation(of: outcome, tracer.traces[outcome.index], in: report), of: outcome,
      loaded.scenario.steps[outcome.index].value)
  }

  func report(of outcomes: [StepOutcome], _ simulation: Simulation) -> RunReport {
    RunReport(
      loaded: loaded, seed: simulation.seed, outcomes: outcomes,
      end: simulation.device.clock.uptime)
  }

  private func showTree(_ simulation: Simulation) {
    guard let session = shown(simulation) else { return write(["no app is on the screen"]) }
    let scheme = loaded.scenario.tracker.configuration.scheme
    console.write(lines: ViewHierarchy(of: session, scheme: scheme).lines, hanging: 4)
  }

  private func showScreen(_ simulation: Simulation) {
    guard let session = shown(simulation) else { return write(["no app is on the screen"]) }
    let scheme = loaded.scenario.tracker.configuration.scheme
    let lines = NumberedScreen(of: session, naming: scheme).lines(width: console.width)
    console.write(lines: lines, shortensPaths: false)
  }

  private func showDispatch(_ simulation: Simulation, _ tracer: StepTracer) {
    guard let session = simulation.session,
      let all = try? DispatchSubject(nil, in: session.process.classes)
    else { return write(["no app has been launched yet"]) }
    // The classes of an app that has ended have no code.
    guard session.process.isRunning else { return write(["the app is not running"]) }
    let table = tracer.table(of: session.process)
    write(DispatchText(for: console).lines(of: table, about: all))
  }

  /// The app in the foreground; nil without one.
  private func shown(_ simulation: Simulation) -> AppSession? {
    simulation.session.flatMap { $0.process.isRunning && !$0.isInBackground ? $0 : nil }
  }

  private func write(_ lines: [String]) { console.write(lines: lines) }
}
