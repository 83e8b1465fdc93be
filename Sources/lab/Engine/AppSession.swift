import AutoTrack
import MiniUI

/// One process of the app, from its launch to its end, with the tracker that watches it.
final class AppSession {
  /// The process; it outlives the app's death as long as the session does.
  let process: AppProcess
  /// Watches the process.
  let tracker: Tracker
  /// Makes the app's screens and classes.
  let app: AppBuilder
  /// Whether a step has reported that the app crashed.
  var isCrashReported = false
  /// Whether the tracker has been started once.
  private(set) var hasStarted = false
  private var fingers: [Int: Finger] = [:]
  /// The events that the app's callback refuses.
  private let droppedEvents: [String]
  /// The app's own word on its elements, which the tracker asks and does not retain.
  private let refusal: RefusingDelegate

  private let servers: Servers

  /// Starts a process and declares the app's classes; neither the tracker nor the app's code has
  /// run yet.
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
      servers.events.cutOff(process.mainLoop)
    }
  }

  /// Lets the app's callback keep some events from being made.
  private func refuseEvents() {
    guard !droppedEvents.isEmpty else { return }
    tracker.setEventCallback { [droppedEvents] in !droppedEvents.contains($0.name.text) }
  }

  /// One of the person's fingers; it remembers its last tap.
  func finger(_ number: Int) -> Finger {
    if let known = fingers[number] { return known }
    let new = Finger(using: process)
    fingers[number] = new
    return new
  }

  /// Whether the app is out of sight, where the system lets none of its timers run.
  var isInBackground: Bool { process.isRunning && process.application.state == .background }

  /// Why nothing can be done with the app; nil while it runs.
  var reasonNotRunning: String? {
    switch process.state {
    case .running: nil
    case .crashed: "the app has crashed; relaunch it"
    case .terminated: "the app has been terminated; relaunch it"
    case .killed: "the app has been killed; relaunch it"
    }
  }
}
