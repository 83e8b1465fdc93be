import LabKit

/// A run of a plan's devices on several threads, with the same result for any number of threads.
struct FleetRun {
  private let plan: FleetPlan
  private let jobs: Int
  private let console: CommandConsole

  init(_ plan: FleetPlan, jobs: Int, _ console: CommandConsole) {
    (self.plan, self.jobs, self.console) = (plan, jobs, console)
  }

  /// Plays all devices, with a progress line on a terminal.
  func outcome() throws(LabError) -> FleetOutcome {
    let progress = Progress(of: plan.count, "device", on: console)
    var (whole, fault) = (FleetOutcome(), FleetFault?.none)
    func take(_ result: Result<FleetOutcome, FleetFault>) -> Bool {
      progress.count()
      switch result {
      case .success(let outcome): whole += outcome
      case .failure(let found): fault = found
      }
      return fault == nil
    }
    // A terminal gets a progress line, for which this thread must be free.
    if jobs > 1 || console.errors.isTerminal {
      let threads = Threads(count: jobs) { [plan] place in
        plan.outcome(of: plan.shard.number - 1 + place * plan.shard.count)
      }
      threads.run(plan.count, meanwhile: progress.show, each: take)
    } else {
      for number in plan.numbers {
        guard take(plan.outcome(of: number)) else { break }
      }
    }
    progress.erase()
    if let fault { throw .fault("\(fault)") }
    return whole
  }
}
