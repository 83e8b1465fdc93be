/// The figure of encodings: protobuf against our own JSON.
enum EncodingFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let bench = EncodingBench()
    let short = Stopwatch(rounds: stopwatch.rounds, calls: max(1, stopwatch.calls / 20))
    let times = short.compare(bench.writeProtobuf, with: bench.writeJSON)
    try bench.verify()
    return [
      Figure(
        name: "an event of 20 properties written as protobuf, against JSON", value: times.subject,
        unit: "ns", baseline: times.baseline, spread: times.ratios, limit: 0.7)
    ]
  }
}
