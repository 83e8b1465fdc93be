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
    process = device.start(model.shell)
    tracker = Tracker(
      in: process, configuration: configuration, sink: FleetSink(index),
      instruments: [AppLifeInstrument(), ScriptMessageInstrument()], transport: transport)
    let openStore = EventStore.opener()
    tracker.openStore = { process, configuration throws(StoreFault) in
      WatchedStore(try openStore(process, configuration), note: index.noteStored)
    }
    tracker.start()
    process.launch()
    view = WebView(in: process)
  }

  func load(_ address: String) { view.load(WebRequest(address, in: process)) }

  /// Ends the app by a crash or a kill.
  func die(by death: DeviceTrace.Death) {
    guard death.isException else { return process.kill() }
    process.classes.raise(.inconsistency("the app crashes"))
  }

  /// Kills the app and returns the account of this launch.
  func end() -> DeliveryAccount {
    process.kill()
    return account
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

/// A map from the records of a device to the events of the fleet.
final class RecordIndex {
  private let book: EventBook
  /// The events of stored records, by record id.
  @safe @exclusivity(unchecked) private var stored: [Record.ID: Int] = [:]
  /// The events of the current launch, by their sequences; nil for those of no page.
  @safe @exclusivity(unchecked) private var captured: [Int?] = []

  /// An index that notes captured and stored events in a book.
  init(_ book: EventBook) { self.book = book }

  /// Another launch counts its events from 1.
  func beginLaunch() { captured = [] }

  /// Notes an event that the tracker captured; events of the app itself have no mark.
  func noteCaptured(_ event: borrowing Event) {
    guard case .integer(let number)? = event.details[EventMark.key] else { return }
    let missing = event.sequence + 1 - captured.count
    if missing > 0 { captured += repeatElement(nil, count: missing) }
    captured[event.sequence] = number
    book.capture(number)
  }

  func noteStored(_ record: Record) {
    guard let number = EventMark.events(in: record.content).first else { return }
    stored[record.id] = number
    book.store(number)
  }

  private func event(of sequence: Int) -> Int? {
    captured.indices.contains(sequence) ? captured[sequence] : nil
  }

  /// The events of records that were dropped; one that was never stored is of this launch.
  func events(of ids: [Record.ID]) -> [Int] {
    ids.compactMap { id in
      if let number = stored[id] { return number }
      return id.split(separator: "-").last.flatMap { Int($0) }.flatMap(event(of:))
    }
  }
}

final class FleetSink: EventSink {
  private let index: RecordIndex

  init(_ index: RecordIndex) { self.index = index }

  func receive(_ event: consuming Event) { index.noteCaptured(event) }
}

/// The store of an app's SDK, with a hook for new records.
final class WatchedStore: PassingStore {
  let store: any RecordStore
  private let note: (Record) -> Void

  init(_ store: any RecordStore, note: @escaping (Record) -> Void) {
    (self.store, self.note) = (store, note)
  }

  func insert(
    _ records: [Record], counting rows: [StatisticsRow]
  ) throws(StoreFault) -> [Record.ID] {
    let dropped = try store.insert(records, counting: rows)
    records.forEach(note)
    return dropped
  }

  func spill(
    _ records: [Record], counting rows: [StatisticsRow], as eventsID: String, sending: Bool
  ) throws(StoreFault) -> SpilledBatch {
    let spilled = try store.spill(records, counting: rows, as: eventsID, sending: sending)
    records.forEach(note)
    return spilled
  }
}
