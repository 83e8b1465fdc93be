struct Figure: Equatable {
  let name: String
  /// The median of the rounds.
  let value: Double
  let unit: String
  /// The median of the baseline, timed in the same rounds; nil without one.
  var baseline: Double?
  /// The minimum and maximum of the rounds, in the unit of the limit.
  var spread: ClosedRange<Double>
  /// The maximum: of the ratio if there is a baseline, else of the value.
  var limit: Double?
  /// The reason why the figure was not measured; nil for a measured one.
  var absence: String?

  /// The value as a multiple of the baseline; nil without one.
  var ratio: Double? { baseline.map { value / $0 } }

  /// True if the figure is within its limit; nil without a limit or a measurement.
  var holds: Bool? { limit.map { (ratio ?? value) <= $0 } }
}

extension Figure {
  init(_ name: String, _ times: Stopwatch.Times, limit: Double? = nil) {
    self.init(
      name: name, value: times.subject, unit: "ns", baseline: times.baseline, spread: times.ratios,
      limit: limit)
  }

  /// A figure without a baseline: the median of some values.
  init(_ name: String, _ values: [Double], _ unit: String, limit: Double? = nil) {
    self.init(name: name, value: values.median, unit: unit, spread: values.spread, limit: limit)
  }

  /// A figure that was not measured, with the reason.
  init(_ name: String, unmeasured reason: String) {
    self.init(name: name, value: 0, unit: "", spread: 0...0)
    absence = reason
  }

  /// The figure as a JSON object; absent parts are `null`.
  var json: String {
    let value = absence == nil ? value.rounded(to: 3) : "null"
    let members: [(String, String)] = [
      ("name", "\"\(name)\""), ("value", value), ("unit", "\"\(unit)\""),
      ("baseline", baseline?.rounded(to: 3) ?? "null"), ("ratio", ratio?.rounded(to: 3) ?? "null"),
      ("limit", limit?.rounded(to: 3) ?? "null"), ("holds", holds.map { "\($0)" } ?? "null"),
    ]
    return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  var line: String {
    if let absence { return "\(name): not measured: \(absence)" }
    let measured = "\(value.rounded(to: 2)) \(unit)"
    let compared = ratio.map { ", \($0.rounded(to: 2)) × the baseline" } ?? ""
    let range = " (\(spread.lowerBound.rounded(to: 2))…\(spread.upperBound.rounded(to: 2)))"
    let bound = limit.map {
      ", limit \($0.rounded(to: 2)): \(holds == true ? "holds" : "exceeded")"
    }
    return "\(name): \(measured)\(compared)\(range)\(bound ?? "")"
  }
}

extension Double {
  /// Returns the number with at most `decimals` decimals, without trailing zeros.
  fileprivate func rounded(to decimals: Int) -> String {
    let factor = (0..<decimals).reduce(1.0) { factor, _ in factor * 10 }
    let number = (self * factor).rounded() / factor
    return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

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
    return Times(
      subject: subjects.median, baseline: baselines.median,
      ratios: zip(subjects, baselines).map { $0 / $1 }.spread)
  }

  /// Returns a stopwatch for slower subjects, with a fraction of the calls.
  func shortened(by divisor: Int, atLeast least: Int = 1) -> Stopwatch {
    Stopwatch(rounds: rounds, calls: max(least, calls / divisor))
  }

  func time(_ loop: (Int) -> Void, calls: Int) -> Duration {
    ContinuousClock().measure { loop(calls) }
  }
}

extension [Double] {
  /// The median; 0 without elements.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }

  /// The minimum and the maximum; 0 without elements.
  var spread: ClosedRange<Double> { (self.min() ?? 0)...(self.max() ?? 0) }
}

extension Duration {
  var nanoseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
