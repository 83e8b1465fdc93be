import LabKit

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

  /// Runs the scenarios until `each` returns false.
  ///
  /// - Parameter each: Receives every report in order; returns false to stop.
  func run(_ each: (RunReport) -> Bool) {
    let progress = Progress(of: scenarios.count, on: console)
    func take(_ report: RunReport) -> Bool {
      progress.count()
      return each(report)
    }
    // A terminal gets a progress line, for which this thread must be free.
    if kept == nil, jobs > 1 || console.errors.isTerminal {
      let threads = Threads(count: jobs) { [scenarios, seed, target, prepare] number in
        let simulation = Simulation(scenarios[number], seed: seed, on: nil, uploadingTo: target)
        prepare(simulation)
        return simulation.run()
      }
      threads.run(scenarios.count, meanwhile: progress.show, each: take)
    } else {
      for loaded in scenarios {
        let simulation = Simulation(loaded, seed: seed, on: kept, uploadingTo: target)
        prepare(simulation)
        guard take(simulation.run()) else { break }
      }
    }
    progress.erase()
  }
}
