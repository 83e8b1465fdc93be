/// The figures of the runtime functions: with 5,000 classes against 10.
enum RuntimeFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let few = try RuntimeBench(classCount: 10)
    let many = try RuntimeBench(classCount: 5_000)
    let exchange = stopwatch.compare(many.exchange, with: few.exchange)
    let responds = stopwatch.compare(many.askWhetherResponds, with: few.askWhetherResponds)
    return [
      figure("exchange among 5,000 classes, against 10", exchange),
      figure("responds-to among 5,000 classes, against 10", responds),
    ] + rootFigures(many, rounds: stopwatch.rounds)
  }

  private static func figure(_ name: String, _ times: Stopwatch.Times) -> Figure {
    Figure(
      name: name, value: times.subject, unit: "ns", baseline: times.baseline,
      spread: times.ratios, limit: 1.5)
  }

  private static func rootFigures(_ bench: RuntimeBench, rounds: Int) -> [Figure] {
    let times = (0..<rounds).map { bench.addToRoot(named: "added\($0)") }
    return [
      figure(
        "adding a method to the root class among 5,000", times.map { $0.adding / 1_000 }, "µs"),
      figure("first send of it, to each of 5,000 classes", times.map(\.sending), "ns"),
    ]
  }

  private static func figure(_ name: String, _ values: [Double], _ unit: String) -> Figure {
    Figure(
      name: name, value: values.median, unit: unit,
      spread: (values.min() ?? 0)...(values.max() ?? 0))
  }
}
