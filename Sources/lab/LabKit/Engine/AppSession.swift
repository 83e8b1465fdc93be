package import AutoTrack
import LabLanguage
package import MiniUI
import Wording

/// One process of the app, from its launch to its end, with its tracker.
package final class AppSession {
  /// The process; after its end it remains available as long as the session.
  package let process: AppProcess
  let subject: any LabTracker
  package let record: any TrackerRecord
  package let app: AppBuilder
  /// True after a step has reported the crash of the app.
  var isCrashReported = false
  /// True after the tracker's first start.
  private(set) var hasStarted = false
  /// True between a start and a stop.
  private var isStarted = false
  private var fingers: [Int: Finger] = [:]
  private let servers: Servers

  /// Starts a process and declares the app's classes; no code of tracker or app has run yet.
  init(
    of builder: AppBuilder, on device: Device, tracker description: TrackerDescription,
    sink: any EventSink, servers: Servers
  ) throws(StepFault) {
    app = builder
    self.servers = servers
    process = device.start(builder.makeApp())
    let report = TrackerReport(on: process, to: sink, servers)
    subject = try Self.makeTracker(of: process, description, report)
    record = report
    builder.access.tracker = autoTrack
    builder.access.isOfOther = autoTrack == nil
    if let autoTrack { builder.log.note(autoTrack, of: process) }
    builder.declareClasses(in: process)
  }

  private static func makeTracker(
    of process: AppProcess, _ description: TrackerDescription, _ report: TrackerReport
  ) throws(StepFault) -> any LabTracker {
    guard let other = description.other else {
      return AutoTrackSubject(in: process, settings: description, report: report)
    }
    do {
      return try other.make(process, report)
    } catch {
      let reason = String(describing: error)
      throw StepFault("the tracker \(other.name.quoted) could not be made: \(reason)")
    }
  }

  /// AutoTrack; nil for another tracker.
  package var autoTrack: Tracker? { (subject as? AutoTrackSubject)?.tracker }

  /// AutoTrack, for a feature that no other tracker has.
  var tracker: Tracker {
    get throws(StepFault) {
      if let autoTrack { return autoTrack }
      throw StepFault(TrackerKind.need(of: "this step"))
    }
  }

  /// True while the tracker observes the process.
  package var isTracked: Bool { autoTrack?.isRunning ?? isStarted }

  /// Starts or stops the tracker.
  func turn(_ change: TrackerSwitch) {
    switch change {
    case .start:
      start()
    case .stop:
      subject.stop()
      isStarted = false
      // The stopped client ignores the responses to its earlier requests.
      servers.events.cutOff(process.mainLoop)
    }
  }

  private func start() {
    hasStarted = true
    do {
      try subject.start()
      isStarted = true
    } catch {
      let name = type(of: subject).name.quoted
      app.log.record(StepFault("the tracker \(name) could not start: \(String(describing: error))"))
    }
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
  var reasonNotRunning: Sentence? {
    switch process.state {
    case .running: nil
    case .crashed: "the app has crashed; relaunch it"
    case .terminated: "the app has been terminated; relaunch it"
    case .killed: "the app has been killed; relaunch it"
    }
  }
}

/// The apps of a scenario, which can be installed on its device.
struct AppShelf {
  /// The bundle identifier of the scenario's own app.
  let own: String
  private var builders: [AppBuilder]

  init(of loaded: LoadedScenario, log: ScriptLog) {
    own = loaded.app.identity.bundle
    let cells = loaded.scenario.hookedCells
    builders = ([loaded.app] + loaded.otherApps).map {
      AppBuilder(description: $0, log: log, hookedCells: cells)
    }
  }

  /// The bundle identifiers, the scenario's own first.
  var bundles: [String] { builders.map(\.description.identity.bundle) }

  /// Returns the builder of an app; throws for an unknown bundle identifier.
  func builder(of bundle: String) throws(StepFault) -> AppBuilder {
    guard let builder = builders.first(where: { $0.description.identity.bundle == bundle }) else {
      throw StepFault("no app of the scenario is called \(bundle.quoted)")
    }
    return builder
  }

  /// Sets the version of an app from now on.
  mutating func update(_ bundle: String, to version: String) {
    for index in builders.indices where bundles[index] == bundle {
      builders[index].version = version
    }
  }
}
