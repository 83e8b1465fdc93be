import MiniUI
import Wording

@testable import AutoTrack

/// An app whose tracker delivers, on a device whose store and server outlive it.
final class DeliveredApp {
  let process: AppProcess
  let tracker: Tracker
  let store: MemoryStore
  let server: TestServer

  /// Starts and launches the app; its own two events are `$AppStart` and `$AppViewScreen`.
  init(
    on device: Device = Device(), store: MemoryStore = MemoryStore(),
    server: TestServer = TestServer(), isLaunched: Bool = true,
    _ change: (inout Configuration, inout DeliveryConfiguration) -> Void = { _, _ in }
  ) {
    var (configuration, delivery) = (Configuration(), DeliveryConfiguration())
    delivery.address = "/events"
    change(&configuration, &delivery)
    configuration.delivery = delivery
    (self.store, self.server) = (store.open(), server)
    let app = TrackedApp(.showing { HomeController(in: $0) }, on: device) { process, sink in
      Tracker(
        in: process, configuration: configuration, sink: sink, transport: server,
        store: { [store] _, _ in store })
    }
    (process, tracker) = (app.process, app.tracker)
    if isLaunched { process.launch() }
    _ = process.mainLoop.settle()
  }

  /// The account of all records.
  var account: DeliveryAccount { tracker.delivery?.account ?? DeliveryAccount() }

  /// The diagnostics about failures.
  var complaints: [String] {
    tracker.diagnostics.entries.compactMap { entry in
      switch entry {
      case .installed, .skipped: nil
      default: entry.description
      }
    }
  }

  /// Tracks a number of events.
  func track(_ count: Int) { for _ in 0..<count { tracker.track("paid") } }

  /// Lets time pass while the app runs.
  func wait(_ duration: Duration) { _ = process.mainLoop.advance(by: duration) }
}
