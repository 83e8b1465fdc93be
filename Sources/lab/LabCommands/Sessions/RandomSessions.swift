import LabKit
import LabLanguage

/// A number of random sessions, one per seed.
struct RandomSessions {
  let first: UInt64
  let count: Int
  /// The number of steps per session.
  let stepCount: Int
  /// The number of sessions run at once.
  let jobs: Int

  struct Result {
    /// The occurrences, up to the first failure.
    var tally = SessionTally()
    /// The first session that failed, and the shortest session found with the same failure.
    var failure: (found: SessionRun, shrunk: SessionRun)?
    /// True if Ctrl-C ended the sessions early.
    var isInterrupted = false
  }

  /// Runs the sessions in the order of their seeds up to a failure, which is shrunk.
  func run(on console: CommandConsole) -> Result {
    let progress = Progress(of: count, "session", on: console)
    var result = Result()
    let threads = Threads(count: jobs) { [first, stepCount] number in
      SessionRun(SessionPlan(seed: first &+ UInt64(number), stepCount: stepCount))
    }
    threads.run(count, showing: progress) { run in
      result.tally.add(run.tally)
      if run.failure != nil { result.failure = (run, run) }
      return progress.count() && run.failure == nil
    }
    result.isInterrupted = !progress.goesOn
    progress.end()
    if let found = result.failure?.found { result.failure = (found, shrunk(found)) }
    return result
  }

  private func shrunk(_ run: SessionRun) -> SessionRun {
    guard let failure = run.failure else { return run }
    let shrinker = SessionShrinker { SessionRun($0).failure }
    return SessionRun(shrinker.shrink(run.plan, failing: failure))
  }
}

/// A search for fewer steps with which a session fails in the same way.
struct SessionShrinker {
  /// Returns the failure of a plan; nil if it passes.
  let failure: (SessionPlan) -> String?

  /// Returns the shortest plan found with the given failure.
  ///
  /// It removes smaller and smaller pieces, until no single step can be removed.
  func shrink(_ plan: SessionPlan, failing reason: String) -> SessionPlan {
    var best = plan
    var size = max(1, best.steps.count / 2)
    while true {
      let smaller = pass(over: best, size, reason)
      let isSmaller = smaller.steps.count < best.steps.count
      best = smaller
      if size == 1, !isSmaller { return best }
      size = max(1, size / 2)
    }
  }

  private func pass(over plan: SessionPlan, _ size: Int, _ reason: String) -> SessionPlan {
    var best = plan
    var end = best.steps.count
    while end > 0 {
      let start = max(0, end - size)
      let candidate = best.without(start..<end)
      if failure(candidate) == reason { best = candidate }
      end = start
    }
    return best
  }
}

/// The result of random sessions as text.
struct SessionReport {
  private let result: RandomSessions.Result

  init(_ result: RandomSessions.Result) { self.result = result }

  /// The counts, followed by the failure if there is one.
  var text: String {
    let tally = result.tally
    let table = TextTable(tally.rows.map { [$0.name, "\($0.count)"] }).lines
    let counts = [
      tally.sessions.counted("session"), tally.steps.counted("step"), tally.events.counted("event"),
    ]
    return (table + ["", counts.joined(separator: ", ") + ": " + verdict, ""])
      .joined(separator: "\n")
  }

  /// The result for programs.
  var json: PrintedJSON {
    let tally = result.tally
    let counts = Dictionary(uniqueKeysWithValues: tally.rows.map { ($0.name, $0.count) })
    let failure = result.failure.map { found, shrunk in
      PrintedJSON.record([
        "explanation": .text(shrunk.explanation), "seed": .text("\(found.plan.seed)"),
        "steps": .texts(shrunk.plan.steps.map(\.text)),
      ])
    }
    return .record([
      "counts": .sorted(counts, PrintedJSON.number), "events": .number(tally.events),
      "failure": failure, "sessions": .number(tally.sessions), "steps": .number(tally.steps),
    ])
  }

  private var verdict: String {
    guard let (found, shrunk) = result.failure else {
      return "every invariant held" + (result.isInterrupted ? ", up to the interruption" : "")
    }
    return """
      seed \(found.plan.seed) fails
      \(found.explanation)
      shortened to \(shrunk.plan.steps.count.counted("step")):
      \(shrunk.plan.steps.map { "  " + $0.text }.joined(separator: "\n"))
      \(shrunk.explanation)
      """
  }
}
