import AutoTrack
import MiniUI

/// What it costs to launch an app under a tracker, from nothing to the first event.
final class LaunchBench {
  private let sink = BenchSink()
  private var launches = 0

  /// Each time a new device, process and tracker with every instrument; the app shows one screen.
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

  /// Whether each launch has given its one event; forgets them.
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
