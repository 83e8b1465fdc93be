import LabKit

/// A number of random sessions, one per seed.
struct RandomSessions {
  let first: UInt64
  /// The number of seeds.
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
  }

  /// Runs the sessions in the order of their seeds up to a failure, which is shrunk.
  func run(on console: CommandConsole) -> Result {
    let progress = Progress(of: count, "session", on: console)
    var result = Result()
    let threads = Threads(count: jobs) { [first, stepCount] number in
      SessionRun(SessionPlan(seed: first &+ UInt64(number), stepCount: stepCount))
    }
    threads.run(count, meanwhile: progress.show) { run in
      progress.count()
      result.tally.add(run.tally)
      if run.failure != nil { result.failure = (run, run) }
      return run.failure == nil
    }
    progress.erase()
    if let found = result.failure?.found { result.failure = (found, shrunk(found)) }
    return result
  }

  private func shrunk(_ run: SessionRun) -> SessionRun {
    guard let failure = run.failure else { return run }
    let shrinker = SessionShrinker { SessionRun($0).failure }
    return SessionRun(shrinker.shrink(run.plan, failing: failure))
  }
}
