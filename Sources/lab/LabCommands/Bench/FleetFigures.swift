/// The figures of fleets: memory retained per device, and time per event on both ways.
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
    return try memory(count: devices * 10, bench) + [
      Figure(
        name: "an event of a fleet, direct and bridged", value: times.subject / events,
        unit: "ns", baseline: times.baseline,
        spread: times.ratios.lowerBound / events...times.ratios.upperBound / events,
        limit: 25_000)
    ]
  }

  /// Returns the memory figure; 160 MiB for 10,000 devices keep a fleet below 200 MiB.
  private static func memory(count: Int, _ bench: FleetBench) throws -> [Figure] {
    guard let bytes = try bench.bytesKept(byEachOf: count) else { return [] }
    return [
      Figure(
        name: "resident memory left by one of \(count) devices", value: bytes, unit: "bytes",
        spread: bytes...bytes, limit: 16_384)
    ]
  }
}
