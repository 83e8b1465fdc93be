import AutoTrack
import LabLanguage
package import MiniUI
package import Wording

/// The start or the stop of the tracker; before a launch, a start is deferred to it.
extension TrackerSwitch: PerformableVerb {
  static let kind = VerbKind(
    Fields.required(
      "tracker", Reader<TrackerSwitch>.word,
      "Starts or stops the tracker; without a running app, it starts at the next launch."))

  package var sentence: Sentence { "tracker \(Sentence(stringLiteral: rawValue))" }

  package func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss? {
    if simulation.session?.process.isRunning != true, self == .start {
      simulation.deferToLaunch(self)
    } else {
      try simulation.running().turn(self)
    }
    return nil
  }

  package func prepare(_ session: AppSession, in simulation: Simulation) { session.turn(self) }
}

extension TrackerCall: PerformableVerb {
  static let kind = VerbKind(variants)

  package var actions: [AppAction] { [.callTracker(self)] }

  package var featureOfAutoTrack: String? { "this call" }

  package func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss? {
    let session = try simulation.running()
    try make(to: session.tracker, through: session.app.access) { selector throws(StepFault) in
      try Screen(of: session.process).view(selector.value)
    }
    return nil
  }
}

/// A flush of the queued events by the app's code.
struct Flush: PerformableVerb {
  static let kind = VerbKind(
    Fields(
      .required("flush", .nothing, "The app's code flushes the queue: `{}`."),
      make: { _ in Flush() }))

  var sentence: Sentence { "flush" }

  var featureOfAutoTrack: String? { "'flush'" }

  func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss? {
    try simulation.running().tracker.flush()
    return nil
  }
}
