import AutoTrack
import MiniUI

/// An app under a tracker, with all of its events, for tests of their content.
final class TrackedApp {
  /// The process of the app.
  let process: AppProcess
  /// The tracker under test; it has been started.
  let tracker: Tracker
  private let sink = MemorySink()
  private var taken = 0

  /// Starts a process and the tracker; the app is not launched yet.
  init(
    _ app: App = App(), on device: Device = Device(), configuration: Configuration = Configuration()
  ) {
    process = device.start(app)
    tracker = Tracker(in: process, configuration: configuration, sink: sink)
    tracker.start()
  }

  /// An app that has been launched and shows a screen, after its first events were taken.
  static func launched(on device: Device = Device()) -> TrackedApp {
    let app = TrackedApp(.showing { ViewController(in: $0) }, on: device)
    app.launch()
    _ = app.take()
    return app
  }

  /// Launches the app and lets it come to rest.
  func launch(inBackground: Bool = false) {
    process.launch(inBackground: inBackground)
    _ = process.mainLoop.settle()
  }

  /// The events since the last call.
  func take() -> [Event] {
    defer { taken = sink.events.count }
    return Array(sink.events[taken...])
  }

  /// Lets time pass while the app runs.
  func wait(_ duration: Duration) { _ = process.mainLoop.advance(by: duration) }

  /// Replaces the displayed screen by one with a title.
  func show(titled title: String) {
    let screen = ViewController(in: process)
    screen.navigationItem.title = title
    process.application.keyWindow?.rootViewController = screen
    _ = process.mainLoop.settle()
  }

  /// The tracker's diagnostics, without those about instruments.
  var complaints: [String] {
    tracker.diagnostics.entries.compactMap { entry in
      switch entry {
      case .installed, .skipped: nil
      default: entry.description
      }
    }
  }
}
