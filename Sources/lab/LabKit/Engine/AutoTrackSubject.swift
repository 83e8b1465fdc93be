import AutoTrack
import LabLanguage
import MiniUI

final class AutoTrackSubject: LabTracker {
  static let name = TrackerKind.autoTrack.name
  /// The tracker itself, for the features that no other has.
  let tracker: Tracker
  /// The events that the app's callback vetoes, until the first start.
  private var droppedEvents: [String]
  /// The app's delegate, which the tracker does not retain.
  private let refusal: RefusingDelegate

  static func settings(from values: TrackerValues) -> TrackerDescription {
    values.description
  }

  init(in process: AppProcess, settings: TrackerDescription, report: TrackerReport) {
    tracker = Tracker(
      in: process, configuration: settings.configuration, sink: report.sink,
      transport: report.transport)
    report.follow(tracker)
    droppedEvents = settings.droppedEvents
    refusal = RefusingDelegate(settings.refused.map { String($0.value.drop { $0 == "#" }) })
    if !settings.refused.isEmpty { tracker.delegate = refusal }
  }

  func start() {
    refuseEvents()
    tracker.start()
  }

  func stop() { tracker.stop() }

  /// Sets the app's callback at the first start; the app may replace it later.
  private func refuseEvents() {
    guard !droppedEvents.isEmpty else { return }
    tracker.setEventCallback { [droppedEvents] in !droppedEvents.contains($0.name.text) }
    droppedEvents = []
  }
}

/// The delegate of an app that vetoes clicks on some of its elements.
private final class RefusingDelegate: ElementDelegate {
  private let refused: Set<String>

  /// A delegate that vetoes the elements with these accessibility identifiers.
  init(_ refused: [String]) {
    self.refused = Set(refused)
  }

  /// Returns false for a vetoed element.
  func shouldCapture(_ element: View) -> Bool {
    element.accessibilityIdentifier.map { !refused.contains($0) } ?? true
  }
}
