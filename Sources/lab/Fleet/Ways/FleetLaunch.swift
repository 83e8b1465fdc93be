import AutoTrack
import MiniUI

/// One run of the app: a process, its tracker with a delivery, and a web view with the page.
///
/// The app has no screens, since nothing on them is tapped; so the tracker has only those
/// instruments that see the app's life and the messages of pages.
final class FleetLaunch {
  /// The process.
  let process: AppProcess
  private let tracker: Tracker
  private let view: WebView

  /// Starts the app; what is stored goes out at once (S3.11).
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

  /// Asks for the page.
  func load(_ address: String) { view.load(WebRequest(address, in: process)) }

  /// Ends the app as a death does.
  func die(by death: DeviceTrace.Death) {
    guard death.isException else { return process.kill() }
    process.classes.raise(.inconsistency("the app crashes"))
  }

  /// Ends the app without a word; what has become of the records of this launch.
  func end() -> DeliveryAccount {
    process.kill()
    return tracker.delivery?.account ?? DeliveryAccount()
  }

  /// What has become of the records so far.
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
    delivery.policy.threshold = values.count(.sdkThreshold) + 1
    delivery.storeLimit = values.count(.sdkLimit)
    delivery.cache = values.isOn(.sdkWritesThrough) ? .writeThrough : .memory
    delivery.address = page.server
    configuration.delivery = delivery
    return configuration
  }
}
