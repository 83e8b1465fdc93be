/// The figures of views: time against the baseline call of the dispatch bench, and memory.
enum ViewFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    try memory(count: stopwatch.calls / 2) + [
      time("view built, framed and added", inWindow: false, stopwatch),
      time("view built, framed and added in a window", inWindow: true, stopwatch),
    ]
  }

  private static func time(
    _ name: String, inWindow: Bool, _ stopwatch: Stopwatch
  ) throws -> Figure {
    let bench = try ViewBench(inWindow: inWindow)
    let baseline = try DispatchBench()
    var built = 0
    let times = try stopwatch.compare(
      { count in
        built = count
        return stopwatch.time(bench.build, calls: count)
      }, calls: max(1, stopwatch.calls / 200), with: baseline.call,
      after: { try bench.check(built) })
    return Figure(
      name: name, value: times.subject, unit: "ns", baseline: times.baseline,
      spread: times.ratios, limit: 320)
  }

  private static func memory(count: Int) throws -> [Figure] {
    guard let bytes = try ViewBench(inWindow: false).bytesOfOne(among: count) else { return [] }
    return [
      Figure(
        name: "resident memory of a view among \(count)", value: bytes, unit: "bytes",
        spread: bytes...bytes, limit: 400)
    ]
  }
}
