/// The figure of a tap on a row: in a table of 1,000,000 rows against one of 100.
enum ListFigures {
  /// Measures before the tables are scrolled from end to end, and checks them after both.
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let (few, many) = (try ListBench(rowCount: 100), try ListBench(rowCount: 1_000_000))
    let short = Stopwatch(rounds: stopwatch.rounds, calls: max(1, stopwatch.calls / 200))
    let times = short.compare(many.tap, with: few.tap)
    for bench in [few, many] {
      try bench.check()
      try bench.scrollThrough()
    }
    return [
      Figure(
        name: "tap on one of 1,000,000 rows, to the event, against one of 100",
        value: times.subject, unit: "ns", baseline: times.baseline, spread: times.ratios,
        limit: 1.5)
    ]
  }
}
