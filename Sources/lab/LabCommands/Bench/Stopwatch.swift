/// A timer of a subject and its baseline in turn, so that a drift of the machine affects both.
struct Stopwatch {
  /// The number of timings of both.
  var rounds = 15
  /// The number of calls per timing.
  var calls = 200_000

  /// The median times per call in nanoseconds, and the range of the ratios.
  struct Times {
    let subject: Double
    let baseline: Double
    let ratios: ClosedRange<Double>
  }

  /// Times two loops, which make the given number of calls.
  func compare(_ subject: (Int) -> Void, with baseline: (Int) -> Void) -> Times {
    compare({ time(subject, calls: $0) }, calls: calls, with: baseline) {}
  }

  /// Times a subject that measures itself, in fewer calls than the baseline.
  ///
  /// - Parameters:
  ///   - subject: Makes the calls and returns their duration.
  ///   - subjectCalls: The number of the subject's calls per timing.
  ///   - baseline: Makes the calls of the baseline.
  ///   - check: Checks each timing of the subject, untimed.
  /// - Returns: The median times, and the range of the ratios.
  func compare(
    _ subject: (Int) throws -> Duration, calls subjectCalls: Int, with baseline: (Int) -> Void,
    after check: () throws -> Void
  ) rethrows -> Times {
    var subjects: [Double] = []
    var baselines: [Double] = []
    // Warms up caches and branches of both before the first timing.
    _ = try subject(max(1, subjectCalls / 10))
    try check()
    baseline(calls / 10)
    for _ in 0..<rounds {
      baselines.append(time(baseline, calls: calls).nanoseconds / Double(calls))
      subjects.append(try subject(subjectCalls).nanoseconds / Double(subjectCalls))
      try check()
    }
    let ratios = zip(subjects, baselines).map { $0 / $1 }.sorted()
    return Times(
      subject: subjects.median, baseline: baselines.median,
      ratios: (ratios.first ?? 0)...(ratios.last ?? 0))
  }

  /// Returns the duration of a loop.
  func time(_ loop: (Int) -> Void, calls: Int) -> Duration {
    ContinuousClock().measure { loop(calls) }
  }
}

extension [Double] {
  /// The median; 0 without elements.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
