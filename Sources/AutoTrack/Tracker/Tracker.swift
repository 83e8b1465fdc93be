public import MiniUI
import Wording

/// Wraps the standard collector: returns an observer that passes moments to it, or withholds them.
public typealias CollectorWrapper = (any MomentObserver) -> any MomentObserver

/// A tracker that turns interactions in a process into events, without the app's help.
///
/// Instruments hook the process and post moments to ``moments``; the collector observes them there,
/// decides with the capture rules and passes events to the sink. Each part can be replaced. Hooks
/// stay until ``stop()``, even if the tracker is released.
public final class Tracker {
  /// The hub to which the hooks post moments; other code may observe it too.
  public let moments = MomentHub()
  let process: AppProcess
  private let configuration: Configuration
  private let instruments: [any Instrument]
  private let replacement: (any MomentObserver)?
  private let wrap: CollectorWrapper?
  let transport: (any Transport)?
  private var documents: [RemoteDocument] = []
  /// The app's delegate for single elements; not retained.
  public weak var delegate: (any ElementDelegate)? {
    didSet { standard?.delegate = delegate }
  }
  /// Passes events to the sink and records decisions and diagnostics.
  let log: CaptureLog
  /// Opens the record store at the first start; nil opens the store in the app's container.
  package var openStore: StoreOpener?
  /// The delivery of records; nil before the first start, or if none is configured.
  public private(set) var delivery: Delivery?
  /// Emits the events; nil until the first start.
  private(set) var outlet: EventOutlet?
  private var session = Session()
  /// The observer of the moments; nil while the tracker is not started.
  private(set) var collector: (any MomentObserver)?
  /// The standard collector, also inside another one; nil while replaced or not started.
  private(set) var standard: StandardCollector?
  private var installed: [any Removable] = []
  private var installedNames: Set<String> = []

  /// Creates a tracker; nothing is hooked, read or written before ``start()``.
  ///
  /// - Parameters:
  ///   - process: The process to watch.
  ///   - configuration: The configuration.
  ///   - sink: The receiver of events.
  ///   - instruments: The instruments to install, in order.
  ///   - collector: The observer of the moments; nil uses the standard collector.
  ///   - wrap: Returns the observer in place of the standard collector, to which it passes moments.
  ///   - transport: The connection to servers; nil if the configuration needs none.
  ///   - store: Opens the store of records; nil opens the SQLite file in the app's container.
  public init(
    in process: AppProcess, configuration: Configuration = Configuration(), sink: any EventSink,
    instruments: [any Instrument] = StandardInstruments.all,
    collector: (any MomentObserver)? = nil, wrapping wrap: CollectorWrapper? = nil,
    transport: (any Transport)? = nil, store: StoreOpener? = nil
  ) {
    self.process = process
    self.configuration = configuration
    self.instruments = instruments
    replacement = collector
    self.wrap = wrap
    self.transport = transport
    openStore = store
    log = CaptureLog(sink: sink)
  }

  /// Installs the instruments; an app that is already active gives its `$AppStart` now.
  ///
  /// A second call has no effect. An instrument whose hook fails is skipped and recorded. After a
  /// stop the tracker starts afresh, except that the numbering of events continues.
  public func start() {
    guard collector == nil else { return log.record(.startedAgain) }
    let outlet = self.outlet ?? makeOutlet()
    let collector = makeCollector(outlet)
    self.collector = collector
    // The collector observes before the delivery, which follows the app after it (S3.11).
    moments.add(collector)
    startDelivery(outlet)
    documents = makeDocuments(configuration, by: transport, outlet)
    documents.forEach { $0.start() }
    // A sink may call `stop()` during an installation, which sets the collector to nil.
    for instrument in instruments where self.collector != nil { install(instrument) }
    if self.collector == nil { takeOut() }
  }

  /// Removes all hooks and observations, newest first, and so restores the process.
  public func stop() {
    guard let collector else { return }
    self.collector = nil
    standard = nil
    moments.remove(collector)
    stopDelivery()
    takeOut()
  }

  /// Starts the delivery first, so that stored records go out before `$AppStart` (S3.11).
  private func startDelivery(_ outlet: EventOutlet) {
    delivery = delivery ?? configuration.delivery.map(makeDelivery)
    log.delivery = delivery
    guard let delivery else { return }
    delivery.obey(outlet.settings)
    moments.add(delivery)
    delivery.start()
  }

