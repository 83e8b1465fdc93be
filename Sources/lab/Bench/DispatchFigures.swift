/// The figures of the dispatch table, as multiples of an opaque closure call.
enum DispatchFigures {
  /// One figure of the kind: how many hooks, how many receivers, which limit.
  private struct Kind {
    let name: String
    let hooks: Int
    var observing = false
    var receivers = 1
    var limit: Double?
  }

  /// Measures every kind; throws when a call went missing.
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    try [
      Kind(name: "warm send", hooks: 0, limit: 2),
      Kind(name: "send through one hook", hooks: 1, limit: 3),
      Kind(
        name: "send to four receivers of two classes, one hook", hooks: 1, receivers: 4, limit: 4),
      Kind(name: "send through one observing hook", hooks: 1, observing: true),
      Kind(name: "send through ten hooks", hooks: 10),
    ].map { try measure($0, stopwatch) }
  }

  private static func measure(_ kind: Kind, _ stopwatch: Stopwatch) throws -> Figure {
    let bench = try DispatchBench()
    try bench.addHooks(kind.hooks, observing: kind.observing)
    let subject = kind.receivers == 1 ? bench.send : bench.sendToFour
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

/// Why a bench gave no figure.
enum BenchError: Error, CustomStringConvertible {
  /// Fewer calls arrived than were made, so the time means nothing.
  case lostCalls(String)
  /// The bench did something else than it says; this came of it.
  case wrong(String)
  /// The lab could not start itself.
  case noChild(String)

  var description: String {
    switch self {
    case .lostCalls(let name): "\(name): not every call arrived, so there is no figure"
    case .wrong(let result): "unexpected, so there is no figure: \(result)"
    case .noChild(let path): "\(path) could not be started; run the lab by its full path"
    }
  }
}
