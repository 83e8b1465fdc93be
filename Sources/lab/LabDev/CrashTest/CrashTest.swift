import LabCommands
import AutoTrack
import LabKit
import LabLanguage
import LabSystem

/// The work of `lab-dev crashtest`: records sessions, crashes them, and reports the losses.
struct CrashTest {
  let options: CrashOptions
  /// The console for files and results.
  let console: CommandConsole
  private static let standardEvents = 200

  init(_ options: CrashOptions, _ console: CommandConsole) {
    self.options = options
    self.console = console
  }

  /// Tries the chosen points, or kills real processes.
  func run() throws(LabError) -> ExitCode {
    guard !options.isReal else { return try runReal() }
    var sessions: [RecordedSession] = []
    for loaded in try scenarios() {
      guard let session = try SessionRecorder(of: loaded).record(console) else { return .failed }
      sessions.append(session)
    }
    let plan = CrashPlan(of: sessions)
    if case .one(let number) = options.choice, number > plan.points.count {
      throw .usage("there is no point \(number)", remedy: "the last one is \(plan.points.count)")
    }
    return report(plan, tally(of: plan))
  }

  func report(_ plan: CrashPlan, _ tally: CrashTally) -> ExitCode {
    let report = CrashReport(of: plan, tally, options, by: console.program)
    if options.printsJSON {
      console.write(json: report.json.text() + "\n")
    } else {
      console.write(lines: report.lines(width: console.width).map(\.printable))
    }
    guard !console.host.isInterrupted else { return .interrupted }
    return tally.total.failed == 0 ? .held : .failed
  }

  private func scenarios() throws(LabError) -> [LoadedScenario] {
    if let path = options.path { return [try scenario(at: path)] }
    return try [Synchronous.full, .normal].map { synchronous throws(LabError) in
      try StandardSession(events: Self.standardEvents, synchronous: synchronous).loaded()
    }
  }

  func scenario(at path: String) throws(LabError) -> LoadedScenario {
    try ScenarioSelection.one(at: path, for: "crashtest", console.files)
  }

  private func tally(of plan: CrashPlan) -> CrashTally {
    let chosen = plan.points(options.choice)
    let parts = CrashPlan.parts(of: chosen)
    let progress = Progress(of: chosen.count, "point", on: console)
    var tally = CrashTally(sessions: plan.sessions.count)
    func take(_ verdicts: [CrashVerdict]) -> Bool {
      for verdict in verdicts {
        tally.add(verdict)
        progress.count()
      }
      return progress.goesOn && !console.output.isClosed
    }
    Threads(count: options.jobs) { plan.verdicts(on: parts[$0]) }
      .run(parts.count, showing: progress, each: take)
    progress.end()
    return tally
  }
}

/// The options of `lab-dev crashtest`.
struct CrashOptions: Equatable {
  /// A choice of crash points.
  enum Choice: Equatable {
    case all
    /// A number of points, spread evenly.
    case some(Int)
    /// The point of a number.
    case one(Int)
  }

  /// The scenario; nil for the standard session.
  let path: String?
  let choice: Choice
  /// True to kill real processes instead of simulated ones.
  let isReal: Bool
  /// The number of points tried at once.
  let jobs: Int
  var printsJSON = false
}
