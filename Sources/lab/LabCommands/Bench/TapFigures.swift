/// The figure of a whole tap, as a multiple of the baseline call of the dispatch bench.
enum TapFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let bench = try TapBench()
    let baseline = try DispatchBench()
    let times = try stopwatch.compare(
      { stopwatch.time(bench.tap, calls: $0) }, calls: max(1, stopwatch.calls / 100),
      with: baseline.call, after: bench.check)
    return [
      Figure(
        name: "tap on a screen of 1,000 views, to the event", value: times.subject, unit: "ns",
        baseline: times.baseline, spread: times.ratios, limit: 1_600)
    ]
  }
}
