/// The figure of several scenarios at once: 200 of 1,000 steps by two threads, against one.
enum BatchFigures {
  private static let scenarioCount = 200

  /// Measures whole runs, few of them; it informs, for only two free cores could hold a limit.
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let scenarios = try scenarios(stepCount: max(1, stopwatch.calls / scenarioCount))
    var (ones, twos): ([Double], [Double]) = ([], [])
    for _ in 0..<min(stopwatch.rounds, 3) {
      ones.append(try time(scenarios, jobs: 1))
      twos.append(try time(scenarios, jobs: 2))
    }
    let ratios = zip(twos, ones).map { $0 / $1 }.sorted()
    return [
      Figure(
        name: "200 scenarios of 1,000 steps with -j 2, against -j 1", value: twos.median,
        unit: "ms", baseline: ones.median, spread: (ratios.first ?? 0)...(ratios.last ?? 0))
    ]
  }

  private static func time(_ scenarios: [LoadedScenario], jobs: Int) throws -> Double {
    let console = Console(output: MemoryOutput(), errors: MemoryOutput(), files: Disk())
    let batch = ScenarioBatch(scenarios, seed: nil, jobs: jobs, console)
    var held = 0
    let time = ContinuousClock().measure {
      batch.run { report in
        if report.holds { held += 1 }
        return true
      }
    }
    guard held == scenarios.count else { throw BenchError.wrong("\(held) scenarios held") }
    return time.nanoseconds / 1e6
  }

  /// Neighbours are files of their own, as those of a folder are.
  private static func scenarios(stepCount: Int) throws -> [LoadedScenario] {
    let files = try (0..<8).map { _ in try scenario(stepCount: stepCount) }
    return (0..<scenarioCount).map { files[$0 % files.count] }
  }

  private static func scenario(stepCount: Int) throws -> LoadedScenario {
    let taps = String(repeating: "{ tap: '#buy' }, ", count: stepCount - 1)
    let text = """
      { scenario: 'Taps', app: { root: 'Home', classes: { Home: { is: 'UIViewController',
        view: { subviews: [{ is: 'UIButton', id: 'buy', frame: [20, 100, 100, 44],
          on: { touchUpInside: 'buy:' } }] }, methods: { 'buy:': [] } } } },
        steps: [{ launch: {} }, \(taps)] }
      """
    let file = try SourceFile(name: "taps.json5", bytes: Array(text.utf8))
    let mistakes = Mistakes(in: file)
    guard let scenario = Scenario.reader.read(fileOf: mistakes),
      case .inline(let app) = scenario.app
    else { throw BenchError.wrong("\(mistakes.errors)") }
    return LoadedScenario(
      path: file.name, shortName: file.name, file: file, scenario: scenario, app: app)
  }
}
