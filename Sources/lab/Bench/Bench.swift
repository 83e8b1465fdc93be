/// The figures that a release build has to hold, each against a baseline timed in the same run.
enum Bench {
  /// Measures everything, as often and as long as the stopwatch says; tests use a short one.
  static func figures(_ stopwatch: Stopwatch = Stopwatch()) throws -> [Figure] {
    try ViewFigures.measure(stopwatch) + DispatchFigures.measure(stopwatch)
      + RuntimeFigures.measure(stopwatch) + PathFigures.measure(stopwatch)
      + TapFigures.measure(stopwatch) + ListFigures.measure(stopwatch)
      + AppearanceFigures.measure(stopwatch) + StabilityFigures.measure(stopwatch)
      + EventFigures.measure(stopwatch) + BatchFigures.measure(stopwatch)
      + RuleFigures.measure(stopwatch)
      + StartFigures.measure(rounds: stopwatch.rounds)
  }

  /// The figures as lines for people, or as JSON; one that does not hold is shown, not thrown.
  static func run(json: Bool) throws -> String {
    let figures = try figures()
    if json { return "{\"figures\":[\(figures.map(\.json).joined(separator: ","))]}" }
    return figures.map(\.line).joined(separator: "\n")
  }
}
