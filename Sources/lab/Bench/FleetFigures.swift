/// The figure of fleets: an event on both ways, against the baseline call of the dispatch bench.
enum FleetFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let (bench, baseline) = (try FleetBench(), try DispatchBench())
    let devices = max(1, stopwatch.calls / 10_000)
    let events = Double(try bench.play(devices).events) / Double(devices)
    let times = try stopwatch.compare(
      { count in
        let clock = ContinuousClock()
        return try clock.measure { _ = try bench.play(count) }
      }, calls: devices, with: baseline.call, after: {})
    return [
      Figure(
        name: "an event of a fleet, on its own and bridged", value: times.subject / events,
        unit: "ns", baseline: times.baseline,
        spread: times.ratios.lowerBound / events...times.ratios.upperBound / events,
        limit: 20_000)
    ]
  }
}
