import LabKit

/// The figure of the lab's own start.
enum StartFigures {
  /// Starts `lab --version` several times; the limit is 15 ms.
  static func measure(rounds: Int) throws -> [Figure] {
    let lab = ChildProcess.ownPath
    let times = try (0..<rounds).map { _ in
      let clock = ContinuousClock()
      var ended = false
      let time = clock.measure { ended = ChildProcess.run(lab, ["--version"]) }
      guard ended else { throw BenchError.noChild(lab) }
      return time.nanoseconds / 1e6
    }
    return [
      Figure(
        name: "lab --version", value: times.median, unit: "ms",
        spread: (times.min() ?? 0)...(times.max() ?? 0), limit: 15)
    ]
  }
}
