public import AutoTrack
public import LabKit
public import MiniUI

/// AutoTrack with parts of this package: a scheme, a rule, an instrument, a store and a callback.
///
/// A scenario switches them on in `tracker`; the other keys are those of AutoTrack.
public final class ExtendedTracker: LabTracker {
  /// The name for `lab run --tracker`.
  public static let name = "extended"
  private let tracker: Tracker

  /// The configuration of AutoTrack, and the settings of this package's parts.
  public struct Settings: Sendable {
    let configuration: Configuration
    /// The properties that the callback removes from every event.
    let hidden: [String]
  }

  /// Reads the keys of this package, and the others as AutoTrack does.
  public static func settings(from values: TrackerValues) -> Settings {
    let (closed, hidden) = (Set(values.texts("closed")), values.texts("hide"))
    let (isCrumbs, capturesLoads) = (values.flag("crumbs"), values.flag("loads"))
    var configuration = values.configuration()
    if isCrumbs { configuration.scheme = CrumbScheme() }
    configuration.instruments[LoadInstrument().name] = capturesLoads
    configuration.captureRules = [
      CaptureRule("closed", because: "the shop is closed") { facts in
        facts.event == .appClick
          && facts.view?.accessibilityIdentifier.map(closed.contains) == true
      }
    ]
    return Settings(configuration: configuration, hidden: hidden)
  }

  /// Creates the tracker of a process.
  public init(in process: AppProcess, settings: Settings, report: TrackerReport) {
    let store = ArrayStore()
    tracker = Tracker(
      in: process, configuration: settings.configuration, sink: report.sink,
      instruments: StandardInstruments.all + [LoadInstrument()], transport: report.transport,
      store: { _, _ in store })
    report.follow(tracker)
    guard !settings.hidden.isEmpty else { return }
    tracker.setEventCallback(named: "privacy") { [hidden = settings.hidden] event in
      for key in hidden { event[key] = nil }
      return true
    }
  }

  /// Installs the hooks.
  public func start() { tracker.start() }

  /// Removes the hooks.
  public func stop() { tracker.stop() }
}
