import LabCommands
import AutoTrack
import LabKit
import LabSystem

/// Benchmark of a fleet's events: drawn, tracked, delivered or lost on both ways, and tallied.
final class FleetBench {
  private let model: FleetModel

  /// A page with the values of the repository's own fleet that affect the time.
  init() throws {
    let path = "fleet.json5"
    let files = MemoryFiles([path: Self.text])
    guard let loaded = try ScenarioSelection([path], files).loaded.first,
      let model = FleetModel(loaded)
    else { throw BenchError.wrong("\(path) contains no fleet") }
    self.model = model
  }

  /// Plays devices, the same each time, and returns the fate of their events.
  @inline(never)
  func play(_ count: Int) throws -> FleetTally {
    var tally = FleetTally()
    for number in 0..<count { tally += try FleetDevice(model: model, number: number).tally() }
    for way in tally.ways.values {
      guard way.delivered + way.lostCount == tally.events, way.lostCount < way.delivered else {
        throw BenchError.wrong("\(way) of \(tally.events) events")
      }
    }
    return tally
  }

  /// Returns the memory in bytes retained per device, after a warm-up of a tenth of them.
  ///
  /// Nil if the system does not report memory.
  func bytesKept(byEachOf count: Int) throws -> Double? {
    _ = try play(max(1, count / 10))
    guard let before = Memory.resident else { return nil }
    _ = try play(count)
    guard let after = Memory.resident else { return nil }
    return Double(max(0, after - before)) / Double(count)
  }

  private static let text = """
    { scenario: 'A page', app: { root: 'Home', classes: { Home: { is: 'UIViewController' } },
        pages: { 'https://m.example/': { title: 'Teapot', server: 'https://data.example/sa',
          load: [{ track: '$pageview' }],
          elements: { buy: [{ track: '$WebClick', with: { content: 'Buy', price: 19.5 } }] } } } },
      fleet: { page: 'https://m.example/', causes: {
        scriptReady: { value: 1.2, chosen: '-' }, leaveEventLost: { value: 0.09, chosen: '-' },
        requestTime4G: { value: 0.35, chosen: '-' }, requestTime3G: { value: 1.5, chosen: '-' },
        requestTimeWiFi: { value: 0.15, chosen: '-' }, requestFails: { value: 0.01, chosen: '-' },
        offline: { value: 0.007, chosen: '-' }, networkChanges: { value: 1, chosen: '-' },
        memoryKill: { value: 0.003, chosen: '-' }, swipeKill: { value: 0.2, chosen: '-' },
        lastSession: { value: 0.02, chosen: '-' } } },
      steps: [{ launch: {} }] }
    """
}

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
      Figure("resident memory left by one of \(count) devices", [bytes], "bytes", limit: 16_384)
    ]
  }
}