  private func stopDelivery() {
    guard let delivery else { return }
    moments.remove(delivery)
    delivery.stop()
  }

  private func takeOut() {
    // Hooks of one method form a chain, so the newest is removed first.
    for part in installed.reversed() { part.remove() }
    installed = []
    documents.forEach { $0.stop() }
    documents = []
    installedNames = []
  }

  /// The maximum number of decisions that are kept.
  package static let decisionLimit = CaptureLog.decisionLimit

  /// The last `decisionLimit` decisions, in order.
  public var decisions: [Decision] { log.decisions.kept }

  /// The number of decisions so far, including those no longer kept.
  package var decisionCount: Int { log.decisions.total }

  /// Returns the kept decisions after the first `count`.
  public func decisions(after count: Int) -> [Decision] { Array(log.decisions.after(count)) }

  /// The diagnostics: faults and refusals that no event reports.
  public var diagnostics: Diagnostics { log.diagnostics }

  /// Records a note of the app or of another module in ``diagnostics``.
  public func note(_ note: some DiagnosticNote) { log.record(.note(.init(note))) }

  /// True from a start until the next stop.
  public var isRunning: Bool { collector != nil }

  /// The app's life state as seen by the standard collector since the last start.
  package var lifeState: LifeState { session.state }

  /// Predicts the outcome of a click on a view by the standard collector.
  ///
  /// Nil for a view that takes no clicks of its own, and while the tracker is not started. The
  /// app's delegates are asked about the element, as they are for a real click.
  public func forecast(of view: View) -> ClickForecast? {
    standard?.clicks.forecast(of: view) { installedNames.contains($0) }
  }

  private func makeCollector(_ outlet: EventOutlet) -> any MomentObserver {
    if let replacement { return replacement }
    let standard = standardCollector(outlet)
    self.standard = standard
    return wrap?(standard) ?? standard
  }

  private func standardCollector(_ outlet: EventOutlet) -> StandardCollector {
    session = Session()
    outlet.builder.readFirstTimes(in: process)
    (outlet.builder.referrerTitle, outlet.builder.isPassive) = (nil, false)
    let collector = StandardCollector(
      outlet, session, configuration: configuration.capture,
      paths: ElementPaths(configuration.scheme, pages: configuration.pages),
      businessData: BusinessData(for: process.app) { [log] in log.record($0) })
    for rule in configuration.rules { record(rule) }
    collector.delegate = delegate
    return collector
  }

  private func makeOutlet() -> EventOutlet {
    let outlet = EventOutlet(EventBuilder(in: process, configuration.identity), log)
    self.outlet = outlet
    log.record(outlet.builder.identity.refusal)
    return outlet
  }

  /// Installs the app's life cycle for the standard collector and the delivery alone.
  ///
  /// Screens, timers, sessions, storage and uploads in the background (S3.10, S3.11) depend on it,
  /// also if its events are switched off.
  private func followLife(without instrument: any Instrument) {
    guard let life = instrument as? AppLifeInstrument, standard != nil, let collector else {
      return
    }
    let hub = MomentHub()
    hub.add(collector)
    if let delivery { hub.add(delivery) }
    if case .installed(let parts) = life.install(in: process, postingTo: hub) { installed += parts }
  }

  /// Passes the remote switch of the SDK to the installed instruments.
  func switchInstalled() {
    let isOff = outlet?.settings.disablesSDK == true
    for case let part as any RemotelySwitched in installed { part.switchOff(isOff) }
  }

  private func install(_ kind: any Instrument) {
    let instrument = kind.configured(by: configuration.capture)
    let isOff = configuration.instruments[instrument.name] == false
    let reason = isOff ? "it is switched off" : instrument.reasonToSkip(configuration.capture)
    if let reason {
      log.record(.skipped(instrument: instrument.name, because: reason))
      return followLife(without: instrument)
    }
    do {
      switch try instrument.install(in: process, postingTo: moments) {
      case .installed(let parts):
        installed += parts
        if outlet?.settings.disablesSDK == true { switchInstalled() }
        installedNames.insert(instrument.name)
        log.record(.installed(instrument: instrument.name))
      case .skipped(let reason):
        log.record(.skipped(instrument: instrument.name, because: reason))
      }
    } catch {
      log.record(.skipped(instrument: instrument.name, because: error.sentence))
    }
  }
}
