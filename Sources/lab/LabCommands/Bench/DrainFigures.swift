/// The figures of a drained backlog: time and memory per event.
enum DrainFigures {
  /// Measures a backlog once, which is long enough for a stable figure.
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let bench = DrainBench(count: stopwatch.calls * 5)
    let bare = try bench.readAndDelete().nanoseconds / Double(bench.count)
    let drain = try bench.drain()
    let own = drain.duration.nanoseconds / Double(bench.count)
    let time = Figure(
      name: "an event of a backlog of \(bench.count) sent, against read and deleted", value: own,
      unit: "ns", baseline: bare, spread: own / bare...own / bare, limit: 2)
    guard let memory = drain.memory else { return [time] }
    let mebibytes = Double(memory) / 1_048_576
    return [
      time,
      Figure(
        name: "memory of that, above the start", value: mebibytes, unit: "MiB",
        spread: mebibytes...mebibytes, limit: 64),
    ]
  }
}
