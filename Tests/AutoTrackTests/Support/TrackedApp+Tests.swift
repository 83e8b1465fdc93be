import AutoTrack
import MiniUI
import Wording

extension TrackedApp {
  /// An app that has been launched and shows a screen, with its first events taken.
  static func launched(on device: Device = Device()) throws -> TrackedApp {
    let app = TrackedApp(.showing { ViewController(in: $0) }, on: device)
    try app.launch()
    _ = app.take()
    return app
  }

  /// Shows a screen with a title in place of the current one.
  func show(titled title: String) throws {
    let screen = ViewController(in: process)
    screen.navigationItem.title = title
    try show(screen)
  }

  /// The diagnostics about the app's calls, without installations.
  var complaints: [String] {
    tracker.diagnostics.entries.compactMap { entry in
      switch entry {
      case .installed, .skipped: nil
      default: entry.description
      }
    }
  }
}
