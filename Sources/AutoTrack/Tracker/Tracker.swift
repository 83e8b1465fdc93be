public import MiniUI

/// Turns what people do in a process into events, without the app's help.
///
/// Instruments hook the process and post moments to ``moments``; the collector observes them there,
/// decides with the capture rules and hands events to the sink. Each part can be replaced. Hooks
/// stay until ``stop()``, whether or not the tracker is kept.
public final class Tracker {
  /// Where the hooks post what they see; anybody may observe.
  public let moments = MomentHub()
  /// The process that is watched.
  let process: AppProcess
  private let configuration: Configuration
  private let instruments: [any Instrument]
  private let replacement: (any MomentObserver)?
  /// How servers are reached.
  let transport: (any Transport)?
  /// What servers say, while the tracker is started.
  private var documents: [RemoteDocument] = []
  /// The app's own word on single elements; not retained, and asked only while it lives.
  public weak var delegate: (any ElementDelegate)? {
    didSet { (collector as? StandardCollector)?.delegate = delegate }
  }
  /// Where events go, and where it is written down what became of everything.
  let log: CaptureLog
  /// Makes what keeps records on the device, once at the first start; nil opens the app's file.
  package var openStore: StoreOpener?
  /// What brings events to a server; nil where the configuration wants none, and before a start.
  public private(set) var delivery: Delivery?
  /// By which events leave; nil until the first start.
  private(set) var outlet: EventOutlet?
  private var session = Session()
  /// What observes the moments now; nil while the tracker is not started.
  private(set) var collector: (any MomentObserver)?
  private var installed: [any Removable] = []
  /// The names of the instruments that are installed.
  private var installedNames: Set<String> = []

  /// Prepares a tracker; nothing is hooked, read or written before ``start()``.
  ///
  /// - Parameters:
  ///   - process: The process to watch.
  ///   - configuration: What is captured.
  ///   - sink: Where events go.
  ///   - instruments: What is hooked, in order.
  ///   - collector: What observes the moments, in the place of the standard collector.
  ///   - transport: How servers are reached; none is for a configuration that asks none.
  public init(
    in process: AppProcess, configuration: Configuration = Configuration(), sink: any EventSink,
    instruments: [any Instrument] = StandardInstruments.all,
    collector: (any MomentObserver)? = nil, transport: (any Transport)? = nil
  ) {
    self.process = process
    self.configuration = configuration
    self.instruments = instruments
    replacement = collector
    self.transport = transport
    log = CaptureLog(sink: sink)
  }

  /// Installs the instruments; an app that is active already is seen to start now.
  ///
  /// A second call changes nothing. An instrument whose hook is refused is skipped, on record.
  /// After a stop everything begins anew, except for the numbers of the events.
  public func start() {
    guard collector == nil else { return log.record(.startedAgain) }
    let outlet = self.outlet ?? makeOutlet()
    let collector = replacement ?? standardCollector(outlet)
    self.collector = collector
    moments.add(collector)
    startDelivery(outlet)
    documents = makeDocuments(configuration, by: transport, outlet)
    documents.forEach { $0.start() }
    for instrument in instruments where self.collector != nil { install(instrument) }
    if self.collector == nil { takeOut() }
  }

  /// Takes out every hook and observation, the newest first; the process is as it was before.
  public func stop() {
    guard let collector else { return }
    self.collector = nil
    moments.remove(collector)
    stopDelivery()
    takeOut()
  }

  /// What is stored goes out before the app's start is seen (S3.11).
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

  /// Removes what is installed; a sink may stop the tracker while it is still being started.
  private func takeOut() {
    for part in installed.reversed() { part.remove() }
    installed = []
    documents.forEach { $0.stop() }
    documents = []
    installedNames = []
  }

  /// How many decisions are kept.
  public static let decisionLimit = CaptureLog.decisionLimit

  /// What became of what was seen, in order: the last ``decisionLimit`` decisions.
  public var decisions: [Decision] { log.decisions.kept }

  /// How many decisions there have been, those that are not kept any more included.
  public var decisionCount: Int { log.decisions.total }

  /// The decisions that came after the first so many, as far as they are kept.
  public func decisions(after count: Int) -> [Decision] { Array(log.decisions.after(count)) }

  /// What went on that no event tells.
  public var diagnostics: Diagnostics { log.diagnostics }

  /// Whether it has been started and not stopped since.
  public var isRunning: Bool { collector != nil }

  /// Where the app stands, as far as the standard collector has heard since the last start.
  public var lifeState: LifeState { session.state }

  /// What would become of a person's click on a view, if it came now, by the standard collector.
  ///
  /// Nil for a view that only belongs to others, for one that nobody acts on, and while the tracker
  /// is not started. The app's delegates are asked about the element, as they are by a click.
  public func forecast(of view: View) -> ClickForecast? {
    (collector as? StandardCollector)?.clicks.forecast(of: view) { installedNames.contains($0) }
  }

  private func standardCollector(_ outlet: EventOutlet) -> StandardCollector {
    session = Session()
    outlet.builder.readFirstTimes(in: process)
    (outlet.builder.referrerTitle, outlet.builder.isPassive) = (nil, false)
    let scheme = PathSchemes.scheme(named: configuration.scheme)
    if scheme == nil {
      log.record(.unknownScheme(name: configuration.scheme, known: PathSchemes.names))
    }
    let collector = StandardCollector(
      outlet, session, configuration: configuration.capture,
      paths: ElementPaths(scheme, pages: configuration.pages),
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

  /// Lets the standard collector and the delivery, and nobody else, hear of the app's life.
  ///
  /// Screens, timers, sessions, and what is stored and sent in the background (S3.10, S3.11) depend
  /// on it, also where no event may tell of it.
  private func followLife(without instrument: any Instrument) {
    guard let life = instrument as? AppLifeInstrument, let collector = collector as? StandardCollector
    else { return }
    let hub = MomentHub()
    hub.add(collector)
    if let delivery { hub.add(delivery) }
    if case .installed(let parts) = life.install(in: process, postingTo: hub) { installed += parts }
  }

  /// Tells what is installed whether the server has switched the SDK off.
  func switchInstalled() {
    let isOff = outlet?.settings.disablesSDK == true
    for case let part as any RemotelySwitched in installed { part.switchOff(isOff) }
  }

  private func install(_ kind: any Instrument) {
    let instrument = kind.configured(by: configuration.capture)
    let isOff = configuration.instruments[instrument.name] == false
    if let reason = isOff ? "it is switched off" : instrument.reasonToSkip(configuration.capture) {
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
      log.record(.skipped(instrument: instrument.name, because: "\(error)"))
    }
  }
}
