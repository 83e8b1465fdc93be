import AutoTrack
import MiniUI

/// Benchmark of launching an app under a tracker, up to the first event.
final class LaunchBench {
  private let sink = BenchSink()
  private var launches = 0

  /// Launches an app of one screen, each time on a new device with a tracker and every instrument.
  @inline(never)
  func launch(_ count: Int) {
    let app = App { process in
      let screen = ViewController(in: process)
      (process.application.delegate as? ApplicationDelegate)?.show(screen)
    }
    launches += count
    for _ in 0..<count {
      let process = Device().start(app)
      let tracker = Tracker(in: process, sink: sink)
      tracker.start()
      process.launch()
      withExtendedLifetime(tracker) {}
    }
  }

  /// Throws unless each launch gave its one event; clears the events.
  func check() throws {
    defer {
      launches = 0
      sink.forget()
    }
    guard sink.events.map(\.name) == Array(repeating: .appStart, count: launches) else {
      throw BenchError.wrong("\(launches) launches gave \(sink.events.prefix(3))")
    }
  }
}
