import LabLanguage
import LabSystem

/// A number of random sessions, one per seed.
struct RandomSessions {
  let first: UInt64
  let count: Int
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
    if let found = result.failure?.found, progress.goesOn {
      let trials = Progress(of: nil, "shorter session", on: console)
      result.failure = (found, shrunk(found, trials))
      result.isInterrupted = !trials.goesOn
      trials.end()
    }
    return result
  }

  private func shrunk(_ run: SessionRun, _ trials: Progress) -> SessionRun {
    guard let failure = run.failure else { return run }
    var shrinker = SessionShrinker { SessionRun($0).failure }
    shrinker.goesOn = { trials.count() }
    return SessionRun(shrinker.shrink(run.plan, failing: failure))
  }
}

/// A search for fewer steps with which a session fails in the same way.
struct SessionShrinker {
  /// Returns the failure of a plan; nil if it passes.
  let failure: (SessionPlan) -> String?
  /// Called after each trial; returns false to end the search with the shortest plan so far.
  var goesOn: () -> Bool = { true }

  init(failure: @escaping (SessionPlan) -> String?) { self.failure = failure }

  /// Returns the shortest plan found with the given failure.
  ///
  /// It removes smaller and smaller pieces, until no single step can be removed.
  func shrink(_ plan: SessionPlan, failing reason: String) -> SessionPlan {
    var best = plan
    var size = max(1, best.steps.count / 2)
    var isOver = false
    while true {
      let smaller = pass(over: best, size, reason, &isOver)
      let isSmaller = smaller.steps.count < best.steps.count
      best = smaller
      if isOver || size == 1 && !isSmaller { return best }
      size = max(1, size / 2)
    }
  }

  private func pass(
    over plan: SessionPlan, _ size: Int, _ reason: String, _ isOver: inout Bool
  ) -> SessionPlan {
    var best = plan
    var end = best.steps.count
    while end > 0, !isOver {
      let start = max(0, end - size)
      let candidate = best.without(start..<end)
      if failure(candidate) == reason { best = candidate }
      isOver = !goesOn()
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
  var lines: [String] {
    let tally = result.tally
    let table = TextTable(tally.rows.map { [$0.name, "\($0.count)"] }).lines
    let counts = [
      tally.sessions.counted("session"), tally.steps.counted("step"), tally.events.counted("event"),
    ]
    return table + ["", counts.joined(separator: ", ") + ": " + verdict[0]] + verdict.dropFirst()
  }

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

  /// The end of the line of counts, and the lines after it.
  private var verdict: [String] {
    guard let (found, shrunk) = result.failure else {
      return ["every invariant held\(interruption)"]
    }
    return ["seed \(found.plan.seed) fails"] + Self.lines(of: found.explanation)
      + ["shortened to \(shrunk.plan.steps.count.counted("step"))\(interruption):"]
      + shrunk.plan.steps.map { "  " + $0.text } + Self.lines(of: shrunk.explanation)
  }

  private var interruption: String { result.isInterrupted ? ", up to the interruption" : "" }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
