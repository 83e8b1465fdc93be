import LabKit
import LabRules
import LabSystem

/// The figures of rules that survive: the whole league, and the ways to name an element.
enum SurvivalFigures {
  static func measure(rounds: Int) throws -> [Figure] {
    try league() + [suggest(rounds: rounds)]
  }

  /// Runs `lab league` over the apps of the repository; no figures if the bench runs elsewhere.
  private static func league() throws -> [Figure] {
    guard Disk().kind(of: "Scenarios/releases") == .folder else { return [] }
    let lab = ChildProcess.labPath
    var ended = false
    let time = ContinuousClock().measure { ended = ChildProcess.run(lab, ["league", "--json"]) }
    guard ended else { throw BenchError.noChild(lab) }
    return [
      Figure("lab league over five apps", [time.nanoseconds / 1e9], "s", limit: 60),
      Figure(
        "memory of the league", [Double(ChildProcess.peakMemory) / 1_048_576], "MiB", limit: 512),
    ]
  }

  /// Suggests names for an element of a screen of 1,000 views; the launch of the app is included.
  private static func suggest(rounds: Int) throws -> Figure {
    let files = MemoryFiles(["screen.json5": text])
    guard let loaded = try ScenarioSelection(["screen.json5"], files).loaded.first else {
      throw BenchError.wrong("screen.json5 contains no scenario")
    }
    let step = try StepReference(nil, in: loaded.scenario)
    let selector = try PickedElement.selector("#button-7-3")
    let times = try (0..<rounds).map { _ in
      var found: ElementSuggestions?
      let time = try ContinuousClock().measure {
        found = try ElementSuggestions(of: selector, after: step, in: loaded)
      }
      guard found?.rule != nil else { throw BenchError.wrong("no rule is suggested") }
      return time.nanoseconds / 1e6
    }
    return Figure("lab suggest on a screen of 1,000 views", times, "ms", limit: 50)
  }

  /// Two hundred cards in twenty rows, each with a box, a button and two labels.
  private static var text: String {
    let cards = (1...20).flatMap { row in
      (1...10).map { column in
        let (x, y) = (Double(column - 1) * 39, Double(row - 1) * 42)
        return """
          { is: 'UIView', frame: [\(x), \(y), 39, 42], subviews: [
            { is: 'UIView', frame: [0, 0, 39, 42], subviews: [
              { is: 'UIButton', id: 'button-\(row)-\(column)', title: 'Card', \
          frame: [0, 0, 39, 31], on: { touchUpInside: 'open:' } },
              { is: 'UILabel', text: 'Price', frame: [0, 31, 39, 11] }] }] },
          """
      }
    }
    return """
      { scenario: 'Cards', app: { root: 'Home', classes: { Home: { is: 'UIViewController',
        view: { subviews: [\(cards.joined())] }, methods: { 'open:': [] } } } },
        steps: [{ launch: {} }] }
      """
  }
}
