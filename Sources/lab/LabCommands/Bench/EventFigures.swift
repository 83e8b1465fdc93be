/// The figures of events: made and encoded as JSON against Foundation, and as protobuf.
enum EventFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let bench = EventBench()
    let short = Stopwatch(rounds: stopwatch.rounds, calls: max(1, stopwatch.calls / 100))
    let built = short.compare(bench.build, with: bench.encode)
    let checked = short.compare(bench.check, with: bench.encode)
    try bench.verify()
    return try [
      figure("an event of 20 properties made and written, against JSONEncoder", built, limit: 0.08),
      figure("the same with the app's properties validated first", checked, limit: 0.15),
    ] + EncodingFigures.measure(stopwatch)
  }

  private static func figure(_ name: String, _ times: Stopwatch.Times, limit: Double) -> Figure {
    Figure(
      name: name, value: times.subject, unit: "ns", baseline: times.baseline,
      spread: times.ratios, limit: limit)
  }
}
