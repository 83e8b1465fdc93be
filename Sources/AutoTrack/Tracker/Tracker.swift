public import MiniUI

/// Turns what people do in a process into events, without the app's help.
///
/// Instruments hook the process and post moments to ``moments``; the collector observes them there,
/// decides with the capture rules and hands events to the sink. Each part can be replaced.
public final class Tracker {
  /// Where the hooks post what they see; anybody may observe.
  public let moments = MomentHub()
  private let process: AppProcess
  private let instruments: [any Instrument]
  private let collector: any MomentObserver
  private let log: CaptureLog
  private var installed: [any Removable] = []
  private var isStarted = false

  /// Prepares a tracker. Nothing is hooked, read or written before ``start()``.
  ///
  /// - Parameters:
  ///   - process: The process to watch.
  ///   - configuration: What is captured.
  ///   - sink: Where events go.
  ///   - instruments: What is hooked, in order.
  ///   - collector: What observes the moments, in the place of the standard collector.
  public init(
    in process: AppProcess, configuration: Configuration = Configuration(),
    sink: any EventSink = MemorySink(), instruments: [any Instrument] = StandardInstruments.all,
    collector: (any MomentObserver)? = nil
  ) {
    self.process = process
    self.instruments = instruments
    let log = CaptureLog(sink: sink)
    self.log = log
    self.collector =
      collector ?? Collector(process: process, configuration: configuration, log: log)
  }

  /// Installs the instruments; an app that is active already is seen to start now.
  ///
  /// A second call changes nothing. An instrument whose hook is refused is skipped, on record.
  public func start() {
    guard !isStarted else { return log.diagnostics.record(.startedAgain) }
    isStarted = true
    moments.add(collector)
    for instrument in instruments { install(instrument) }
  }

  /// Takes out every hook and observation, the newest first; the process is as it was before.
  public func stop() {
    for removable in installed.reversed() { removable.remove() }
    installed = []
    moments.remove(collector)
    isStarted = false
  }

  /// What became of everything that was seen, in order.
  public var decisions: [Decision] { log.decisions }

  /// What went on that no event tells.
  public var diagnostics: Diagnostics { log.diagnostics }

  /// Where the app stands, as far as the collector has heard.
  public var lifeState: LifeState { (collector as? Collector)?.lifeState ?? .initial }

  private func install(_ instrument: any Instrument) {
    do {
      switch try instrument.install(in: process, postingTo: moments) {
      case .installed(let parts):
        installed += parts
        log.diagnostics.record(.installed(instrument: instrument.name))
      case .skipped(let reason):
        log.diagnostics.record(.skipped(instrument: instrument.name, because: reason))
      }
    } catch {
      log.diagnostics.record(.skipped(instrument: instrument.name, because: "\(error)"))
    }
  }
}
