import LabKit
import LabSystem

typealias LabRunner = ([String], CommandConsole) -> ExitCode

/// The figures of whole commands: 200 scenarios on two threads against one, and the repository's.
enum BatchFigures {
  private static let scenarioCount = 200

  /// Measures commands from their arguments to their last byte, in few rounds.
  ///
  /// The limit applies only with two free cores: on a shared one, two threads save nothing.
  static func measure(_ stopwatch: Stopwatch, running lab: LabRunner) throws -> [Figure] {
    let files = scenarios(stepCount: max(1, stopwatch.calls / scenarioCount))
    let rounds = min(stopwatch.rounds, 3)
    var (ones, twos): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      ones.append(try time(["-j", "1"], files, lab))
      twos.append(try time(["-j", "2"], files, lab))
    }
    let batch = Figure(
      name: "200 scenarios of 1,000 steps with -j 2, against -j 1", value: twos.median, unit: "ms",
      baseline: ones.median, spread: zip(twos, ones).map { $0 / $1 }.spread,
      limit: hasTwoFreeCores ? 0.65 : nil)
    return try [batch] + repository(rounds: rounds, lab)
  }

  /// Returns the figure of all scenarios of the repository; none if the bench runs elsewhere.
  private static func repository(rounds: Int, _ lab: LabRunner) throws -> [Figure] {
    guard Disk().kind(of: ScenarioSelection.standardPath) == .folder else { return [] }
    let times = try (0..<rounds).map { _ in try time([], Disk(), lab) }
    return [Figure("lab run Scenarios", times, "ms")]
  }

  private static func time(
    _ words: [String], _ files: any FileSource, _ lab: LabRunner
  ) throws -> Double {
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let console = CommandConsole(output: output, errors: messages, files: files)
    var code = ExitCode.fault
    let time = ContinuousClock().measure {
      code = lab(["run"] + words, console)
    }
    guard code == .held else { throw BenchError.wrong("lab run: \(messages.text)") }
    return time.nanoseconds / 1e6
  }

  /// True if two threads together take about as long as one alone.
  private static var hasTwoFreeCores: Bool {
    let (one, two) = (spin(threads: 1), spin(threads: 2))
    return two < one * 1.2
  }

  private static func spin(threads: Int) -> Double {
    let work = Threads(count: threads) { number in
      (0..<20_000_000).reduce(UInt64(number)) { sum, next in sum &* 31 &+ UInt64(next) }
    }
    var sum: UInt64 = 0
    let time = ContinuousClock().measure {
      work.run(threads, meanwhile: { true }) { result in
        sum &+= result
        return true
      }
    }
    return sum == 0 ? .infinity : time.nanoseconds
  }

  private static func scenarios(stepCount: Int) -> MemoryFiles {
    let text = text(stepCount: stepCount)
    let paths = (0..<scenarioCount).map { "\(ScenarioSelection.standardPath)/\($0).json5" }
    return MemoryFiles(Dictionary(uniqueKeysWithValues: paths.map { ($0, text) }))
  }

  private static func text(stepCount: Int) -> String {
    let taps = String(repeating: "{ tap: '#buy' }, ", count: stepCount - 1)
    return """
      { scenario: 'Taps', app: { root: 'Home', classes: { Home: { is: 'UIViewController',
        view: { subviews: [{ is: 'UIButton', id: 'buy', frame: [20, 100, 100, 44],
          on: { touchUpInside: 'buy:' } }] }, methods: { 'buy:': [] } } } },
        steps: [{ launch: {} }, \(taps)] }
      """
  }
}

enum StartFigures {
  /// Starts `lab --version` several times; the limit is 15 ms.
  static func measure(rounds: Int) throws -> [Figure] {
    let lab = ChildProcess.labPath
    let times = try (0..<rounds).map { _ in
      let clock = ContinuousClock()
      var ended = false
      let time = clock.measure { ended = ChildProcess.run(lab, ["--version"]) }
      guard ended else { throw BenchError.noChild(lab) }
      return time.nanoseconds / 1e6
    }
    return [Figure("lab --version", times, "ms", limit: 15)]
  }
}
