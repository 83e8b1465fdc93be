import AutoTrack
import LabSystem
import MiniUI

/// Benchmark of sending and removing a backlog, against reading and deleting the same rows.
///
/// A real delivery sends batches of 50 to a server that accepts at once. The files are made anew
/// each time, and opened before the measurement.
struct DrainBench {
  private static let batchSize = 50
  /// The number of rows inserted per transaction to make a backlog.
  private static let share = 10_000
  let count: Int

  /// The result of a complete drain.
  struct Drain {
    let duration: Duration
    /// The maximum growth of memory in bytes; nil if the system does not report it.
    let memory: Int?
  }

  /// Reads and deletes every row, 50 at a time.
  func readAndDelete() throws -> Duration {
    let files = try StoreBenchFiles()
    defer { withExtendedLifetime(files) {} }
    let bare = try backlog("bare", in: files)
    return try ContinuousClock().measure {
      var left = count
      while left > 0 {
        let deleted = try bare.readAndDelete(Self.batchSize)
        guard deleted > 0 else { throw BenchError.lostCalls("rows") }
        left -= deleted
      }
    }
  }

  /// Sends every event, from the start of the tracker to the last response.
  func drain() throws -> Drain {
    let files = try StoreBenchFiles()
    defer { withExtendedLifetime(files) {} }
    _ = try backlog("store", in: files)
    let (store, server) = (try files.store("store"), AgreeableServer())
    let process = Device().start(App())
    let tracker = Tracker(
      in: process, configuration: configuration, sink: BenchSink(), instruments: [],
      transport: server)
    tracker.openStore = { _, _ in store }
    let before = Memory.resident
    let time = ContinuousClock().measure {
      tracker.start()
      while server.isAsked { process.mainLoop.runTurn() }
    }
    guard tracker.delivery?.account.acknowledged == count, store.count == 0 else {
      throw BenchError.wrong("\(tracker.delivery?.account.description ?? "no delivery")")
    }
    let memory = before.flatMap { start in server.memory.map { $0 - start } }
    return Drain(duration: time, memory: memory)
  }

  private var configuration: Configuration {
    var (configuration, delivery) = (Configuration(), DeliveryConfiguration())
    delivery.address = "https://data.example/sa"
    delivery.policy.batchSize = Self.batchSize
    configuration.delivery = delivery
    return configuration
  }

  /// Returns a file with the backlog, after a checkpoint of its log.
  private func backlog(_ name: String, in files: StoreBenchFiles) throws -> BareDatabase {
    let bare = try files.bare(name)
    try bare.execute("PRAGMA synchronous = OFF")
    for first in stride(from: 1, through: count, by: Self.share) {
      let records = StoreBenchFiles.records(min(Self.share, count - first + 1), from: first)
      try bare.insertTogether(records[...])
    }
    try bare.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    try bare.execute("PRAGMA synchronous = NORMAL")
    return bare
  }
}

/// A server that accepts every batch at once, stores nothing, and samples the memory.
private final class AgreeableServer: Transport {
  /// True while a request waits for its response.
  private(set) var isAsked = false
  /// The maximum resident size at the samples.
  private(set) var memory: Int?
  private var requestCount = 0

  func send(
    _ request: TransportRequest, on loop: MainLoop,
    completion: @escaping (TransportAnswer) -> Void
  ) {
    isAsked = true
    if requestCount.isMultiple(of: 100) { look() }
    requestCount += 1
    loop.schedule(.timer, name: "the server's answer") { [weak self] in
      self?.isAsked = false
      completion(.response(TransportResponse(status: 200)))
    }
  }

  private func look() {
    guard let now = Memory.resident else { return }
    memory = max(memory ?? now, now)
  }
}

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
      unit: "ns", baseline: bare, spread: [own / bare].spread, limit: 2)
    guard let memory = drain.memory else { return [time] }
    let mebibytes = Double(memory) / 1_048_576
    return [time, Figure("memory of that, above the start", [mebibytes], "MiB", limit: 64)]
  }
}
