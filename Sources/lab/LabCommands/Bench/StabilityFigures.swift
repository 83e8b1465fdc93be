/// The figures of unit tests: a mutated screen, and a process per test.
enum StabilityFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let (trees, launches) = (try StabilityBench(), LaunchBench())
    return try [
      figure(
        "mutated tree of 200 views, all its paths compared", trees.compare, trees.check,
        stopwatch, limit: 60_000),
      figure(
        "process launched under a tracker, to the first event", launches.launch, launches.check,
        stopwatch, limit: 300_000),
    ]
  }

  private static func figure(
    _ name: String, _ subject: (Int) -> Void, _ check: () throws -> Void,
    _ stopwatch: Stopwatch, limit: Double
  ) throws -> Figure {
    let baseline = try DispatchBench()
    let times = try stopwatch.compare(
      { stopwatch.time(subject, calls: $0) }, calls: max(1, stopwatch.calls / 4_000),
      with: baseline.call, after: check)
    return Figure(
      name: name, value: times.subject, unit: "ns", baseline: times.baseline,
      spread: times.ratios, limit: limit)
  }
}
