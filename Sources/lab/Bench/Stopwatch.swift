/// Times a subject and its baseline in turn, so that a drifting machine moves both.
struct Stopwatch {
  /// How often both are timed.
  var rounds = 15
  /// How many calls one timing makes.
  var calls = 200_000

  /// The median times of one call, in nanoseconds, and the range of the ratios.
  struct Times {
    let subject: Double
    let baseline: Double
    let ratios: ClosedRange<Double>
  }

  /// Times two loops; each is given the number of calls to make.
  func compare(_ subject: (Int) -> Void, with baseline: (Int) -> Void) -> Times {
    var subjects: [Double] = []
    var baselines: [Double] = []
    subject(calls / 10)
    baseline(calls / 10)
    for _ in 0..<rounds {
      baselines.append(nanoseconds(baseline))
      subjects.append(nanoseconds(subject))
    }
    let ratios = zip(subjects, baselines).map { $0 / $1 }.sorted()
    return Times(
      subject: subjects.median, baseline: baselines.median,
      ratios: (ratios.first ?? 0)...(ratios.last ?? 0))
  }

  private func nanoseconds(_ loop: (Int) -> Void) -> Double {
    ContinuousClock().measure { loop(calls) }.nanoseconds / Double(calls)
  }
}

extension [Double] {
  /// The middle one; 0 of none.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
