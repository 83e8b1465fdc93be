/// Many random sessions, one for each seed.
struct RandomSessions {
  /// The first seed.
  let first: UInt64
  /// How many seeds.
  let count: Int
  /// How many steps each session has.
  let stepCount: Int
  /// How many are played at once.
  let jobs: Int

  /// What came of them.
  struct Result {
    /// How often each thing has happened, up to the first failure.
    var tally = SessionTally()
    /// The first session that failed, and then the shortest that was found to fail like it.
    var failure: (found: SessionRun, shrunk: SessionRun)?
  }

  /// Plays them in the order of their seeds, until one fails; that is shrunk.
  func run(on console: Console) -> Result {
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
