/// The figures that a release build has to hold, each against a baseline timed in the same run.
enum Bench {
  /// Measures subjects, as often and as long as the stopwatch says; tests use a short one.
  static func figures(
    of subjects: [BenchSubject] = BenchSubject.allCases, _ stopwatch: Stopwatch = Stopwatch(),
    running lab: LabRunner
  ) throws -> [Figure] {
    try subjects.flatMap { try $0.measure(stopwatch, running: lab) }
  }

  /// The figures as lines for people, or as JSON; one that does not hold is shown, not thrown.
  static func run(
    _ subjects: [BenchSubject], json: Bool, running lab: LabRunner
  ) throws -> String {
    let figures = try figures(of: subjects, running: lab)
    if json { return "{\"figures\":[\(figures.map(\.json).joined(separator: ","))]}" }
    return figures.map(\.line).joined(separator: "\n")
  }
}
