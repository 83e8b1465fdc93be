import AutoTrack
import LabKit
import MiniUI

/// One run of the app: a process, its tracker with a delivery, and a web view with the page.
///
/// The app has no screens, because no taps reach them. The tracker therefore has only the
/// instruments for the app's life and the messages of pages.
final class FleetLaunch {
  let process: AppProcess
  private let tracker: Tracker
  private let view: WebView

  /// Starts the app, which sends its stored events at once (S3.11).
  init(
    _ model: FleetModel, _ configuration: Configuration, on device: Device,
    over transport: FleetTransport, _ index: RecordIndex
  ) {
    index.beginLaunch()
    process = device.start(
      App(name: model.app.name, bundle: model.app.bundle, version: model.app.version))
    tracker = Tracker(
      in: process, configuration: configuration, sink: FleetSink(index),
      instruments: [AppLifeInstrument(), ScriptMessageInstrument()], transport: transport)
    tracker.openStore = { process, configuration throws(StoreFault) in
      let store = try EventStore(
        on: process.device.disk, at: EventStore.path(of: process.app),
        limit: configuration.storeLimit, synchronous: configuration.synchronous, note: { _ in })
      return WatchedStore(store, note: index.noteStored)
    }
    tracker.start()
    process.launch()
    view = WebView(in: process)
  }

  /// Loads the page.
  func load(_ address: String) { view.load(WebRequest(address, in: process)) }

  /// Ends the app by a crash or a kill.
  func die(by death: DeviceTrace.Death) {
    guard death.isException else { return process.kill() }
    process.classes.raise(.inconsistency("the app crashes"))
  }

  /// Kills the app and returns the account of this launch.
  func end() -> DeliveryAccount {
    process.kill()
    return tracker.delivery?.account ?? DeliveryAccount()
  }

  /// The account of this launch up to now.
  var account: DeliveryAccount { tracker.delivery?.account ?? DeliveryAccount() }
}

extension FleetModel {
  /// The scenario's configuration, with a bridge and a delivery as the values say.
  var bridgedConfiguration: Configuration {
    var configuration = configuration
    configuration.bridge.takesScriptMessages = true
    configuration.instruments = [:]
    var delivery = DeliveryConfiguration()
    delivery.policy = .sensors
    delivery.policy.interval = .milliseconds(values.milliseconds(.sdkInterval))
    // The policy sends at its threshold; the parameter means beyond it.
    delivery.policy.threshold = values.count(.sdkThreshold) + 1
    delivery.storeLimit = values.count(.sdkLimit)
    delivery.cache = values.isOn(.sdkWritesThrough) ? .writeThrough : .memory
    delivery.address = page.server
    configuration.delivery = delivery
    return configuration
  }
}
