/// The figures of paths: cached ones, and invalidated ones.
enum PathFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let few = try PathBench(siblings: 10)
    let many = try PathBench(siblings: 1_000)
    let figures = try [
      figure("path at depth 15", stopwatch.compare(few.find, with: few.join), limit: 3),
      figure(
        "path among 1,000 siblings a level, against 10",
        stopwatch.compare(many.find, with: few.find), limit: 1.5),
      figure(
        "path with one more sibling each time",
        stopwatch.compare(
          few.findAfterInsertions, calls: max(1, stopwatch.calls / 20), with: few.join,
          after: { try few.checkInsertion(siblings: 10) }), limit: 20),
    ]
    try few.check(leafIndex: 9)
    try many.check(leafIndex: 999)
    return figures
  }

  private static func figure(_ name: String, _ times: Stopwatch.Times, limit: Double) -> Figure {
    Figure(
      name: name, value: times.subject, unit: "ns", baseline: times.baseline,
      spread: times.ratios, limit: limit)
  }
}
