package import AutoTrack
import LabLanguage
package import MiniUI

/// One process of the app, from its launch to its end, with its tracker.
package final class AppSession {
  /// The process; after its end it remains available as long as the session.
  package let process: AppProcess
  package let tracker: Tracker
  let app: AppBuilder
  /// True after a step has reported the crash of the app.
  var isCrashReported = false
  /// True after the tracker's first start.
  private(set) var hasStarted = false
  private var fingers: [Int: Finger] = [:]
  /// The events that the app's callback vetoes.
  private let droppedEvents: [String]
  /// The app's delegate, which the tracker does not retain.
  private let refusal: RefusingDelegate

  private let servers: Servers

  /// Starts a process and declares the app's classes; no code of tracker or app has run yet.
  init(
    of builder: AppBuilder, on device: Device, tracker description: TrackerDescription,
    sink: any EventSink, servers: Servers
  ) throws(StepFault) {
    app = builder
    self.servers = servers
    process = device.start(builder.makeApp())
    tracker = Tracker(
      in: process, configuration: description.configuration, sink: sink, transport: servers)
    builder.access.tracker = tracker
    droppedEvents = description.droppedEvents
    refusal = RefusingDelegate(description.refused.map { String($0.value.drop { $0 == "#" }) })
    if !description.refused.isEmpty { tracker.delegate = refusal }
    builder.log.note(tracker, of: process)
    try builder.declareClasses(in: process)
  }

  /// Starts or stops the tracker.
  func turn(_ change: TrackerSwitch) {
    switch change {
    case .start:
      if !hasStarted { refuseEvents() }
      tracker.start()
      hasStarted = true
    case .stop:
      tracker.stop()
      // The stopped client ignores the responses to its earlier requests.
      servers.events.cutOff(process.mainLoop)
    }
  }

  /// Sets the app's callback, which vetoes some events.
  private func refuseEvents() {
    guard !droppedEvents.isEmpty else { return }
    tracker.setEventCallback { [droppedEvents] in !droppedEvents.contains($0.name.text) }
  }

  /// Returns one of the person's fingers; it remembers its last tap.
  func finger(_ number: Int) -> Finger {
    if let known = fingers[number] { return known }
    let new = Finger(using: process)
    fingers[number] = new
    return new
  }

  /// True while the app is in the background, where the system does not run its timers.
  package var isInBackground: Bool { process.isRunning && process.application.state == .background }

  /// The reason why nothing can be done with the app; nil while it runs.
  var reasonNotRunning: String? {
    switch process.state {
    case .running: nil
    case .crashed: "the app has crashed; relaunch it"
    case .terminated: "the app has been terminated; relaunch it"
    case .killed: "the app has been killed; relaunch it"
    }
  }
}
