/// The figures of the store: events stored in batches and one by one, against bare statements.
enum StoreFigures {
  /// The ratio of times for a rate of 0.8.
  private static let limit = 1 / 0.8

  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let short = Stopwatch(rounds: stopwatch.rounds, calls: max(100, stopwatch.calls / 40))
    let bench = try StoreBench(records: 2 * short.calls)
    return try [
      figure(
        "an event stored, 50 at once, against a bare INSERT", bench, short,
        bench.storeTogether, bench.insertTogether),
      figure(
        "an event stored alone, against a bare INSERT", bench, short,
        bench.storeAlone, bench.insertAlone),
    ]
  }

  private static func figure(
    _ name: String, _ bench: StoreBench, _ stopwatch: Stopwatch,
    _ store: @escaping (Int) -> Void, _ insert: @escaping (Int) -> Void
  ) throws -> Figure {
    let times = try stopwatch.compare(
      { stopwatch.time(store, calls: $0) }, calls: stopwatch.calls, with: insert,
      after: bench.check)
    return Figure(
      name: name, value: times.subject, unit: "ns", baseline: times.baseline,
      spread: times.ratios, limit: limit)
  }
}
