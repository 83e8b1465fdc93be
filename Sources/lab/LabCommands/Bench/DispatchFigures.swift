/// The figures of the dispatch table, as multiples of an opaque closure call.
enum DispatchFigures {
  /// One figure: its loop, its number of hooks, and its limit.
  private struct Kind {
    let name: String
    let hooks: Int
    var observing = false
    var loop = DispatchBench.send
    var limit: Double?
  }

  /// Measures every figure; throws if a call is lost.
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    try [
      Kind(name: "warm send", hooks: 0, limit: 2),
      Kind(name: "send through one hook", hooks: 1, limit: 3),
      Kind(
        name: "send to four receivers of two classes, one hook", hooks: 1,
        loop: DispatchBench.sendToFour, limit: 4),
      Kind(name: "send through one observing hook", hooks: 1, observing: true),
      Kind(name: "send through ten hooks", hooks: 10),
      Kind(name: "send through the general shape", hooks: 0, loop: DispatchBench.sendGeneral),
    ].map { try measure($0, stopwatch) }
  }

  private static func measure(_ kind: Kind, _ stopwatch: Stopwatch) throws -> Figure {
    let bench = try DispatchBench()
    try bench.addHooks(kind.hooks, observing: kind.observing)
    let subject = kind.loop(bench)
    subject(1_000)
    guard bench.takeTally() == 1_000 * (kind.hooks + 1) else {
      throw BenchError.lostCalls(kind.name)
    }
    let times = stopwatch.compare(subject, with: bench.call)
    return Figure(
      name: kind.name, value: times.subject, unit: "ns", baseline: times.baseline,
      spread: times.ratios, limit: kind.limit)
  }
}
