/// The figures of a release build, each against a baseline timed in the same run.
enum Bench {
  /// Measures subjects; the stopwatch sets rounds and calls, which tests keep small.
  static func figures(
    of subjects: [BenchSubject] = BenchSubject.allCases, _ stopwatch: Stopwatch = Stopwatch(),
    running lab: LabRunner
  ) throws -> [Figure] {
    try subjects.flatMap { try $0.measure(stopwatch, running: lab) }
  }

  /// Measures subjects repeatedly, for a check of their limits.
  static func check(_ subjects: [BenchSubject], running lab: @escaping LabRunner) throws
    -> BenchCheck
  {
    try BenchCheck(subjects.map { subject in { try figures(of: [subject], running: lab) } })
  }

  /// The figures as lines for people, or as JSON.
  static func text(of figures: [Figure], json: Bool) -> String {
    if json { return "{\"figures\":[\(figures.map(\.json).joined(separator: ","))]}" }
    return figures.map(\.line).joined(separator: "\n")
  }
}
